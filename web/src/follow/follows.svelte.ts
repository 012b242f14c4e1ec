// Whether the view of a phone goes to the family that is played on.
import { keep, kept } from '../kept';

let follows = $state(kept('follows') !== 'no');

export const view = {
  get follows(): boolean {
    return follows;
  },
  set follows(next: boolean) {
    follows = next;
    keep('follows', next ? 'yes' : 'no');
  },
};
