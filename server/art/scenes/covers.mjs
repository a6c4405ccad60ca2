// Video and course covers: a still life or landscape, a title set in a vertical column, a seal.
import { Sheet, darken, lighten, mix, roundRect, seal, vertical } from '../base/lib.mjs';
import { sprig } from '../base/flora.mjs';
import { paintLandscape } from '../base/land.mjs';
import { drawJar } from '../goods/table.mjs';
import { heapOf } from '../goods/leaves.mjs';
import { TEAS, drawTin, drawWrappedCake, pickPalette } from '../goods/packs.mjs';
import { drawBust } from './people.mjs';
import { stage } from '../base/stage.mjs';
import { GLAZES, drawCup, drawGaiwan, drawPitcher, drawTeapot } from '../goods/vessels.mjs';

const TITLES = [
  { title: '识茶', sub: '第一讲' },
  { title: '冲泡', sub: '第二讲' },
  { title: '岩骨花香', sub: '武夷' },
  { title: '普洱问道', sub: '云南' },
  { title: '白茶论', sub: '太姥山' },
  { title: '品鉴', sub: '第五讲' },
  { title: '器与茶', sub: '雅集' },
  { title: '茶席', sub: '行茶' },
];

const OBJECTS = {
  gaiwan: (s, p) => drawGaiwan(s, p, { glaze: GLAZES.celadon, motif: 'plum' }),
  pot: (s, p) => drawTeapot(s, p, { form: s.rand.int(0, 3) }),
  pair: (s, p) => {
    s.place(-150, 8, 0.86, () => drawPitcher(s, p, {}));
    s.place(96, 20, 1.06, () => drawCup(s, p, { glaze: GLAZES.porcelain }));
  },
  cake: (s, p) => {
    s.shadow(30, 0, 250, 30);
    s.place(0, -200, 1, () => drawWrappedCake(s, 196, { ...p, main: '#5e8c84' }, { style: 'hills' }));
  },
  heap: (s) => {
    s.shadow(0, 40, 290, 40);
    heapOf(s, TEAS.rock, { rx: 220, ry: 56, rise: 150 });
  },
  tins: (s, p) => {
    s.place(110, -16, 0.92, () => drawTin(s, p, { colour: '#b3863c', kind: 'stripes', text: '岩茶', height: 300 }));
    s.place(-70, 10, 1.04, () => drawTin(s, p, { colour: '#39604f', kind: 'hills', text: '龙井' }));
  },
  jar: (s, p) => s.place(0, 14, 0.92, () => drawJar(s, p, {})),
  master: (s) =>
    s.place(0, 0, 1.16, () =>
      drawBust(s, { skin: '#e0bf9d', hair: '#6f6a63', robe: '#4d5a49', cut: 'short', collar: 'stand' }),
    ),
};

export function cover(pal, seed, { w = 1500, h = 844, object, title, sub, scene, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'cover');
  const p = pickPalette(pal);
  const r = s.rand;
  const k = h / 844;
  const words = title ? { title, sub: sub ?? '' } : r.pick(TITLES);
  const what = object ?? r.pick(Object.keys(OBJECTS));
  if (scene === 'landscape') paintLandscape(s, p, { mood: r.pick(['dawn', 'mist', 'dusk']) });
  else {
    const at = stage(s, p, {
      ground: what === 'master' ? 1.3 : 0.8,
      table: what === 'master' ? 'plain' : undefined,
      kind:
        o.kind ??
        r.pick(
          what === 'master' ? ['branch', 'mist', 'window'] : ['moon', 'arch', 'branch', 'mist', 'window', 'bamboo'],
        ),
    });
    s.place(w > h ? w * 0.69 : w * 0.62, what === 'master' ? h * 0.86 : at.y + 20 * k, at.k, () => OBJECTS[what](s, p));
  }
  const x = w > h ? w * 0.14 : w * 0.17;
  const cw = 150 * k;
  const tall = 84 * k * words.title.length + 220 * k;
  const top = (h - tall) / 2;
  s.path(roundRect(x - cw / 2, top, cw, tall, 2), lighten(p.paper, 0.3), 'opacity=".94"');
  s.line(
    roundRect(x - cw / 2 + 9 * k, top + 9 * k, cw - 18 * k, tall - 18 * k, 1),
    mix(p.ink, p.paper, 0.4),
    1.4,
    'opacity=".6"',
  );
  vertical(s, words.title, x, top + 80 * k, 76 * k, p.ink, 1.14);
  vertical(s, words.sub, x - cw * 0.02, top + 84 * k * words.title.length + 66 * k, 24 * k, darken(p.main, 0.2), 1.22, {
    weight: 'regular',
  });
  seal(s, x, top + tall - 40 * k, 26 * k, '叶', p.seal);
  if (r.chance(0.4)) s.place(x + cw * 0.72, top + tall + 6 * k, k, () => sprig(s, 0, 0, 96, -20, p));
  return s.toString(o.alt ?? '');
}
