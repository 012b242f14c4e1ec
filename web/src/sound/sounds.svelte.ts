// Whether and how loud the table is heard, and felt: silent until the first gesture, as browsers want it and people, too.
import { keep, kept } from '../kept';
import { sing, type Sound } from './synth';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** How a phone trembles: once for one's turn, and slowly for a death. */
const TREMBLES = { turn: [40], death: [60, 80, 160] };

function keptVolume(): number {
  const volume = Number(kept('volume') ?? '50');
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : 50;
}

class Sounds {
  #on = $state(kept('sound') !== 'off');
  #volume = $state(keptVolume());
  #trembles = $state(kept('haptics') !== 'off');
  #audio: AudioContext | null = null;
  #out: GainNode | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep('sound', on ? 'on' : 'off');
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    keep('volume', `${volume}`);
    this.#tune();
  }

  get trembles(): boolean {
    return this.#trembles;
  }

  set trembles(trembles: boolean) {
    this.#trembles = trembles;
    keep('haptics', trembles ? 'on' : 'off');
  }

  /** Whether this device could tremble: one that is touched, and says so. */
  get canTremble(): boolean {
    return typeof navigator.vibrate === 'function' && (globalThis.matchMedia?.('(pointer: coarse)').matches ?? false);
  }

  /** Waits for the first gesture; gives back how to stop waiting. */
  wake(): () => void {
    const stop = () => GESTURES.forEach((gesture) => removeEventListener(gesture, begin, true));
    const begin = () => {
      stop();
      this.#begin();
    };
    if (!this.#audio) GESTURES.forEach((gesture) => addEventListener(gesture, begin, true));
    return stop;
  }

  play(sound: Sound): void {
    if (!this.#on || this.#volume === 0 || document.hidden || !this.#audio || !this.#out) return;
    if (this.#audio.state === 'suspended') void this.#audio.resume().catch(() => undefined);
    sing(sound, this.#audio, this.#out);
  }

  tremble(why: keyof typeof TREMBLES): void {
    // A browser minds a page that trembles before anybody touched it.
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (this.#trembles && this.canTremble && touched) navigator.vibrate(TREMBLES[why]);
  }

  #begin(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#audio = new AudioContext();
    this.#out = this.#audio.createGain();
    this.#out.connect(this.#audio.destination);
    this.#tune();
  }

  #tune(): void {
    // What is heard as half as loud is far less than half.
    if (this.#out) this.#out.gain.value = (this.#volume / 100) ** 2;
  }
}

export const sounds = new Sounds();
