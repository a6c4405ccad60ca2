/**
 * A city drawn on paper, as SVG: blocks, white streets, and the water and hills that people know a place by. It says where things lie to
 * each other, not what streets are called, and asks no map provider. Drawn from the place alone: the same place looks the same each time,
 * nearer or farther. Pure.
 */
import type { Point } from '@/core/platform';
import { project } from '@/domain/place/place';

/** Of the drawing, in px; it reaches beyond the window, so that a drag shows no edge. */
export interface Size {
  width: number;
  height: number;
}
interface View extends Size {
  centre: Point;
  /** Metres of a px. */
  scale: number;
  /** What is seen of the drawing, round its middle; all of it unless given. No name is cut by its edge. */
  shown?: Size;
}

interface Landmark {
  kind: 'lake' | 'river' | 'hill';
  name: string;
  /** lat, lng (gcj02) along its shore or its course. */
  line: readonly (readonly [number, number])[];
  /** Where its name stands. */
  at: readonly [number, number];
}

const LANDMARKS: readonly Landmark[] = [
  {
    kind: 'lake',
    name: '西湖',
    at: [30.246, 120.149],
    line: [
      [30.2605, 120.1465],
      [30.2575, 120.156],
      [30.249, 120.1575],
      [30.2385, 120.1565],
      [30.2335, 120.151],
      [30.233, 120.1445],
      [30.2395, 120.1415],
      [30.249, 120.141],
      [30.257, 120.1415],
    ],
  },
  {
    kind: 'hill',
    name: '龙井山',
    at: [30.222, 120.113],
    line: [
      [30.206, 120.092],
      [30.221, 120.1],
      [30.228, 120.113],
      [30.219, 120.124],
      [30.206, 120.129],
    ],
  },
  {
    kind: 'river',
    name: '黄浦江',
    at: [31.232, 121.501],
    line: [
      [31.188, 121.478],
      [31.203, 121.5],
      [31.222, 121.506],
      [31.238, 121.497],
      [31.247, 121.499],
      [31.251, 121.516],
      [31.262, 121.551],
    ],
  },
  {
    kind: 'lake',
    name: '玄武湖',
    at: [32.073, 118.797],
    line: [
      [32.085, 118.793],
      [32.082, 118.807],
      [32.071, 118.81],
      [32.062, 118.8],
      [32.065, 118.787],
      [32.077, 118.785],
    ],
  },
  {
    kind: 'river',
    name: '秦淮河',
    at: [32.02, 118.783],
    line: [
      [32.012, 118.815],
      [32.018, 118.801],
      [32.022, 118.79],
      [32.017, 118.778],
      [32.024, 118.766],
      [32.04, 118.757],
    ],
  },
  {
    kind: 'river',
    name: '锦江',
    at: [30.648, 104.092],
    line: [
      [30.668, 104.055],
      [30.651, 104.05],
      [30.643, 104.062],
      [30.643, 104.08],
      [30.65, 104.094],
      [30.662, 104.1],
      [30.68, 104.107],
    ],
  },
  {
    kind: 'lake',
    name: '鹭江',
    at: [24.4525, 118.0735],
    line: [
      [24.475, 118.06],
      [24.466, 118.073],
      [24.452, 118.0785],
      [24.44, 118.079],
      [24.428, 118.086],
      [24.42, 118.07],
      [24.438, 118.0705],
      [24.452, 118.07],
      [24.458, 118.06],
    ],
  },
];

const PAPER = '#eeebe0';
const BLOCKS = ['#e6e9de', '#e4e8db', '#e9e4d6', '#e6e9de'];
const [ROAD, KERB] = ['#fffdf9', '#ddd5c4'];
const [WATER, SHORE, WATER_INK] = ['#c9dcdc', '#b2cccd', '#5f8486'];
const [HILL, HILL_INK] = ['#c5d5c0', '#5f7c60'];

/** 0 to 1, the same for the same numbers. */
function chance(...seeds: readonly number[]): number {
  let hash = 2_166_136_261;
  for (const seed of seeds) hash = Math.imul(hash ^ (seed | 0), 16_777_619) ^ (hash >>> 13);
  return ((hash >>> 0) % 10_007) / 10_007;
}
const short = (value: number): number => Math.round(value * 10) / 10;

/** Metres between streets that are drawn: 100 and its doubles, so that a nearer look keeps the streets of a farther one. */
export const stepOf = (scale: number): number => 100 * 2 ** Math.max(0, Math.ceil(Math.log2((110 * scale) / 100)));

/** How many times two goes into it: what the numbers of wide streets have more of. */
function rank(n: number): number {
  let [left, times] = [Math.abs(n), 0];
  while (left > 0 && left % 2 === 0 && times < 12) [left, times] = [left / 2, times + 1];
  return n === 0 ? 12 : times;
}

/** Where street `n` runs at that place along itself, both in metres of the world. */
const bend = (n: number, along: number, seed: number): number =>
  n * 100 + 22 * 2 ** Math.min(4, rank(n)) * Math.sin(along / (420 * 2 ** Math.min(4, rank(n))) + 6 * chance(n, seed));

type Spot = readonly [number, number];

/** A curve through points, softened at each; an open one ends at its ends. */
function curve(points: readonly Spot[], isClosed = false): string {
  const round = isClosed
    ? [...points.slice(-1), ...points, ...points.slice(0, 2)]
    : [...points.slice(0, 1), ...points, ...points.slice(-1)];
  const pieces = round.slice(3).map((after, i) => {
    const [before = after, from = after, to = after] = round.slice(i, i + 3);
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map(short).join(' ')}`;
  });
  const [start = [0, 0]] = points;
  return `M${start.map(short).join(' ')}${pieces.join('')}${isClosed ? 'Z' : ''}`;
}

export function paperSvg(view: View): string {
  const { centre, scale, width, height } = view;
  // The world is counted in metres from a corner of its degree, so numbers stay small and neighbours agree.
  const corner = { lat: Math.floor(centre.lat), lng: Math.floor(centre.lng) };
  const middle = project(corner, centre, 1);
  const [west, north] = [middle.x - (width / 2) * scale, middle.y - (height / 2) * scale];
  const toPx = (x: number, y: number): [number, number] => [(x - west) / scale, (y - north) / scale];
  const step = stepOf(scale);
  const grid = { west, north, step, toPx, width, height, scale };
  const marks = LANDMARKS.map((mark) => ({ ...drawn(mark, view), isLake: mark.kind === 'lake' }));
  const grounds = (lakes: boolean) => marks.map(({ ground, isLake }) => (isLake === lakes ? ground : '')).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    blocks(grid),
    grounds(false),
    streets(grid),
    // A street bridges a river, but ends at a lake.
    grounds(true),
    marks.map(({ name }) => name).join(''),
    '</svg>',
  ].join('');
}

/** The same as the background of an element. */
export const paperImage = (view: View): string =>
  `url("data:image/svg+xml;utf8,${encodeURIComponent(paperSvg(view))}")`;

interface Grid extends Size {
  west: number;
  north: number;
  step: number;
  scale: number;
  toPx: (x: number, y: number) => [number, number];
}

function blocks({ west, north, step, scale, toPx, width, height }: Grid): string {
  const size = step * 2;
  const [fromX, fromY] = [Math.floor(west / size) - 1, Math.floor(north / size) - 1];
  const [across, down] = [Math.ceil((width * scale) / size) + 2, Math.ceil((height * scale) / size) + 2];
  let all = '';
  for (let i = fromX; i <= fromX + across; i += 1)
    for (let j = fromY; j <= fromY + down; j += 1) {
      if (chance(i, j, step) > 0.42) continue;
      const [x, y] = toPx((i + 0.5 * chance(i, j, 1)) * size, (j + 0.5 * chance(i, j, 2)) * size);
      const [w, h] = [(0.35 + 0.4 * chance(i, j, 3)) * (size / scale), (0.3 + 0.35 * chance(i, j, 4)) * (size / scale)];
      const turn = short(24 * chance(i, j, 5) - 12);
      const fill = BLOCKS[Math.floor(chance(i, j, 6) * BLOCKS.length)] ?? PAPER;
      all += `<path d="M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z" fill="${fill}" transform="rotate(${turn} ${short(x)} ${short(y)})"/>`;
    }
  return all;
}

const SAMPLES = 5;

function streets({ west, north, step, scale, toPx, width, height }: Grid): string {
  const wide: Record<number, string> = {};
  const put = (n: number, points: readonly [number, number][]) => {
    // A third of the narrow ones is not there: towns are no chessboards.
    const more = rank(n) - Math.log2(step / 100);
    if (more < 1 && chance(n, 9) < 0.34) return;
    const px = more < 1 ? 4 : more < 2 ? 5.5 : 7;
    wide[px] = `${wide[px] ?? ''}${curve(points)}`;
  };
  const [spanX, spanY] = [width * scale, height * scale];
  const along = (from: number, span: number) =>
    Array.from({ length: SAMPLES + 1 }, (_, i) => from - step + ((span + 2 * step) * i) / SAMPLES);
  const every = step / 100;
  for (let n = Math.floor(west / step) * every - every; n * 100 <= west + spanX + step; n += every)
    put(
      n,
      along(north, spanY).map((y) => toPx(bend(n, y, 1), y)),
    );
  for (let n = Math.floor(north / step) * every - every; n * 100 <= north + spanY + step; n += every)
    put(
      n,
      along(west, spanX).map((x) => toPx(x, bend(n, x, 2))),
    );
  const lines = Object.entries(wide);
  const strokes = (colour: string, more: number) =>
    lines
      .map(([px, d]) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Number(px) + more}"/>`)
      .join('');
  return strokes(KERB, 2.4) + strokes(ROAD, 0);
}

const [NAME_SIZE, NAME_SPACE] = [15, 3];

const isInside = ([x, y]: Spot, ring: readonly Spot[]): boolean =>
  ring.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

/** Spots of a course, close enough that one of them is in any part of it. */
const alongCourse = (points: readonly Spot[]): Spot[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const count = Math.max(1, Math.min(40, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 12)));
    return Array.from({ length: count }, (_, n): Spot => [
      from[0] + ((to[0] - from[0]) * n) / count,
      from[1] + ((to[1] - from[1]) * n) / count,
    ]);
  });
/** Spots of a window, in as many columns and rows. */
const over = ([left, top, right, bottom]: Box): Spot[] =>
  Array.from({ length: 17 * 17 }, (_, n): Spot => [
    left + ((right - left) * (n % 17)) / 16,
    top + ((bottom - top) * Math.floor(n / 17)) / 16,
  ]);
type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Named {
  name: string;
  kind: Landmark['kind'];
  points: readonly Spot[];
  at: Spot;
}

/**
 * Where a name stands wholly in what is seen: at its place, else where else the water or the hill is seen that is nearest to it. One of what
 * is not seen at all stands at its place, to be there when it is dragged into sight. Undefined: there is no room.
 */
function nameAt({ name, kind, points, at }: Named, { width, height, shown }: View): Spot | undefined {
  const { width: w, height: h } = shown ?? { width, height };
  const half = (name.length * (NAME_SIZE + NAME_SPACE)) / 2;
  // Letters stand on their line.
  const [left, top, right, bottom]: Box = [(width - w) / 2, (height - h) / 2, (width + w) / 2, (height + h) / 2];
  const room: Box = [left + half, top + NAME_SIZE, right - half, bottom - NAME_SPACE];
  const fits = ([x, y]: Spot) => x >= room[0] && x <= room[2] && y >= room[1] && y <= room[3];
  if (fits(at)) return at;
  const spots =
    kind === 'river' ? alongCourse(points).filter(fits) : over(room).filter((spot) => isInside(spot, points));
  const far = ([x, y]: Spot) => Math.hypot(x - at[0], y - at[1]);
  const [nearest] = spots.sort((a, b) => far(a) - far(b));
  const isUnseen = at[0] + half < left || at[0] - half > right || at[1] < top || at[1] - NAME_SIZE > bottom;
  return nearest ?? (isUnseen ? at : undefined);
}

/** Nothing of what lies far outside. */
function drawn({ kind, name, line, at }: Landmark, view: View): { ground: string; name: string } {
  const { centre, scale, width, height } = view;
  const put = ([lat, lng]: readonly [number, number]): [number, number] => {
    const { x, y } = project(centre, { lat, lng }, scale);
    return [x + width / 2, y + height / 2];
  };
  const points = line.map(put);
  const isNear = points.some(([x, y]) => x > -width && x < 2 * width && y > -height && y < 2 * height);
  if (!isNear) return { ground: '', name: '' };
  const d = curve(points, kind !== 'river');
  const ground =
    kind === 'river'
      ? `<path d="${d}" fill="none" stroke="${SHORE}" stroke-width="${short(Math.max(9, 430 / scale) + 2.8)}"/><path d="${d}" fill="none" stroke="${WATER}" stroke-width="${short(Math.max(9, 430 / scale))}"/>`
      : `<path d="${d}" fill="${kind === 'lake' ? WATER : HILL}" ${kind === 'lake' ? `stroke="${SHORE}" stroke-width="1.4"` : ''}/>`;
  const spot = nameAt({ name, kind, points, at: put(at) }, view);
  const ink = kind === 'hill' ? HILL_INK : WATER_INK;
  const [x, y] = spot ?? [0, 0];
  const isShown = scale < 60 && spot !== undefined;
  return {
    ground,
    name: isShown
      ? `<text x="${short(x)}" y="${short(y)}" font-size="${NAME_SIZE}" fill="${ink}" text-anchor="middle" letter-spacing="${NAME_SPACE}" font-family="Songti SC,Noto Serif CJK SC,serif">${name}</text>`
      : '',
  };
}
