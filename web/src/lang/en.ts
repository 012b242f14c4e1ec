// English: the engine's prose and the page's own sentences.
import prose from '../../../crates/woe-prose/lang/en.ftl?raw';
import page from '../../../crates/woe-prose/lang/page.en.ftl?raw';

export default [prose, page];
