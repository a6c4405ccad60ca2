// Pictures of the culture pages: VR scenes, papers, the region map, exhibits, makers at work, activities, merchants.
import * as art from '../art/index.mjs';
import { CLIPS, posterOf } from '../video/films';
import { plate, series, square, type Plate, type Plates } from './kit';

const SCENES = ['forest', 'rocks', 'sunning', 'cellar', 'pineRoom'] as const;
const vr: Plate[] = SCENES.map((scene) => plate(3000, 1500, () => art.panorama('yuebai', 'vr', { scene })));

const papers: Plate[] = (['licence', 'licence', 'licence', 'licence', 'report', 'report'] as const).map((kind, i) =>
  plate(750, 1000, () => art.paper('yuebai', `p${i + 1}`, { kind })),
);

/* ---------- exhibits: dry leaf, liquor, leaf base ---------- */

interface Dish {
  id: string;
  tea: art.TeaName;
  /** Shape of the leaf in the liquor picture. */
  leaf?: art.LeafShape;
  liquor: string;
  /** A pressed cake instead of a heap. */
  cake?: string;
}
const DISHES: Dish[] = [
  { id: '1001', tea: 'raw', liquor: '#d7a73f', cake: '班章' },
  { id: '1003', tea: 'raw', liquor: '#dbb04c', cake: '冰岛' },
  { id: '1011', tea: 'moonlight', leaf: 'broad', liquor: '#e0c477' },
  { id: '1004', tea: 'ripe', liquor: '#7d2f17', cake: '勐海' },
  { id: '1007', tea: 'lump', leaf: 'lump', liquor: '#7d2f17' },
  { id: '1013', tea: 'needle', leaf: 'needle', liquor: '#e0c477' },
  { id: '1016', tea: 'wild', leaf: 'broad', liquor: '#e3cc85' },
  { id: '1015', tea: 'white', leaf: 'broad', liquor: '#c98a35', cake: '寿眉' },
  { id: '1021', tea: 'goldbud', leaf: 'fine', liquor: '#c8742c' },
  { id: '1022', tea: 'black', liquor: '#b8501f' },
  { id: '1028', tea: 'rock', liquor: '#b4611f' },
  { id: '1029', tea: 'rock', liquor: '#c07024' },
  { id: '1033', tea: 'dancong', liquor: '#d9a53a' },
  { id: '1035', tea: 'frozen', leaf: 'pearl', liquor: '#c9b34e' },
  { id: '1036', tea: 'flat', leaf: 'flat', liquor: '#c3c865' },
  { id: '1038', tea: 'spiral', leaf: 'spiral', liquor: '#cdd07a' },
];
/** Walls in turn, so that neighbours differ. */
const WALLS: art.PaletteName[] = ['yuebai', 'gaosu', 'tianqing', 'ouhe', 'qiuxiang', 'tan'];
const wallOf = (i: number): art.PaletteName => WALLS[i % WALLS.length] ?? 'yuebai';

const exhibitPlates: Plates = Object.fromEntries(
  DISHES.flatMap(({ id, tea, leaf, liquor, cake }, i) => {
    const dry = () =>
      cake
        ? art.cake(wallOf(i), `ex${id}`, {
            layout: 'flat',
            style: 'ring',
            names: { title: cake, ring: `${cake}古树茶`, foot: '叶间监制' },
            tea,
            main: '#6e4630',
          })
        : art.looseLeaf(wallOf(i), `ex${id}`, { tea, layout: 'top', glaze: '#f4f0e4' });
    return [
      [`exhibit/${id}-dry`, square(dry)],
      [`exhibit/${id}-liquor`, square(() => art.liquor(wallOf(i + 1), `ex${id}l`, { tea, leaf, colour: liquor }))],
      [`exhibit/${id}-base`, square(() => art.leafBase(wallOf(i + 2), `ex${id}b`, { tea }))],
    ];
  }),
);

/* ---------- rooms of the furniture show ---------- */

const rooms: Plate[] = [
  plate(750, 500, () => art.tearoom('tan', 'jj1', { w: 750, h: 500, shape: 'wide', low: false })),
  plate(750, 500, () => art.tearoom('yuebai', 'jj2', { w: 750, h: 500, shape: 'moon', low: true })),
  plate(750, 500, () => art.tearoom('tianqing', 'jj3', { w: 750, h: 500, shape: 'wide', low: true })),
];

/* ---------- makers ---------- */

const WORK = { w: 750, h: 500 };
const work = (draw: () => string): Plate => plate(750, 500, draw);

/** Three pictures of each master's work: where it happens, the thing, the finished piece. */
type Bench = (pal: art.PaletteName, seed: string) => [() => string, () => string, () => string];
const TEA_BENCH: Bench = (pal, seed) => [
  () => art.garden(pal, `${seed}a`, { ...WORK, sun: 0.3 }),
  () => art.looseLeaf(pal, `${seed}b`, { ...WORK, tea: 'green', layout: 'heap', kind: 'mist' }),
  () => art.cover(pal, `${seed}c`, { ...WORK, object: 'jar', title: '藏', sub: '叶间', kind: 'window' }),
];
const TABLE_BENCH: Bench = (pal, seed) => [
  () => art.tearoom(pal, `${seed}a`, { ...WORK, shape: 'moon', low: true }),
  () => art.traySet(pal, `${seed}b`, { ...WORK, kind: 'screen', glaze: art.GLAZES.celadon, pot: true }),
  () => art.cover(pal, `${seed}c`, { ...WORK, object: 'gaiwan', title: '茶席', sub: '雅集', kind: 'branch' }),
];
const CLAY_BENCH: Bench = (pal, seed) => [
  () => art.teapot(pal, `${seed}a`, { ...WORK, kind: 'window', clay: '#9c4a35', form: 2 }),
  () => art.jianBowl(pal, `${seed}b`, { ...WORK, kind: 'moon' }),
  () => art.kettle(pal, `${seed}c`, { ...WORK, kind: 'arch', table: 'wood' }),
];
const DESK_BENCH: Bench = (pal, seed) => [
  () => art.tearoom(pal, `${seed}a`, { ...WORK, shape: 'wide', low: true }),
  () => art.cover(pal, `${seed}b`, { ...WORK, object: 'pot', title: '茶史', sub: '论', kind: 'bamboo' }),
  () => art.landscape(pal, `${seed}c`, { ...WORK, mood: 'mist' }),
];
const INK_BENCH: Bench = (pal, seed) => [
  () => art.tearoom(pal, `${seed}a`, { ...WORK, shape: 'moon', low: true }),
  () => art.giftBox(pal, `${seed}b`, { ...WORK, open: false, colour: '#44535a', text: '墨', kind: 'arch' }),
  () => art.landscape(pal, `${seed}c`, { ...WORK, mood: 'night', water: true }),
];
const BENCHES: Bench[] = [
  TEA_BENCH,
  TEA_BENCH,
  TEA_BENCH,
  TEA_BENCH,
  TABLE_BENCH,
  TABLE_BENCH,
  TABLE_BENCH,
  CLAY_BENCH,
  CLAY_BENCH,
  DESK_BENCH,
  DESK_BENCH,
  INK_BENCH,
];
const benchPlates: Plates = Object.fromEntries(
  BENCHES.flatMap((bench, i) =>
    bench(wallOf(i), `mw${i + 1}`).map((draw, k) => [`master/${i + 1}-${k + 1}`, work(draw)] as const),
  ),
);

/** Four making steps per producer: picking, withering, working, drying. */
const STEP_TEAS: art.TeaName[] = ['raw', 'raw', 'rock', 'white', 'flat', 'dancong'];
const stepPlates: Plates = Object.fromEntries(
  STEP_TEAS.flatMap((tea, i) => {
    const pal = wallOf(i);
    const steps: (() => string)[] = [
      () => art.garden(pal, `ps${i}a`, { ...WORK, sun: 0.2 + i * 0.1, rows: 8 + i }),
      () => art.looseLeaf(pal, `ps${i}b`, { ...WORK, tea: 'green', layout: 'top', glaze: '#c79f62' }),
      () => art.looseLeaf(wallOf(i + 1), `ps${i}c`, { ...WORK, tea, layout: 'heap', kind: 'window' }),
      () => art.jar(wallOf(i + 2), `ps${i}d`, { ...WORK, layout: 'trio' }),
    ];
    return steps.map((draw, k) => [`producer/${i + 1}-${k + 1}`, work(draw)] as const);
  }),
);

/* ---------- activities and merchants ---------- */

const COVER = { w: 750, h: 420 };
const wide = (draw: () => string): Plate => plate(750, 420, draw);
const activities: Plate[] = [
  wide(() =>
    art.looseLeaf('tianqing', 'ac1', { ...COVER, tea: 'needle', layout: 'heap', kind: 'mist', liquor: '#e0c477' }),
  ),
  wide(() => art.landscape('tianqing', 'ac2', { ...COVER, mood: 'mist', water: true })),
  wide(() => art.gaiwan('gaosu', 'ac3', { ...COVER, kind: 'window', glaze: art.GLAZES.porcelain, motif: 'orchid' })),
  wide(() => art.cover('ouhe', 'ac4', { ...COVER, object: 'pot', title: '茶席', sub: '花', kind: 'branch' })),
  wide(() => art.landscape('yuebai', 'ac5', { ...COVER, mood: 'dawn', water: true })),
  wide(() => art.jianBowl('dai', 'ac6', { ...COVER, kind: 'moon' })),
  wide(() => art.landscape('ouhe', 'ac7', { ...COVER, mood: 'dusk' })),
  wide(() => art.tearoom('yuebai', 'ac8', { ...COVER, shape: 'wide', low: true })),
  wide(() => art.traySet('gaosu', 'ac9', { ...COVER, kind: 'screen', glaze: art.GLAZES.skyblue, pot: false })),
  wide(() => art.landscape('dai', 'ac10', { ...COVER, mood: 'night', water: true })),
  wide(() => art.storefront('tianqing', 'ac11', { ...COVER, style: 'white', scene: 'island', upper: false })),
  wide(() => art.cover('tianqing', 'ac12', { ...COVER, object: 'pair', title: '品鉴', sub: '春', kind: 'moon' })),
  wide(() => art.cover('gaosu', 'ac13', { ...COVER, object: 'cake', title: '普洱', sub: '云南', kind: 'arch' })),
  wide(() => art.teapot('qiuxiang', 'ac14', { ...COVER, kind: 'bamboo', clay: '#7f3f34', form: 2 })),
];

const FRONTS: [
  art.PaletteName,
  'timber' | 'white' | 'brick',
  'lake' | 'alley' | 'bund' | 'river' | 'court' | 'island',
][] = [
  ['yuebai', 'brick', 'alley'],
  ['tianqing', 'white', 'court'],
  ['gaosu', 'timber', 'alley'],
  ['tianqing', 'timber', 'lake'],
  ['yuebai', 'white', 'lake'],
  ['gaosu', 'brick', 'bund'],
  ['ouhe', 'timber', 'bund'],
  ['yuebai', 'timber', 'river'],
  ['qiuxiang', 'white', 'river'],
  ['gaosu', 'brick', 'court'],
  ['tianqing', 'timber', 'court'],
  ['yuebai', 'white', 'island'],
  ['ouhe', 'timber', 'island'],
  ['gaosu', 'white', 'alley'],
];
const merchants: Plate[] = FRONTS.map(([pal, style, scene], i) =>
  wide(() => art.storefront(pal, `mc${i}`, { ...COVER, style, scene, upper: i % 3 === 0, dusk: i % 4 === 2 })),
);

type Object = 'gaiwan' | 'pot' | 'pair' | 'cake' | 'heap' | 'tins' | 'jar' | 'master';
const lesson = (i: number, pal: art.PaletteName, object: Object, title: string, sub: string) =>
  plate(750, 422, () => art.cover(pal, `co${i}`, { w: 750, h: 422, object, title, sub }));
/** In the order of the courses, and of the short lessons. */
const COURSE_COVERS: [art.PaletteName, Object, string, string][] = [
  ['tan', 'cake', '普洱', '入门'],
  ['yuebai', 'jar', '白茶', '陈化'],
  ['dai', 'heap', '岩茶', '山场'],
  ['ouhe', 'pair', '茶席', '美学'],
  ['zhusha', 'pot', '紫砂', '鉴赏'],
  ['tianqing', 'gaiwan', '冲泡', '七要素'],
  ['mo', 'tins', '评茶', '预备'],
  ['qiuxiang', 'tins', '茶店', '经营'],
  ['gaosu', 'master', '沟通', '客户'],
  ['songlv', 'pair', '健康', '与茶'],
];
const LESSON_COVERS: [art.PaletteName, Object, string, string][] = [
  ['tianqing', 'pair', '龙井', '三分钟'],
  ['gaosu', 'gaiwan', '盖碗', '不烫手'],
  ['songlv', 'pair', '冷泡', '乌龙'],
  ['yuebai', 'jar', '老白茶', '煮'],
  ['tan', 'cake', '生熟', '一口'],
  ['zhusha', 'tins', '小种', '松烟'],
  ['mo', 'tins', '报告', '四行'],
  ['qiuxiang', 'jar', '陈皮', '白茶'],
  ['zhusha', 'pot', '紫砂', '第一把'],
  ['dai', 'pair', '建盏', '兔毫'],
  ['mo', 'pot', '铁壶', '除锈'],
  ['songlv', 'gaiwan', '几点', '不喝'],
  ['tianqing', 'gaiwan', '空腹', '喝茶'],
  ['ouhe', 'pair', '一枝', '花'],
  ['yuebai', 'pair', '两人', '席'],
  ['gaosu', 'master', '荐茶', '三问'],
];
const courses = COURSE_COVERS.map((cover, i) => lesson(i, ...cover));
const lessons = LESSON_COVERS.map((cover, i) => lesson(20 + i, ...cover));

export const culturePlates: Plates = {
  ...series('vr', vr),
  ...series('cellar', [
    plate(1500, 1040, () => art.cellar('yuebai', 'wall')),
    ...['a', 'b', 'c'].map((seed) => plate(240, 270, () => art.cellarNiche('yuebai', seed))),
  ]),
  ...series('paper', papers),
  'regions/1': plate(1500, 1050, () => art.regionMap('yuebai', 'regions')),
  ...exhibitPlates,
  ...benchPlates,
  ...stepPlates,
  ...series('activity', activities),
  ...series('scene', rooms),
  ...series('merchant', merchants),
  ...series(
    'video',
    CLIPS.map((clip) => plate(750, 422, () => posterOf(clip))),
  ),
  ...series('course', courses),
  ...series('lesson', lessons),
};
