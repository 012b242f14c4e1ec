import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SoundAndSpeed from '../../src/follow/SoundAndSpeed.svelte';
import { chosen } from '../../src/net/pace.svelte';
import { cueOf } from '../../src/sound/cues';
import Sounding from '../../src/sound/Sounding.svelte';
import { sounds } from '../../src/sound/sounds.svelte';
import { sing, SOUNDS } from '../../src/sound/synth';
import type { Beat } from '../../src/wire';
import { violations } from '../lobby/axe';
import { DEMISE } from '../fixtures/catalog';
import { stack } from '../lobby/house';
import { Evening, evening, FIRST_PLAY } from '../table/evening';

/** Counts what is started; everything else is a knob that can be turned. */
class FakeAudio {
  static voices = 0;
  static outs: { gain: { value: number } }[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  #knob = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  #voice = () => ({
    connect: vi.fn(),
    start: () => (FakeAudio.voices += 1),
    stop: vi.fn(),
    frequency: this.#knob(),
    buffer: null,
  });
  createGain = () => {
    const node = { connect: vi.fn(), gain: this.#knob() };
    FakeAudio.outs.push(node);
    return node;
  };
  createOscillator = this.#voice;
  createBufferSource = this.#voice;
  createBiquadFilter = () => ({ connect: vi.fn(), type: '', frequency: this.#knob() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

function happened(beats: Beat[], deaths: number[] = []) {
  return { from: 1, step: 1, beats, deaths, own: false };
}

beforeEach(() => {
  FakeAudio.voices = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sounds.on = true;
  sounds.volume = 50;
});

describe('a sound', () => {
  it.each(SOUNDS)('like %s has voices', (sound) => {
    const audio = new FakeAudio() as unknown as AudioContext;
    sing(sound, audio, audio.createGain());
    expect(FakeAudio.voices).toBeGreaterThan(1);
  });

  it('belongs to what happened, the gravest first', () => {
    const laid: Beat = { beat: 'laid', card: 1, on: 0 };
    const drawn: Beat = { beat: 'drawn', seat: 0, card: null };
    expect(cueOf(happened([laid, drawn], [0]))).toBe('bell');
    expect(cueOf(happened([drawn, laid]))).toBe('film');
    expect(cueOf(happened([drawn]))).toBe('paper');
    expect(cueOf(happened([{ beat: 'passed', seat: 0 }]))).toBeNull();
  });
});

describe('the table', () => {
  it('is silent until the first gesture, then a death rings; and not when it is switched off', async () => {
    const table = new Evening();
    render(Sounding, { connection: table.connection });
    const dies = (at: number, on: number) => {
      const beats: Beat[] = [
        { beat: 'announced', seat: 1, card: DEMISE, on, way: 'own' },
        { beat: 'laid', card: DEMISE, on },
      ];
      const part = evening()[`stack/${on}`]!;
      table.server.tells({ [`stack/${on}`]: stack(part.base, 0, -15, -15) }, { steps: [{ at, by: 1, beats }] });
      return tick();
    };
    await dies(9, 0);
    expect(FakeAudio.voices).toBe(0);
    await fireEvent.pointerDown(document.body);
    await dies(10, 1);
    expect(FakeAudio.voices).toBeGreaterThan(3);
    const rung = FakeAudio.voices;
    sounds.on = false;
    await dies(11, 2);
    expect(FakeAudio.voices).toBe(rung);
    table.connection.close();
  });

  it('claps for applause that is new', async () => {
    const table = new Evening({ asked: null });
    render(Sounding, { connection: table.connection });
    await fireEvent.pointerDown(document.body);
    table.recalls();
    await vi.waitFor(() => expect(table.connection.log.length).toBeGreaterThan(0));
    await tick();
    table.server.tells({}, { lines: [{ number: 5, kind: 'applause', seat: 1, at: 1, line: '' }] });
    await tick();
    expect(FakeAudio.voices).toBeGreaterThan(20);
    table.connection.close();
  });

  it('trembles where that can be felt: when it is my turn, and at a death', async () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const table = new Evening({ asked: null });
    render(Sounding, { connection: table.connection });
    table.recalls();
    await vi.waitFor(() => expect(table.connection.log.length).toBeGreaterThan(0));
    await tick();
    table.server.tells({ asked: FIRST_PLAY });
    await tick();
    expect(vibrate).toHaveBeenCalledTimes(1);
    sounds.trembles = false;
    table.server.tells({ asked: null });
    await tick();
    table.server.tells({ asked: FIRST_PLAY });
    await tick();
    expect(vibrate).toHaveBeenCalledTimes(1);
    sounds.trembles = true;
    table.connection.close();
  });
});

describe('the choice of speed and sound', () => {
  it('is kept in the browser', async () => {
    render(SoundAndSpeed, { narrow: true });
    await fireEvent.click(screen.getByRole('radio', { name: /^briskly/ }));
    expect([chosen.speed, localStorage.getItem('woe-speed')]).toEqual(['brisk', 'brisk']);
    await fireEvent.click(screen.getByRole('checkbox', { name: /^paper/ }));
    expect([sounds.on, localStorage.getItem('woe-sound')]).toEqual([false, 'off']);
    await fireEvent.click(screen.getByRole('checkbox', { name: /^Let the view follow/ }));
    expect(localStorage.getItem('woe-follows')).toBe('no');
    sounds.on = true;
    await tick();
    await fireEvent.input(screen.getByRole('slider', { name: 'How loud' }), { target: { value: '20' } });
    expect([sounds.volume, localStorage.getItem('woe-volume')]).toEqual([20, '20']);
    chosen.speed = 'at-once';
  });

  it('is there for everybody', async () => {
    render(SoundAndSpeed);
    expect(await violations(document.body)).toEqual([]);
  });
});
