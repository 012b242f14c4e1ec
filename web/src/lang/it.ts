// Italian: the engine's prose and the page's own sentences.
import prose from '../../../crates/woe-prose/lang/it.ftl?raw';
import page from '../../../crates/woe-prose/lang/page.it.ftl?raw';

export default [prose, page];
