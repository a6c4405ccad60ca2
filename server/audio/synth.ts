/**
 * Tea music made of numbers: plucked strings (Karplus and Strong) on a pentatonic scale, slow, with a soft room behind them. The
 * same piece is the same file every time; nothing of it belongs to anybody else.
 */
import { createRandom } from '../lib/random';

const RATE = 16_000;
/** 宫商角徵羽 over two octaves, in hertz. */
const SCALE = [196, 220, 246.94, 293.66, 329.63, 392, 440, 493.88, 587.33];

/** Adds one pluck to the track. */
function pluck(track: Float32Array, at: number, hertz: number, strength: number, noise: () => number): void {
  const period = Math.round(RATE / hertz);
  const string = Float32Array.from({ length: period }, () => (noise() * 2 - 1) * strength);
  const length = Math.min(track.length - at, RATE * 4);
  for (let i = 0; i < length; i++) {
    const here = i % period;
    const next = (here + 1) % period;
    const value = string[here] ?? 0;
    track[at + i] = (track[at + i] ?? 0) + value;
    string[here] = 0.4985 * (value + (string[next] ?? 0));
  }
}

/** A short echo, so that the notes do not stand in an empty box. */
function echo(track: Float32Array, seconds: number, gain: number): void {
  const delay = Math.round(RATE * seconds);
  for (let i = delay; i < track.length; i++) track[i] = (track[i] ?? 0) + (track[i - delay] ?? 0) * gain;
}

/** 16-bit mono WAV of one piece. */
export function tune(piece: number, seconds: number): Buffer {
  const random = createRandom(piece * 7919);
  const track = new Float32Array(seconds * RATE);
  const beat = 0.42 + (piece % 3) * 0.07;
  let note = 2 + (piece % 4);
  for (let at = 0.2; at < seconds - 3;) {
    note = Math.max(0, Math.min(SCALE.length - 1, note + random.int(-2, 2)));
    pluck(track, Math.round(at * RATE), SCALE[note] ?? 196, 0.3 + random.next() * 0.14, () => random.next());
    if (random.chance(0.22)) pluck(track, Math.round(at * RATE), (SCALE[note] ?? 196) / 2, 0.22, () => random.next());
    at += beat * random.pick([1, 1, 2, 2, 3]);
  }
  echo(track, 0.27, 0.28);
  echo(track, 0.61, 0.16);
  return wav(track);
}

function wav(track: Float32Array): Buffer {
  const peak = track.reduce((most, value) => Math.max(most, Math.abs(value)), 0.01);
  const body = Buffer.alloc(44 + track.length * 2);
  body.write('RIFF', 0);
  body.writeUInt32LE(36 + track.length * 2, 4);
  body.write('WAVEfmt ', 8);
  body.writeUInt32LE(16, 16);
  body.writeUInt16LE(1, 20);
  body.writeUInt16LE(1, 22);
  body.writeUInt32LE(RATE, 24);
  body.writeUInt32LE(RATE * 2, 28);
  body.writeUInt16LE(2, 32);
  body.writeUInt16LE(16, 34);
  body.write('data', 36);
  body.writeUInt32LE(track.length * 2, 40);
  track.forEach((value, i) => body.writeInt16LE(Math.round((value / peak) * 26_000), 44 + i * 2));
  return body;
}

const HEAD = 44;
/** A piece so many times over, to the sample. */
export function repeat(piece: Buffer, times: number): Buffer {
  const sound = piece.subarray(HEAD);
  const length = Math.floor((sound.length * times) / 2) * 2;
  const body = Buffer.alloc(HEAD + length);
  piece.copy(body, 0, 0, HEAD);
  for (let at = 0; at < length; at += sound.length) sound.copy(body, HEAD + at, 0, Math.min(sound.length, length - at));
  body.writeUInt32LE(HEAD - 8 + length, 4);
  body.writeUInt32LE(length, HEAD - 4);
  return body;
}
