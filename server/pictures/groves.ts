// Pictures of the tea fields and their trees.
import * as art from '../art/index.mjs';
import { plate, series, square, type Plates } from './kit';

const WALLS: art.PaletteName[] = ['yuebai', 'gaosu', 'tianqing', 'ouhe', 'qiuxiang', 'tan'];
const wallOf = (i: number): art.PaletteName => WALLS[i % WALLS.length] ?? 'yuebai';
const WIDE = { w: 1200, h: 800 };
const MOODS = ['dawn', 'mist', 'dusk'] as const;

/** Three of each field: the terraces, a closer look, the hill above them. */
const fields = Array.from({ length: 12 }, (_, i) =>
  plate(WIDE.w, WIDE.h, () =>
    i % 3 === 2
      ? art.landscape(wallOf(i), `fd${i}`, { ...WIDE, mood: MOODS[Math.floor(i / 3) % 3] ?? 'mist' })
      : art.garden(wallOf(i), `fd${i}`, { ...WIDE, sun: 0.2 + (i % 5) * 0.15, rows: 7 + (i % 4) }),
  ),
);
/** The light of each season, and how much of the leaf has turned: tea keeps its leaves. */
const SEASONS: readonly { season: string; wall: art.PaletteName; turned: number }[] = [
  { season: 'spring', wall: 'tianqing', turned: 0 },
  { season: 'summer', wall: 'gaosu', turned: 0.08 },
  { season: 'autumn', wall: 'qiuxiang', turned: 0.42 },
  { season: 'winter', wall: 'yuebai', turned: 0.16 },
];

export const grovePlates: Plates = {
  ...series('field', fields),
  // The hill of all fields at night: the ink of the bar runs into its sky.
  'field/hill': plate(1170, 1020, () =>
    art.garden('tianqing', 'fdh', { w: 1170, h: 1020, sun: 0.72, top: 0.54, night: true }),
  ),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => i + 1).flatMap((n) => [
      [`tree/${n}-wide`, plate(1200, 768, () => art.teaTree(wallOf(n), `tr${n}`, { w: 1200, h: 768 }))],
      [`tree/${n}`, square(() => art.teaTree(wallOf(n), `tr${n}`, { sun: 0.24 }))],
      ...SEASONS.map(({ season, wall, turned }) => [
        `tree/${n}-${season}`,
        square(() => art.teaTree(wall, `tr${n}`, { season: turned })),
      ]),
    ]),
  ),
};
