/**
 * 跟泡: the pour that is under way. It began with a film and goes on outside it, on whatever page one is; the phone remembers it, so that
 * a reload does not lose it. When it is over it is said where one is (rule 44.7).
 */
import { makeAutoObservable } from 'mobx';
import type { Steep } from '@/contract';
import { remembered } from '@/core/lib/memory';
import type { RootStore } from '@/core/stores';

const KEY = 'film_brew';
/** One that was over so long ago is nobody's cup any more. */
const COLD_MS = 600_000;

export interface Pour {
  filmId: string;
  film: string;
  name: string;
  /** Milliseconds of the server's clock. */
  endAt: number;
  seconds: number;
}
type Deps = Pick<RootStore, 'platform' | 'clock' | 'feedback'>;

function createBrew() {
  let timer: (() => void) | undefined;
  const brew = makeAutoObservable({
    pour: undefined as Pour | undefined,
    /** The film whose pours begin by themselves as it comes to them. */
    following: undefined as string | undefined,
    follow(filmId: string | undefined) {
      brew.following = filmId;
    },
    begin(
      { platform, clock, feedback }: Deps,
      film: { id: string; title: string },
      { name, seconds }: Pick<Steep, 'name' | 'seconds'>,
    ) {
      const endAt = clock.now() + seconds * 1000;
      brew.take({ platform, clock, feedback }, { filmId: film.id, film: film.title, name, seconds, endAt });
      platform.storage.set(KEY, JSON.stringify(brew.pour));
    },
    take(deps: Deps, pour: Pour) {
      timer?.();
      brew.pour = pour;
      timer = deps.clock.later(Math.max(0, pour.endAt - deps.clock.now()), () => brew.ring(deps));
    },
    ring({ platform, feedback }: Deps) {
      const { pour } = brew;
      // A logout has emptied the phone: it is nobody's any more.
      const isKept = platform.storage.get(KEY) !== undefined;
      if (!pour) return;
      brew.end(platform.storage);
      if (!isKept) return;
      platform.audio.chime();
      feedback.toast(`${pour.name}好了，出汤`);
    },
    /** The person waits no longer: what follows in the film is not brewed along either. */
    stop(storage: Deps['platform']['storage']) {
      brew.following = undefined;
      brew.end(storage);
    },
    end(storage: Deps['platform']['storage']) {
      timer?.();
      timer = undefined;
      brew.pour = undefined;
      storage.remove(KEY);
    },
    /** What the phone remembers, if nothing is under way. */
    restore(deps: Deps) {
      if (brew.pour) return;
      const pour = readPour(deps.platform.storage.get(KEY));
      if (!pour || deps.clock.now() - pour.endAt > COLD_MS) return deps.platform.storage.remove(KEY);
      brew.take(deps, pour);
    },
  });
  return brew;
}

function readPour(text: string | undefined): Pour | undefined {
  try {
    const pour = JSON.parse(text ?? 'null') as Partial<Pour> | null;
    const { filmId, film, name, endAt, seconds } = pour ?? {};
    if (typeof filmId !== 'string' || typeof film !== 'string' || typeof name !== 'string') return undefined;
    return typeof endAt === 'number' && typeof seconds === 'number'
      ? { filmId, film, name, endAt, seconds }
      : undefined;
  } catch {
    return undefined;
  }
}

export const brewing = remembered(createBrew);
export type Brew = ReturnType<typeof createBrew>;
