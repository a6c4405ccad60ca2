/** What a person wants of every film, for the visit: sound, speed, captions; less data is remembered by the phone. */
import { makeAutoObservable } from 'mobx';
import { remembered } from '@/core/lib/memory';
import type { Platform } from '@/core/platform';
import { firstQuality, type Source } from '@/domain/film/film';

const KEY = 'film_saver';

export const filmWishes = remembered(() =>
  makeAutoObservable({
    muted: false,
    /** The device wanted silence before it played by itself. */
    silenced: false,
    rate: 1,
    captions: true,
    quality: undefined as string | undefined,
    set(part: Partial<{ muted: boolean; silenced: boolean; rate: number; captions: boolean; quality: string }>) {
      Object.assign(this, part);
    },
  }),
);
export type FilmWishes = ReturnType<(typeof filmWishes)['make']>;

export const readSaver = (storage: Platform['storage']): boolean => storage.get(KEY) === '1';
export const keepSaver = (storage: Platform['storage'], on: boolean): void => storage.set(KEY, on ? '1' : '0');

/** With 省流量 the lowest; else what was chosen, 高清, or what is nearest to it. */
export function qualityOf(sources: readonly Source[], chosen: string | undefined, saving: boolean): string {
  if (saving) return sources[0]?.quality ?? '';
  return sources.find(({ quality }) => quality === chosen)?.quality ?? firstQuality(sources);
}
