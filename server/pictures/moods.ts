import * as art from '../art/index.mjs';
import { plate, type Plates } from './kit';

const SIZE = 240;

/** emoji/01 ... emoji/48: the app's own constant names them (src/core/lib/emoji.ts). */
export const moodPlates: Plates = Object.fromEntries(
  Array.from({ length: art.MOOD_COUNT }, (_, index) => [
    `emoji/${String(index + 1).padStart(2, '0')}`,
    plate(SIZE, SIZE, () => art.mood(index + 1)),
  ]),
);
