// How are paper, film, a bell and applause made out of nothing? Each is a few voices on a clock of the audio's own.

export const SOUNDS = ['paper', 'film', 'bell', 'applause'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Where a sound goes, and when it begins. */
type Ear = { audio: BaseAudioContext; out: AudioNode; at: number };

/** A breath of noise: from when, for how long, how loud, and through which filter. */
type Breath = { after: number; length: number; loud: number; filter: BiquadFilterType; hertz: number; to?: number };

/** A bell is its partials: how high above the strike note, how loud, and how long they ring. */
const PARTIALS = [
  { ratio: 0.5, loud: 0.35, rings: 2.6 },
  { ratio: 1, loud: 0.5, rings: 2 },
  { ratio: 1.19, loud: 0.3, rings: 1.5 },
  { ratio: 1.5, loud: 0.16, rings: 1.2 },
  { ratio: 2, loud: 0.25, rings: 0.9 },
  { ratio: 2.74, loud: 0.12, rings: 0.5 },
];
const STRIKE = 311;
const CLAPS = 44;
const QUIET = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}

/** Swells at once and dies away. */
function fade({ audio, out }: Ear, begin: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(QUIET, begin + length);
  gain.connect(out);
  return gain;
}

function breathe(ear: Ear, { after, length, loud, filter, hertz, to = hertz }: Breath): void {
  const begin = ear.at + after;
  const source = ear.audio.createBufferSource();
  source.buffer = noiseOf(ear.audio);
  const colour = ear.audio.createBiquadFilter();
  colour.type = filter;
  colour.frequency.setValueAtTime(hertz, begin);
  colour.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(colour);
  colour.connect(fade(ear, begin, length, loud));
  source.start(begin, Math.random() * 0.5, length);
}

/** A card is put on another: a rustle and a tap. */
function paper(ear: Ear): void {
  breathe(ear, { after: 0, length: 0.11, loud: 0.5, filter: 'bandpass', hertz: 3400, to: 2200 });
  breathe(ear, { after: 0.09, length: 0.05, loud: 0.6, filter: 'lowpass', hertz: 900 });
}

/** A sheet of film slides over a stack and settles. */
function film(ear: Ear): void {
  breathe(ear, { after: 0, length: 0.2, loud: 0.2, filter: 'highpass', hertz: 2600, to: 6200 });
  breathe(ear, { after: 0.18, length: 0.035, loud: 0.35, filter: 'bandpass', hertz: 1800 });
}

function bell(ear: Ear): void {
  for (const { ratio, loud, rings } of PARTIALS) {
    const tone = ear.audio.createOscillator();
    tone.frequency.value = STRIKE * ratio;
    tone.connect(fade(ear, ear.at, rings, loud * 0.6));
    tone.start(ear.at);
    tone.stop(ear.at + rings);
  }
}

/** Few hands, gloved. */
function applause(ear: Ear): void {
  for (let clap = 0; clap < CLAPS; clap += 1) {
    const after = Math.random() * 1.3;
    const loud = 0.25 + 0.5 * Math.random() * (1 - after / 1.6);
    breathe(ear, { after, length: 0.045, loud, filter: 'bandpass', hertz: 900 + 900 * Math.random() });
  }
}

const VOICES: Record<Sound, (ear: Ear) => void> = { paper, film, bell, applause };

/** Makes a sound, beginning now. */
export function sing(sound: Sound, audio: BaseAudioContext, out: AudioNode): void {
  VOICES[sound]({ audio, out, at: audio.currentTime + 0.01 });
}
