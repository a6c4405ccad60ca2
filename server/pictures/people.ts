import * as art from '../art/index.mjs';
import { plate, type Plate, type Plates, series } from './kit';

const WALLS: art.PaletteName[] = [
  'yuebai',
  'gaosu',
  'tianqing',
  'dai',
  'ouhe',
  'qiuxiang',
  'tianqing',
  'gaosu',
  'songlv',
  'yuebai',
  'tan',
  'ouhe',
];

/** Twelve masters: four tea makers, three tea artists, two potters, two scholars, one calligrapher. */
const MASTERS: art.Person[] = [
  { hair: '#6f6a63', cut: 'short', robe: '#5d7a72', collar: 'stand', beard: true, glasses: false },
  { hair: '#3a332c', cut: 'hat', robe: '#4d5a49', collar: 'cross', beard: false, glasses: false },
  { hair: '#2a2622', cut: 'short', robe: '#8a6a4c', collar: 'stand', beard: false, glasses: false },
  { hair: '#a7a29a', cut: 'bald', robe: '#3f4b52', collar: 'cross', beard: true, glasses: false },
  { hair: '#2a2622', cut: 'bun', robe: '#c9bfa6', collar: 'cross', beard: false, glasses: false },
  { hair: '#1f1d1b', cut: 'long', robe: '#6c7f93', collar: 'round', beard: false, glasses: false },
  { hair: '#3a332c', cut: 'bun', robe: '#7f3f34', collar: 'stand', beard: false, glasses: true },
  { hair: '#6f6a63', cut: 'short', robe: '#2f2d2a', collar: 'round', beard: true, glasses: true },
  { hair: '#2a2622', cut: 'long', robe: '#a8a089', collar: 'round', beard: false, glasses: false },
  { hair: '#a7a29a', cut: 'short', robe: '#5d7a72', collar: 'stand', beard: false, glasses: true },
  { hair: '#1f1d1b', cut: 'short', robe: '#c9bfa6', collar: 'round', beard: false, glasses: true },
  { hair: '#a7a29a', cut: 'bun', robe: '#4d5a49', collar: 'cross', beard: true, glasses: false },
];

const masters: Plate[] = MASTERS.map((person, index) =>
  plate(400, 400, () =>
    art.portrait(WALLS[index] ?? 'yuebai', `m${index + 1}`, { w: 400, h: 400, sealText: '', person }),
  ),
);

/** Three of four members show a face, the rest a favourite thing. Surnames are of the outlined glyph set. */
const THINGS: ['hills' | 'sprig' | 'cup' | 'moon' | 'pot' | 'gaiwan', string][] = [
  ['sprig', '#c9d8cf'],
  ['cup', '#e6d9b8'],
  ['hills', '#b9c8cc'],
  ['pot', '#d9c4be'],
  ['moon', '#44535a'],
  ['gaiwan', '#e9e2d0'],
];
const FIELDS = [
  '#c9d8cf',
  '#e6d9b8',
  '#d9c4be',
  '#b9c8cc',
  '#5e7a6c',
  '#c7a884',
  '#e9e2d0',
  '#8a9a7c',
  '#b5796a',
  '#44535a',
];
const SURNAMES = [...'林周许陈沈白苏梁顾叶何江温方'];

const avatars: Plate[] = Array.from({ length: 40 }, (_, index) =>
  plate(400, 400, () => {
    const size = { w: 400, h: 400 };
    const field = FIELDS[(index * 3) % FIELDS.length];
    const turn = Math.floor(index / 4);
    const thing = THINGS[turn % THINGS.length];
    if (index % 4 === 3 && thing) {
      // the second round of things stands on other grounds, in another palette
      const again = turn >= THINGS.length;
      return art.avatar(again ? 'qiuxiang' : 'yuebai', `av${index}`, {
        ...size,
        kind: thing[0],
        field: again ? FIELDS[(turn + 5) % FIELDS.length] : thing[1],
      });
    }
    if (index % 13 === 6)
      return art.avatar('yuebai', `av${index}`, {
        ...size,
        kind: 'name',
        char: SURNAMES[index % SURNAMES.length],
        field,
      });
    return art.avatar('yuebai', `av${index}`, { ...size, kind: 'person', field });
  }),
);

export const peoplePlates: Plates = {
  ...series('master', masters),
  ...series('avatar', avatars),
  'service/1': plate(750, 750, () =>
    art.portrait('tianqing', 'service', {
      sealText: '茶',
      person: { hair: '#2a2622', cut: 'bun', robe: '#5d7a72', collar: 'cross', beard: false, glasses: false, tilt: -3 },
    }),
  ),
};
