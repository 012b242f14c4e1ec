// Numbers in sentences.
import { FluentNumber } from '@fluent/bundle';

/** Small whole numbers look the same in every language of ours, and a browser's first look at how numbers are written takes
    longer than drawing a family does. */
const SMALL = 1000;

export class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < SMALL;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}
