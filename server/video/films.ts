/** What the demo clips show: a drawing, the way of the camera over it, what moves. `scripts/clips.ts` makes the files of it. */
import * as art from '../art/index.mjs';

/** Left, top and width of what is seen, as parts of the drawing. */
type View = readonly [x: number, y: number, width: number];
export interface Camera {
  from: View;
  to: View;
}
export type Weather = 'steam' | 'mist' | 'motes' | 'leaves';
export interface Clip {
  seconds: number;
  draw: () => string;
  /** Of the drawing when the camera looks at it: 72 = its own size. */
  density: number;
  camera: Camera;
  weather: Weather;
  /** Where steam rises, as parts of the drawing, and its colour. */
  spot?: readonly [x: number, y: number];
  tone?: string;
}

const STILL = { w: 750, h: 422 };
/** 2250 px wide. */
const CLOSE = 216;
const WIDE = 72;

export const CLIPS: readonly Clip[] = [
  {
    seconds: 10,
    draw: () => art.garden('tianqing', 'vd1', { ...STILL, sun: 0.34, rows: 10 }),
    density: CLOSE,
    camera: { from: [0.02, 0.3, 0.7], to: [0.26, 0.08, 0.72] },
    weather: 'leaves',
  },
  {
    seconds: 10,
    draw: () => art.kettle('gaosu', 'vd2', { ...STILL, kind: 'window', table: 'wood', steamy: false }),
    density: CLOSE,
    camera: { from: [0, 0, 1], to: [0.18, 0.16, 0.64] },
    weather: 'steam',
    spot: [0.489, 0.5],
    tone: '#bdb7a8',
  },
  {
    seconds: 10,
    draw: () =>
      art.looseLeaf('yuebai', 'vd3', { ...STILL, tea: 'needle', layout: 'heap', kind: 'mist', liquor: '#e0c477' }),
    density: CLOSE,
    camera: { from: [0.22, 0.28, 0.6], to: [0, 0, 1] },
    weather: 'steam',
    spot: [0.468, 0.79],
  },
  {
    seconds: 11,
    draw: () => art.panorama('yuebai', 'vr', { scene: 'rocks' }),
    density: WIDE,
    camera: { from: [0.04, 0.22, 0.4], to: [0.5, 0.26, 0.42] },
    weather: 'mist',
  },
  {
    seconds: 10,
    draw: () => art.gaiwan('tianqing', 'vd5', { ...STILL, kind: 'moon', glaze: art.GLAZES.porcelain, motif: 'orchid' }),
    density: CLOSE,
    camera: { from: [0.1, 0.06, 0.86], to: [0.22, 0.24, 0.58] },
    weather: 'steam',
    spot: [0.506, 0.745],
  },
  {
    seconds: 11,
    draw: () => art.panorama('yuebai', 'vr', { scene: 'cellar' }),
    density: WIDE,
    camera: { from: [0.52, 0.28, 0.4], to: [0.1, 0.24, 0.42] },
    weather: 'motes',
  },
  {
    seconds: 10,
    draw: () => art.jianBowl('dai', 'vd7', { ...STILL, kind: 'arch' }),
    density: CLOSE,
    camera: { from: [0, 0.02, 0.96], to: [0.2, 0.2, 0.6] },
    weather: 'steam',
    spot: [0.669, 0.466],
  },
  {
    seconds: 11,
    draw: () => art.landscape('dai', 'vd8', { ...STILL, mood: 'night', water: true }),
    density: CLOSE,
    camera: { from: [0, 0.06, 0.72], to: [0.26, 0.14, 0.72] },
    weather: 'motes',
  },
];

/** Qualities that every clip was made in, and what the player calls them. */
export const QUALITIES = [
  { name: 'sd', label: '流畅' },
  { name: 'hd', label: '高清' },
] as const;

const FRAME = { w: 750, h: 422 };
/** The first frame as a picture, so that a film begins where its poster stood. */
export function posterOf({ draw, camera }: Clip): string {
  const [x, y, width] = camera.from;
  return draw()
    .replace(/viewBox="0 0 (\d+) (\d+)"/, (_all, w: string, h: string) => {
      const wide = width * Number(w);
      return `viewBox="${x * Number(w)} ${y * Number(h)} ${wide} ${(wide * FRAME.h) / FRAME.w}"`;
    })
    .replace(/width="\d+" height="\d+"/, `width="${FRAME.w}" height="${FRAME.h}"`);
}
