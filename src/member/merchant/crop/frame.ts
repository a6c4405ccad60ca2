/**
 * A square frame over a picture, kept as the part of the picture it shows. Whatever moves it, it stays full of picture. Pure: spots are
 * in sides of the frame, from its upper left corner; `ratio` is the picture's width divided by its height.
 */
import type { Crop } from '@/contract';

export interface Spot {
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;
export const WHOLE: Crop = { x: 0, y: 0, w: 1, h: 1 };
const CENTRE: Spot = { x: 0.5, y: 0.5 };
/** Two fingers nearer than this are one spot. */
const NEAREST = 0.02;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const widest = (ratio: number) => Math.min(1, 1 / ratio);

/** The same frame, no further than the picture goes. */
function held(x: number, y: number, width: number, ratio: number): Crop {
  const w = between(widest(ratio) / MOST_ZOOM, width, widest(ratio));
  const h = Math.min(1, w * ratio);
  return { x: between(0, x, 1 - w), y: between(0, y, 1 - h), w, h };
}

/** As much of the picture as fits, its middle. */
export function largest(ratio: number): Crop {
  const { w, h } = held(0, 0, 1, ratio);
  return held((1 - w) / 2, (1 - h) / 2, w, ratio);
}

/** The picture follows a finger, so what the frame shows goes the other way. */
export const moved = ({ x, y, w, h }: Crop, by: Spot, ratio: number): Crop =>
  held(x - by.x * w, y - by.y * h, w, ratio);

/** What lies under `about` stays there. */
export function zoomed(crop: Crop, factor: number, ratio: number, about: Spot = CENTRE): Crop {
  const { w, h } = held(0, 0, crop.w / factor, ratio);
  return held(crop.x + about.x * (crop.w - w), crop.y + about.y * (crop.h - h), w, ratio);
}

/** 1 when the frame shows as much as it can. */
export const zoomOf = (crop: Crop, ratio: number): number => widest(ratio) / crop.w;

const middle = ([a = CENTRE, b = a]: readonly Spot[]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spread = ([a = CENTRE, b = a]: readonly Spot[]): number => Math.max(NEAREST, Math.hypot(a.x - b.x, a.y - b.y));

/** One finger moves the picture, two move and zoom it. */
export function followed(crop: Crop, from: readonly Spot[], to: readonly Spot[], ratio: number): Crop {
  const [was, is] = [middle(from), middle(to)];
  return moved(zoomed(crop, spread(to) / spread(from), ratio, was), { x: is.x - was.x, y: is.y - was.y }, ratio);
}

/** Of the picture, as wide as the frame: a transform from its upper left corner. */
export const transformOf = ({ x, y, w }: Crop): string =>
  `scale(${round(1 / w)}) translate(${round(-100 * x)}%, ${round(-100 * y)}%)`;
const round = (value: number) => Math.round(value * 1000) / 1000;
