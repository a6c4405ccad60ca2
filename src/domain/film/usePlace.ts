/**
 * Where a film is: what its player says, where it is sent, how far it may be sent (rule C2 of the college), and where a new address of it begins
 * (rule 41.16).
 */
import { useRef, useState, type RefObject } from 'react';
import { useStores } from '@/core/stores';
import type { PlayerHandle } from '@/ui/kit/Player';
import type { Heard } from './coverage';
import type { Playable } from './film';

/** Of the device's own jumps: so much may a second be off. */
const OFF = 3;
const NOT_YET = '先看完这一段';

export interface PlaceOptions {
  /** The furthest second that may be jumped to; anywhere without it. */
  reach?: () => number;
  hear?: (heard: Heard) => void;
}

export function usePlace(film: Playable, player: RefObject<PlayerHandle>, options: PlaceOptions) {
  const { clock, feedback } = useStores();
  const [time, setTime] = useState(film.start);
  const [length, setLength] = useState(0);
  /** Where the next address begins. */
  const [begin, setBegin] = useState(film.start);
  const latest = useRef({ time, length, options });
  Object.assign(latest.current, { time, length, options });
  const arriving = useArriving(film.start);

  const tell = (kind: Heard['kind'], more: Partial<Heard> = {}) =>
    latest.current.options.hear?.({ kind, at: latest.current.time, now: clock.steady(), ...more });
  const stand = (seconds: number) => {
    setTime(seconds);
    latest.current.time = seconds;
  };
  const go = (seconds: number) => {
    stand(seconds);
    arriving.aim(0);
    player.current?.seek(seconds);
    tell('seek');
  };
  /** What is played already is never ahead. */
  const reach = () => Math.max(latest.current.options.reach?.() ?? Infinity, latest.current.time);
  return {
    time,
    length,
    begin,
    tell,
    now: () => latest.current.time,
    /** False: that far nobody jumps yet. */
    seek(seconds: number): boolean {
      const most = latest.current.length > 0 ? latest.current.length : Infinity;
      const target = Math.max(0, Math.min(seconds, most));
      if (target > reach()) {
        feedback.toast(NOT_YET);
        return false;
      }
      go(target);
      return true;
    },
    /** What the player says; false: it is not yet where it was sent, so that is no news. */
    hear(seconds: number): boolean {
      const aim = arriving.missed(seconds);
      if (aim !== undefined) {
        if (aim !== 'old') player.current?.seek(aim);
        return false;
      }
      // By a way of the device's own: its lock screen, its whole-screen player.
      if (seconds > reach() + OFF) {
        feedback.toast(NOT_YET);
        go(Math.max(0, Math.min(latest.current.options.reach?.() ?? 0, latest.current.time)));
        return true;
      }
      stand(seconds);
      tell('time');
      return true;
    },
    hearLength(seconds: number): void {
      const known = Number.isFinite(seconds) ? seconds : 0;
      arriving.loaded();
      setLength(known);
      latest.current.length = known;
    },
    end: () => tell('ended', { at: latest.current.length || latest.current.time }),
    /** Loaded anew, at this address or another, it goes on where it is. */
    swap(): void {
      const next = film.endless ? 0 : latest.current.time;
      arriving.swap(next);
      setBegin(next);
    },
  };
}

/** Of a device that does not begin where it was told: so often it is told again. */
const TELLS = 3;
/** Times that are told before a new address is there are of the old one; a device that never says that it is there is believed after so many. */
const OF_OLD = 12;

/** Until a film stands where it shall begin, what its player says of its place is not true: it would be written down. */
function useArriving(start: number) {
  const state = useRef({ at: start, left: TELLS, old: 0 });
  return {
    /** 0: wherever it is, is right. */
    aim: (at: number) => {
      state.current = { at, left: TELLS, old: 0 };
    },
    swap: (at: number) => {
      state.current = { at, left: TELLS, old: at > 0 ? OF_OLD : 0 };
    },
    loaded: () => {
      state.current.old = 0;
    },
    /** Where it has to go first; undefined: it is there, or does not go. */
    missed(seconds: number): number | 'old' | undefined {
      const { at, left, old } = state.current;
      if (at === 0) return undefined;
      const isThere = Math.abs(seconds - at) <= OFF;
      if (old > 0) {
        state.current.old = old - 1;
        return isThere ? 'old' : at;
      }
      if (isThere || left === 0) {
        state.current.at = 0;
        return undefined;
      }
      state.current.left = left - 1;
      return at;
    },
  };
}
