// Pictures of specifications that look different from their goods' main picture: what the buyer gets in hand. `goods/101303` is the
// third SKU of goods 1013; an SKU without a drawing here looks as the main picture does.
import * as art from '../art/index.mjs';
import { square, type Plate, type Plates } from './kit';

type View = () => string;
type Pal = art.PaletteName;
type Wall = [Pal, art.Backdrop];

/** Walls of one goods' specifications, one after the other: no two alike. */
const WALLS: Wall[] = [
  ['gaosu', 'moon'],
  ['tianqing', 'arch'],
  ['ouhe', 'mist'],
  ['yuebai', 'window'],
];

/** Draws one SKU on its wall. */
type Draw = (wall: Wall, seed: string) => string;

const tins =
  (colour: string, text: string, pattern: art.Pattern, count: 1 | 2 = 1, tall = false): Draw =>
  ([pal, kind], seed) =>
    art.tinSet(pal, seed, { kind, colour, text, pattern, count, ...(tall ? { height: 396, radius: 138 } : {}) });
const pouches =
  (colour: string, text: string, count: 1 | 2 = 1, size = 1): Draw =>
  ([pal, kind], seed) =>
    art.pouchSet(pal, seed, { kind, colour, text, count, size });
const box =
  (colour: string, text: string, open = false): Draw =>
  ([pal, kind], seed) =>
    art.giftBox(pal, seed, { kind, colour, text, open });

interface Print {
  style: 'ring' | 'hills' | 'line' | 'rings';
  names: art.CakeNames;
  main: string;
  paper?: string;
}
const pair =
  (print: Print): Draw =>
  ([pal, kind], seed) =>
    art.cakePair(pal, seed, { kind, ...print });
const stack =
  (print: Print, count: number): Draw =>
  ([pal, kind], seed) =>
    art.cakeStack(pal, seed, { kind, count, ...print });

const print = (
  style: Print['style'],
  title: string,
  ring: string,
  foot: string,
  main: string,
  paper?: string,
): Print => ({
  style,
  names: { title, ring, foot },
  main,
  ...(paper ? { paper } : {}),
});
const BANZHANG = print('hills', '班章', '勐海班章古树生茶', '叶间监制', '#5e8c84');
const YIWU = print('ring', '易武', '易武正山普洱茶', '叶间监制', '#a0553d', '#efe6d0');
const BINGDAO = print('line', '冰岛', '冰岛古树生茶', '叶间监制', '#44535a', '#f8f4e8');
const MENGHAI = print('rings', '勐海', '勐海陈年普洱熟茶', '叶间监制', '#8a4a45');
const PEONY = print('line', '牡丹', '白牡丹白茶饼', '太姥山', '#6b7f4f');
const SHOUMEI = print('rings', '寿眉', '陈年寿眉白茶饼', '太姥山', '#9a7a3c', '#e9dfc6');
const WILD = print('hills', '荒野', '荒野白茶饼', '太姥山', '#6b7f4f', '#efe6d0');

const PEWTER = '#a3a8a8';
/** A pouch of twice the weight and more. */
const LARGE = 1.16;
/** The clay pots are one form with one hand: what they do not share is clay and size. */
const pot =
  (clay: string, size = 1): Draw =>
  ([pal, kind]) =>
    art.teapot(pal, 'goods/1048', { kind, clay, form: 2, size });

/** By goods: its SKUs in their order, undefined where the main picture shows it. */
const LOOKS: Record<string, (Draw | undefined)[]> = {
  1001: [undefined, stack(BANZHANG, 7)],
  1002: [undefined, box('#a0553d', '易武'), stack(YIWU, 7)],
  1003: [undefined, ([pal, kind], seed) => art.cake(pal, seed, { layout: 'stand', kind, tea: 'raw', ...BINGDAO })],
  1004: [undefined, pair(MENGHAI), stack(MENGHAI, 7)],
  1005: [
    tins('#6e4630', '宫廷', 'waves'),
    tins('#6e4630', '宫廷', 'waves', 2),
    pouches('#6e4630', '宫廷'),
    pouches('#6e4630', '宫廷', 2, 1.06),
  ],
  1006: [undefined, ([pal, kind], seed) => art.mandarins(pal, seed, { kind }), box('#59663a', '陈皮')],
  1007: [pouches('#5a3b2a', '老茶头'), pouches('#5a3b2a', '老茶头', 1, LARGE), pouches('#5a3b2a', '老茶头', 2, 1.06)],
  1009: [undefined, tins('#5e8c84', '景迈', 'leaves'), box('#5e8c84', '景迈')],
  1010: [undefined, ([pal, kind], seed) => art.brickStack(pal, seed, { kind, count: 4, main: '#6e4630' })],
  1011: [pouches('#44535a', '月白'), pouches('#44535a', '月白', 2), pouches('#44535a', '月白', 1, LARGE)],
  1013: [
    tins('#d9cfb8', '白毫银针', 'brush'),
    tins(PEWTER, '银针', 'none'),
    tins('#d9cfb8', '白毫银针', 'brush', 2),
    tins(PEWTER, '银针', 'none', 2),
  ],
  1014: [undefined, pair(PEONY), stack(PEONY, 5)],
  1015: [undefined, pair(SHOUMEI), stack(SHOUMEI, 5)],
  1016: [
    ([pal, kind], seed) => art.cake(pal, seed, { layout: 'stand', kind, tea: 'white', ...WILD }),
    box('#6b7f4f', '荒野'),
  ],
  1017: [tins('#7a8f6a', '贡眉', 'leaves'), tins('#7a8f6a', '贡眉', 'leaves', 2), box('#b79a6c', '贡眉')],
  1018: [
    undefined,
    ([pal, kind], seed) => art.mandarins(pal, seed, { kind, aged: true, tea: 'white' }),
    box('#9a5426', '陈皮'),
  ],
  1020: [undefined, box('#8fa08a', '白茶')],
  1021: [
    tins('#b3863c', '金骏眉', 'waves'),
    box('#b3863c', '金骏眉'),
    tins('#b3863c', '金骏眉', 'waves', 1, true),
    box('#8c3527', '金骏眉', true),
  ],
  1022: [
    tins('#b0633c', '正山小种', 'leaves'),
    tins('#b0633c', '正山小种', 'leaves', 1, true),
    tins('#4a302a', '正山小种', 'hills'),
    tins('#4a302a', '正山小种', 'hills', 1, true),
  ],
  1023: [pouches('#8c3527', '滇红'), pouches('#8c3527', '滇红', 2), pouches('#8c3527', '滇红', 1, LARGE)],
  1024: [tins('#2f2d2a', '祁门', 'lattice'), tins('#2f2d2a', '祁门', 'lattice', 2), box('#2f2d2a', '祁门')],
  1025: [tins('#a9706b', '红梅', 'leaves'), tins('#a9706b', '红梅', 'leaves', 2), box('#a9706b', '红梅')],
  1026: [pouches('#b3863c', '桂花'), pouches('#b3863c', '桂花', 2)],
  1027: [undefined, tins('#97402e', '红九', 'stripes', 1, true)],
  1028: [
    tins('#2f2d2a', '大红袍', 'waves'),
    box('#8c3527', '大红袍'),
    tins('#2f2d2a', '大红袍', 'waves', 2),
    box('#8c3527', '岩茶', true),
  ],
  1029: [tins('#6e4630', '肉桂', 'hills'), box('#6e4630', '肉桂')],
  1030: [tins('#39604f', '水仙', 'brush'), tins('#39604f', '水仙', 'brush', 2), box('#39604f', '水仙', true)],
  1031: [pouches('#39604f', '铁观音'), pouches('#39604f', '铁观音', 1, LARGE), pouches('#39604f', '铁观音', 2, 1.06)],
  1032: [pouches('#5a3b2a', '铁观音'), pouches('#5a3b2a', '铁观音', 1, LARGE)],
  1033: [tins('#b3863c', '凤凰单丛', 'leaves'), tins('#b3863c', '凤凰单丛', 'leaves', 2), box('#b3863c', '凤凰')],
  1034: [undefined, tins('#b3863c', '蜜兰香', 'brush', 2)],
  1035: [pouches('#46705c', '乌龙'), pouches('#46705c', '乌龙', 2)],
  1036: [tins('#39604f', '明前', 'leaves'), tins('#39604f', '明前', 'leaves', 2), box('#39604f', '明前', true)],
  1037: [tins('#5e8c84', '龙井', 'hills'), tins('#5e8c84', '龙井', 'hills', 2), box('#5e8c84', '龙井')],
  1038: [tins('#46705c', '碧螺春', 'waves'), tins('#46705c', '碧螺春', 'waves', 2), box('#46705c', '碧螺春')],
  1039: [pouches('#5e8c84', '毛峰'), pouches('#5e8c84', '毛峰', 2), box('#5e8c84', '毛峰')],
  1040: [tins('#7a8f6a', '白茶', 'leaves'), tins('#7a8f6a', '白茶', 'leaves', 2), box('#7a8f6a', '白茶')],
  1041: [pouches('#39604f', '瓜片'), pouches('#39604f', '瓜片', 1, LARGE)],
  1042: [tins('#39604f', '猴魁', 'stripes'), box('#39604f', '猴魁')],
  1043: [tins('#d9cfb8', '茉莉银针', 'leaves'), tins('#d9cfb8', '茉莉银针', 'leaves', 2), box('#7a8f6a', '茉莉')],
  1044: [pouches('#7a8f6a', '茉莉'), pouches('#7a8f6a', '茉莉', 2), pouches('#7a8f6a', '茉莉', 1, LARGE)],
  1045: [tins('#b3863c', '桂花', 'brush'), tins('#b3863c', '桂花', 'brush', 2)],
  1047: [undefined, box('#b99a55', '菊')],
  1048: [pot('#70473a'), pot('#70473a', 1.14), pot('#b4512f')],
  1049: ['#a9c6c8', '#b3cbb9', '#a3b58b', '#e2e8e4'].map(
    (glaze): Draw =>
      ([pal, kind], seed) =>
        art.gaiwan(pal, seed, { kind, glaze, motif: 'plain', crackle: true }),
  ),
  1050: ['#c9cfcf', '#c8933a'].map(
    (fur): Draw =>
      ([pal, kind], seed) =>
        art.jianBowl(pal, seed, { kind, fur }),
  ),
  1051: [undefined, ([pal, kind], seed) => art.pitcher(pal, seed, { kind, size: 1.16 })],
  1053: [
    ['#a9c4ad', '#4b5a52'],
    ['#3c5b8c', '#2f3b4d'],
    ['#f1ede2', '#8a7a68'],
  ].map(
    ([glaze, bag]): Draw =>
      ([pal, kind], seed) =>
        art.travelCup(pal, seed, { kind, glaze, bag }),
  ),
  1054: [undefined, ([pal, kind], seed) => art.woodTray(pal, seed, { kind, pot: true, table: 'plain' })],
  1056: [undefined, ([pal, kind], seed) => art.beanCakes(pal, seed, { kind, glaze: '#3b3a38', colour: '#e0b95c' })],
  1058: [undefined, box('#39604f', '龙井')],
};

const keyOf = (goodsId: string, index: number) => `goods/${goodsId}${String(index + 1).padStart(2, '0')}`;

export const skuPlates: Plates = Object.fromEntries(
  Object.entries(LOOKS).flatMap(([goodsId, draws], nth) =>
    draws.flatMap((draw, i): [string, Plate][] => {
      const key = keyOf(goodsId, i);
      const wall = WALLS[(nth + i) % WALLS.length];
      const view: View | undefined = draw && wall && (() => draw(wall, key));
      return view ? [[key, square(view)]] : [];
    }),
  ),
);

/** The picture of a goods' `index`th SKU. */
export const skuPicture = (goodsId: string, index: number): string =>
  `/images/${keyOf(goodsId, index) in skuPlates ? keyOf(goodsId, index) : `goods/${goodsId}`}.webp`;
