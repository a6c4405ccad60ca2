/**
 * Tea music of this area: one piece at a time. It goes on from page to page inside the area, stops when a film starts, when the area is left and
 * when its sleep timer says so. The device's player is handed in with the first press (rule 44.6).
 */
import { makeAutoObservable } from 'mobx';
import type { AudioRow } from '@/contract';
import { remembered } from '@/core/lib/memory';
import type { Sound, SoundHears } from './types';

/** Between two pages of the area there is for a moment none. */
const LEAVE_MS = 600;
/** Minutes; `piece`: to the end of this one. */
export const SLEEPS = [15, 30, 60, 'piece'] as const;
export type Sleep = (typeof SLEEPS)[number];

export interface Tunes {
  rows: readonly AudioRow[];
  at: number;
  playing: boolean;
  time: number;
  length: number;
  sleep: Sleep | undefined;
  /** Did not sound. */
  failed: boolean;
  readonly now: AudioRow | undefined;
  /** Plays the piece at this place of a list. */
  start(rows: readonly AudioRow[], at: number, create: (hears: SoundHears) => Sound): void;
  toggle(): void;
  pause(): void;
  /** The next piece, after the last the first. */
  next(): void;
  setSleep(sleep: Sleep | undefined, onSleep: () => void): void;
  /** A page of the area is shown; the answer says that it no longer is. */
  enter(): () => void;
}

/** Counts the pages that are shown; calls `leave` when there is none any more. */
function createArea(leave: () => void): () => () => void {
  let pages = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  return () => {
    pages += 1;
    clearTimeout(leaving);
    return () => {
      pages -= 1;
      clearTimeout(leaving);
      leaving = setTimeout(() => pages === 0 && leave(), LEAVE_MS);
    };
  };
}

function createTunes(): Tunes {
  let sound: Sound | undefined;
  let sleeping: ReturnType<typeof setTimeout> | undefined;
  let slept = () => {};

  const begin = (at: number) => {
    Object.assign(tunes, { at, time: 0, length: tunes.rows[at]?.duration ?? 0 });
    resume();
  };
  const resume = () => {
    if (!tunes.now) return;
    Object.assign(tunes, { playing: true, failed: false });
    sound?.play(tunes.now.url);
  };
  const fallAsleep = () => {
    const sounded = tunes.playing;
    tunes.setSleep(undefined, slept);
    tunes.pause();
    // What was paused before needs no word.
    if (sounded) slept();
  };
  const hears: SoundHears = {
    onTime: (seconds) => tunes.playing && tunes.hear({ time: seconds }),
    onLength: (seconds) => Number.isFinite(seconds) && tunes.hear({ length: seconds }),
    onEnd: () => (tunes.sleep === 'piece' ? fallAsleep() : tunes.next()),
    onFail: () => {
      tunes.pause();
      tunes.hear({ failed: true });
    },
  };

  const tunes = makeAutoObservable({
    rows: [] as readonly AudioRow[],
    at: 0,
    playing: false,
    time: 0,
    length: 0,
    sleep: undefined as Sleep | undefined,
    failed: false,
    get now(): AudioRow | undefined {
      return tunes.rows[tunes.at];
    },
    hear(part: Partial<Pick<Tunes, 'time' | 'length' | 'failed'>>) {
      Object.assign(tunes, part);
    },
    start(rows: readonly AudioRow[], at: number, create: (hears: SoundHears) => Sound) {
      const isSame = tunes.now?.id === rows[at]?.id && !tunes.failed;
      sound ??= create(hears);
      tunes.rows = rows;
      if (!isSame) return begin(at);
      tunes.at = at;
      resume();
    },
    toggle() {
      if (tunes.playing) tunes.pause();
      else resume();
    },
    pause() {
      if (!tunes.playing) return;
      tunes.playing = false;
      sound?.pause();
    },
    next() {
      if (tunes.rows.length > 0) begin((tunes.at + 1) % tunes.rows.length);
    },
    setSleep(sleep: Sleep | undefined, onSleep: () => void) {
      clearTimeout(sleeping);
      tunes.sleep = sleep;
      slept = onSleep;
      if (typeof sleep === 'number') sleeping = setTimeout(fallAsleep, sleep * 60_000);
    },
    enter: createArea(() => tunes.pause()),
  });
  return tunes;
}

/** Of the member who listens: a logout ends it with the area. */
export const tunesOfArea = remembered(createTunes);
