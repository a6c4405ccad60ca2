// Everything that is not a product or a person: categories, banners, shops, gardens, article covers, states.
import * as art from '../art/index.mjs';
import { plate, type Plate, type Plates, series, square } from './kit';

const names = (title: string, ring: string, foot = '叶间监制'): art.CakeNames => ({ title, ring, foot });

/* ---------- categories ---------- */

const COVER = { w: 750, h: 420 };
const wide = (draw: () => string): Plate => plate(750, 420, draw);

const categoryCovers: Plate[] = [
  wide(() =>
    art.cake('gaosu', 'cat1', {
      ...COVER,
      layout: 'lean',
      style: 'hills',
      names: names('普洱', '云南古树普洱茶'),
      tea: 'raw',
      kind: 'arch',
      main: '#5e8c84',
    }),
  ),
  wide(() =>
    art.looseLeaf('tianqing', 'cat2', { ...COVER, tea: 'needle', layout: 'heap', kind: 'mist', liquor: '#e0c477' }),
  ),
  wide(() =>
    art.tin('ouhe', 'cat3', { ...COVER, colour: '#8c3527', text: '正山小种', pattern: 'hills', kind: 'moon' }),
  ),
  wide(() =>
    art.looseLeaf('tan', 'cat4', {
      ...COVER,
      tea: 'rock',
      layout: 'dish',
      kind: 'window',
      liquor: '#b4611f',
      glaze: '#eef0ea',
    }),
  ),
  wide(() =>
    art.looseLeaf('yuebai', 'cat5', {
      ...COVER,
      tea: 'flat',
      layout: 'dish',
      kind: 'bamboo',
      liquor: '#c3c865',
      glaze: '#b6cdc0',
    }),
  ),
  wide(() =>
    art.looseLeaf('qiuxiang', 'cat6', { ...COVER, tea: 'flower', layout: 'heap', kind: 'branch', liquor: '#d3c46a' }),
  ),
  wide(() => art.teapot('gaosu', 'cat7', { ...COVER, kind: 'bamboo', clay: '#9c4a35', form: 0 })),
  wide(() => art.beanCakes('ouhe', 'cat8', { ...COVER, kind: 'screen', glaze: '#3b3a38' })),
];

/** 101 to 126. Neighbours in one column of the category page differ in wall. */
const subcategories: (() => string)[] = [
  () =>
    art.cake('gaosu', 's101', {
      layout: 'stand',
      style: 'ring',
      names: names('生茶', '云南古树生茶'),
      tea: 'raw',
      kind: 'moon',
      main: '#39604f',
    }),
  () =>
    art.cake('ouhe', 's102', {
      layout: 'flat',
      style: 'rings',
      names: names('熟茶', '陈年普洱熟茶'),
      tea: 'ripe',
      main: '#8a4a45',
    }),
  () => art.brick('tianqing', 's103', { tea: 'ripe', wrapped: true, text: '砖茶', main: '#6e4630' }),
  () => art.mandarins('qiuxiang', 's104', { kind: 'arch' }),
  () => art.looseLeaf('tianqing', 's105', { tea: 'needle', layout: 'top', glaze: '#3b3a38' }),
  () =>
    art.cake('yuebai', 's106', {
      layout: 'stand',
      style: 'line',
      names: names('牡丹', '白牡丹白茶饼', '太姥山'),
      tea: 'white',
      kind: 'branch',
      main: '#6b7f4f',
    }),
  () => art.looseLeaf('gaosu', 's107', { tea: 'white', layout: 'heap', kind: 'window', liquor: '#c98a35' }),
  () => art.tin('ouhe', 's108', { colour: '#8c3527', text: '小种', pattern: 'hills', kind: 'arch' }),
  () =>
    art.looseLeaf('yuebai', 's109', {
      tea: 'goldneedle',
      layout: 'dish',
      kind: 'moon',
      glaze: '#3b3a38',
      liquor: '#c8742c',
    }),
  () => art.looseLeaf('gaosu', 's110', { tea: 'keemun', layout: 'heap', kind: 'screen', liquor: '#b8501f' }),
  () => art.looseLeaf('tianqing', 's111', { tea: 'black', layout: 'top', flower: 'osmanthus', glaze: '#eef0ea' }),
  () => art.tin('tan', 's112', { colour: '#2f2d2a', text: '岩茶', pattern: 'waves', kind: 'window' }),
  () =>
    art.looseLeaf('tianqing', 's113', {
      tea: 'oolong',
      layout: 'dish',
      kind: 'arch',
      glaze: '#eef0ea',
      liquor: '#cfc35c',
    }),
  () => art.looseLeaf('qiuxiang', 's114', { tea: 'dancong', layout: 'heap', kind: 'mist', liquor: '#d9a53a' }),
  () => art.looseLeaf('yuebai', 's115', { tea: 'frozen', layout: 'top', glaze: '#d9cdb4' }),
  () => art.looseLeaf('yuebai', 's116', { tea: 'flat', layout: 'heap', kind: 'moon', liquor: '#c3c865' }),
  () =>
    art.looseLeaf('gaosu', 's117', {
      tea: 'spiral',
      layout: 'dish',
      kind: 'branch',
      glaze: '#eef0ea',
      liquor: '#c3c865',
    }),
  () =>
    art.looseLeaf('songlv', 's118', {
      tea: 'maofeng',
      layout: 'dish',
      kind: 'mist',
      glaze: '#f1e8d3',
      liquor: '#cfcb74',
    }),
  () => art.looseLeaf('tianqing', 's119', { tea: 'melonseed', layout: 'top', glaze: '#eef0ea' }),
  () =>
    art.looseLeaf('ouhe', 's120', {
      tea: 'flower',
      layout: 'dish',
      kind: 'moon',
      flower: 'jasmine',
      glaze: '#3b3a38',
      liquor: '#d3c46a',
    }),
  () => art.looseLeaf('yuebai', 's121', { tea: 'oolong', layout: 'top', flower: 'osmanthus', glaze: '#eef0ea' }),
  () => art.buttons('gaosu', 's122', { tea: 'ripe', extra: 'rosebud', kind: 'arch', glaze: '#b6cdc0' }),
  () => art.gaiwan('tianqing', 's123', { kind: 'moon', glaze: art.GLAZES.porcelain, motif: 'plum' }),
  () => art.toolSet('gaosu', 's124', { kind: 'bamboo', table: 'wood' }),
  () => art.layered('qiuxiang', 's125', { kind: 'arch', glaze: '#f1e8d3' }),
  () => art.nutBox('yuebai', 's126', { colour: '#7f2f26' }),
];

const categoryPlates: Plates = {
  ...series('category', categoryCovers),
  ...Object.fromEntries(subcategories.map((draw, index) => [`category/${101 + index}`, square(draw)])),
};

/* ---------- home ---------- */

const HERO = { w: 1170, h: 1124 };
/** Two of each season, then two of plain ink. */
const heroes = (
  [
    ['spring', 'home-11'],
    ['summer', 'hero-43'],
    ['autumn', 'hero-50'],
    ['winter', 'hero-12'],
    ['spring', 'hero-21'],
    ['summer', 'hero-22'],
    ['autumn', 'hero-23'],
    ['winter', 'hero-24'],
    ['spring', 'hero-31'],
    ['spring', 'hero-32'],
  ] as const
).map(([season, seed]) => plate(HERO.w, HERO.h, () => art.hero('yuebai', seed, { ...HERO, season })));

const FLOOR = { w: 1500, h: 600 };
const floor = (draw: () => string): Plate => plate(1500, 600, draw);
const floors: Plate[] = [
  floor(() =>
    art.looseLeaf('tianqing', 'fl1', {
      ...FLOOR,
      tea: 'flat',
      layout: 'dish',
      kind: 'mist',
      liquor: '#c3c865',
      glaze: '#eef0ea',
    }),
  ),
  floor(() =>
    art.cake('gaosu', 'fl2', {
      ...FLOOR,
      layout: 'lean',
      style: 'hills',
      names: names('班章', '勐海班章古树生茶'),
      tea: 'raw',
      kind: 'arch',
      main: '#5e8c84',
    }),
  ),
  floor(() => art.traySet('ouhe', 'fl3', { ...FLOOR, kind: 'screen', glaze: art.GLAZES.skyblue, pot: false })),
  floor(() => art.giftBox('songlv', 'fl4', { ...FLOOR, open: true, colour: '#8c3527', text: '四时', kind: 'moon' })),
];

const openings: Plates = {
  'splash/1': plate(1170, 2532, () => art.opening('tianqing', 'splash', { mood: 'mist' })),
  'ad/1': plate(1170, 2532, () => art.opening('yuebai', 'ad', { mood: 'dusk', plum: true })),
  'share/1': square(() => art.shareCard('gaosu', 'share')),
  'share/2': square(() => art.shareCard('gaosu', 'share', { sign: false })),
  'music/1': plate(480, 480, () => art.disc('yuebai', 'music')),
};

/* ---------- places ---------- */

const STORE = { w: 1500, h: 900 };
const store = (draw: () => string): Plate => plate(1500, 900, draw);
const facades: Plate[] = [
  store(() => art.storefront('tianqing', 'st0', { ...STORE, style: 'white', scene: 'lake', upper: true, dusk: false })),
  store(() => art.storefront('yuebai', 'st1', { ...STORE, style: 'brick', scene: 'alley', upper: false, dusk: false })),
  store(() => art.storefront('gaosu', 'st2', { ...STORE, style: 'brick', scene: 'bund', upper: true, dusk: true })),
  store(() => art.storefront('ouhe', 'st3', { ...STORE, style: 'timber', scene: 'river', upper: false, dusk: true })),
  store(() =>
    art.storefront('qiuxiang', 'st4', { ...STORE, style: 'timber', scene: 'court', upper: true, dusk: false }),
  ),
  store(() =>
    art.storefront('tianqing', 'st5', { ...STORE, style: 'white', scene: 'island', upper: false, dusk: false }),
  ),
];
const rooms: [art.PaletteName, 'moon' | 'wide', boolean][] = [
  ['yuebai', 'moon', false],
  ['gaosu', 'wide', false],
  ['tianqing', 'wide', true],
  ['ouhe', 'moon', true],
  ['qiuxiang', 'wide', true],
  ['yuebai', 'wide', false],
];
const interiors: Plates = Object.fromEntries(
  rooms.map(([pal, shape, low], index) => [
    `store/${index + 1}-in`,
    store(() => art.tearoom(pal, `room${index}`, { ...STORE, shape, low })),
  ]),
);

const LAND = { w: 1500, h: 1000 };
const land = (draw: () => string): Plate => plate(1500, 1000, draw);
/** Banzhang, Yiwu, Wuyi, Fuding, Longwu, Fenghuang. */
const producers: Plate[] = [
  land(() => art.teaTree('yuebai', 'pr1', { ...LAND, tag: false })),
  land(() => art.landscape('gaosu', 'pr2', { ...LAND, mood: 'dawn', water: true, disc: [0.26, 0.24, 0.1] })),
  land(() => art.landscape('tianqing', 'pr3', { ...LAND, mood: 'mist', water: true })),
  land(() => art.garden('tianqing', 'pr4', { ...LAND, sun: 0.24 })),
  land(() => art.garden('yuebai', 'pr5', { ...LAND, sun: 0.78, rows: 12, top: 0.46 })),
  land(() => art.landscape('ouhe', 'pr6', { ...LAND, mood: 'dusk', water: true })),
];

/* ---------- articles ---------- */

const still = (draw: () => string): Plate => plate(750, 420, draw);
/** Eight notices, twelve on tea, six events, four on the brand. One object or one view each. */
const articles: Plate[] = [
  still(() => art.landscape('yuebai', 'ar1', { ...COVER, mood: 'dawn' })),
  still(() => art.giftBox('ouhe', 'ar2', { ...COVER, open: false, colour: '#8c3527', text: '如意', kind: 'arch' })),
  still(() => art.storefront('tianqing', 'ar3', { ...COVER, style: 'white', dusk: false, upper: false })),
  still(() => art.kettle('gaosu', 'ar4', { ...COVER, kind: 'window', table: 'wood' })),
  still(() => art.landscape('tianqing', 'ar5', { ...COVER, mood: 'mist', water: true })),
  still(() =>
    art.tin('qiuxiang', 'ar6', { ...COVER, colour: '#39604f', text: '碧螺春', pattern: 'leaves', kind: 'moon' }),
  ),
  still(() => art.jar('tan', 'ar7', { ...COVER, layout: 'row' })),
  still(() => art.tearoom('yuebai', 'ar8', { ...COVER, shape: 'wide', low: true })),

  still(() => art.cover('gaosu', 'ar9', { ...COVER, object: 'gaiwan', title: '冲泡', sub: '盖碗', kind: 'branch' })),
  still(() =>
    art.cover('tianqing', 'ar10', { ...COVER, object: 'heap', title: '岩骨花香', sub: '武夷', kind: 'mist' }),
  ),
  still(() => art.cover('ouhe', 'ar11', { ...COVER, object: 'cake', title: '普洱', sub: '云南', kind: 'arch' })),
  still(() =>
    art.looseLeaf('yuebai', 'ar12', {
      ...COVER,
      tea: 'flat',
      layout: 'dish',
      kind: 'moon',
      liquor: '#c3c865',
      glaze: '#b6cdc0',
    }),
  ),
  still(() => art.cover('dai', 'ar13', { ...COVER, object: 'jar', title: '窖藏', sub: '陈年', kind: 'window' })),
  still(() => art.mandarins('gaosu', 'ar14', { ...COVER, kind: 'branch' })),
  still(() => art.cover('tianqing', 'ar15', { ...COVER, object: 'pair', title: '品鉴', sub: '茶', kind: 'moon' })),
  still(() =>
    art.looseLeaf('qiuxiang', 'ar16', { ...COVER, tea: 'needle', layout: 'heap', kind: 'arch', liquor: '#e0c477' }),
  ),
  still(() => art.cover('yuebai', 'ar17', { ...COVER, object: 'pot', title: '养壶', sub: '器与茶', kind: 'bamboo' })),
  still(() => art.jianBowl('ouhe', 'ar18', { ...COVER, kind: 'moon' })),
  still(() =>
    art.looseLeaf('songlv', 'ar19', {
      ...COVER,
      tea: 'flower',
      layout: 'dish',
      kind: 'moon',
      liquor: '#d3c46a',
      glaze: '#eef0ea',
    }),
  ),
  still(() => art.teaTree('gaosu', 'ar20', { ...COVER, tag: false })),

  still(() => art.landscape('ouhe', 'ar21', { ...COVER, mood: 'dusk' })),
  still(() => art.traySet('yuebai', 'ar22', { ...COVER, kind: 'screen', glaze: art.GLAZES.celadon, pot: true })),
  still(() => art.mooncakes('zhusha', 'ar23', { ...COVER, kind: 'moon', glaze: '#2f2d2a' })),
  still(() => art.tearoom('gaosu', 'ar24', { ...COVER, shape: 'moon', low: false })),
  still(() => art.garden('tianqing', 'ar25', { ...COVER })),
  still(() => art.landscape('yuebai', 'ar26', { ...COVER, mood: 'night', water: true })),

  still(() => art.storefront('gaosu', 'ar27', { ...COVER, style: 'timber', dusk: true, upper: true })),
  still(() => art.cover('yuebai', 'ar28', { ...COVER, object: 'master', title: '匠人', sub: '叶间', kind: 'branch' })),
  still(() => art.garden('songlv', 'ar29', { ...COVER, sun: 0.24 })),
  still(() => art.gaiwan('ouhe', 'ar30', { ...COVER, kind: 'arch', glaze: '#a9c6c8', motif: 'plain', crackle: true })),
];

/* ---------- states and levels ---------- */

/** The kit draws on 480 x 340; ten units of air above and below make the 4:3 the app expects. Ground stays clear. */
const stateOf = (kind: art.EmptyKind): Plate =>
  plate(480, 360, () =>
    art.empty('yuebai', 'e', { kind, w: 480, h: 360 }).replace('viewBox="0 0 480 340"', 'viewBox="0 -10 480 360"'),
  );

const states: Plates = Object.fromEntries(art.EMPTY_KINDS.map((kind) => [`empty/${kind}`, stateOf(kind)]));

const levels: Plate[] = art.RANKS.map((_, level) => plate(716, 272, () => art.rankCard('yuebai', 'r', { level })));
const ridges: Plate[] = art.RANKS.map((_, level) => plate(716, 272, () => art.ridgeCard('yuebai', 'r', { level })));

export const scenePlates: Plates = {
  ...categoryPlates,
  ...series('banner', heroes),
  ...series('floor', floors),
  ...openings,
  ...series('store', facades),
  ...interiors,
  ...series('producer', producers),
  ...series('article', articles),
  ...states,
  ...series('level', levels),
  ...series('ridge', ridges),
  'team/1': plate(716, 600, () =>
    art.landscape('songlv', 'team-poster-3', {
      w: 716,
      h: 600,
      mood: 'mist',
      pines: false,
      life: true,
      disc: [0.7, 0.26, 0.1],
    }),
  ),
  'letter/1': plate(716, 480, () => art.letterCard('yuebai', 'l')),
};
