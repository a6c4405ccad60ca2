/** One film ready for `upload`. */
import type { PickedImage } from '../image/types';

export interface PickedFilm {
  /** Object URL (browser) or temporary path (mini-program). */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Seconds; absent where the device does not say. */
  seconds?: number;
  /** A still of it, where the device can take one. */
  cover?: PickedImage;
}
export interface FilmModule {
  /** From the album or the files of the device; undefined = the person chose none. */
  choose(): Promise<PickedFilm | undefined>;
}
