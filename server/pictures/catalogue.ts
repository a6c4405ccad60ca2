// Every picture the seeded shop shows, by key. A key is the path of the file without its extension.
import { bookingPlates } from './booking';
import { collectiblePlates } from './collectibles';
import { culturePlates } from './culture';
import { goodsPlates } from './goods';
import { grovePlates } from './groves';
import { moodPlates } from './moods';
import { peoplePlates } from './people';
import { scenePlates } from './scenes';
import { skuPlates } from './skus';

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

// A Map, not an object: keys come from addresses, and an object would find `constructor` or `__proto__`.
const registry = new Map(
  Object.entries({
    ...goodsPlates,
    ...bookingPlates,
    ...skuPlates,
    ...collectiblePlates,
    ...scenePlates,
    ...peoplePlates,
    ...moodPlates,
    ...culturePlates,
    ...grovePlates,
  }),
);

export function pictureKeys(): string[] {
  return [...registry.keys()];
}

/** Galleries count from 1, so `goods/1001-1` is a second name of the main picture. */
const find = (key: string) => registry.get(key) ?? registry.get(key.replace(/^(goods\/\d+)-1$/, '$1'));

/** Size without drawing: the store answers most requests from disk and never needs the SVG. */
export function pictureSize(key: string): { width: number; height: number } | undefined {
  const found = find(key);
  return found && { width: found.width, height: found.height };
}

export function drawPicture(key: string): Drawing | undefined {
  const found = find(key);
  return found && { svg: found.draw(), width: found.width, height: found.height };
}
