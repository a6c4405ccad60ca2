/** What a player plays: a film, a sound or a stream, wherever it comes from. */
import type { Cue } from './vtt';

export interface Source {
  /** What the player calls it; empty where there is only one. */
  quality: string;
  url: string;
}
export interface Playable {
  kind?: 'video' | 'audio';
  title: string;
  poster: string;
  /** From the lowest quality up. */
  sources: readonly Source[];
  /** Seconds at which something begins: slices, chapters. */
  marks?: readonly number[];
  captions?: readonly Cue[];
  /** Second to begin at. */
  start: number;
  /** A stream that goes on: at its end it begins again, and nobody jumps in it. */
  endless?: boolean;
}

/** upright: as the phone stands, 16:9 in a page; wide: the phone lies on its side; turned: the picture does. */
export type Pose = 'upright' | 'wide' | 'turned';

/** waiting: it dropped and comes back by itself · blocked: the device wants a touch before there is sound. */
export type Mood = 'ready' | 'waiting' | 'blocked' | 'failed' | 'ended';

/** One address, and nothing to choose. */
export const playable = (title: string, url: string, poster: string, more: Partial<Playable> = {}): Playable => ({
  title,
  poster,
  sources: [{ quality: '', url }],
  start: 0,
  ...more,
});

export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;
/** Of the keys and the buttons beside them. */
export const STEP = 10;

/** 高清 where it exists, and what is nearest to it otherwise. */
export const firstQuality = (sources: readonly Source[]): string =>
  sources[Math.min(1, sources.length - 1)]?.quality ?? '';

/** The last of a film, in seconds: the fiftieth part of it, but no more than ten. */
const tailOf = (length: number): number => Math.max(2, Math.min(10, length / 50));
/** What was left in its last seconds begins anew. */
export const resumeAt = (position: number, length: number): number =>
  position < length - tailOf(length) ? position : 0;
