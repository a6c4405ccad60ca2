// Loose leaf: heaps, dishes and scoops, in six leaf shapes.
import { Sheet, circlePath, clamp, darken, lerp, lighten, mix, n1, pt, smooth } from '../base/lib.mjs';
import { BLOOMS } from './bloom.mjs';
import { sprig } from '../base/flora.mjs';
import { TEAS, pickPalette } from './packs.mjs';
import { flat, stage } from '../base/stage.mjs';
import { drawCup } from './vessels.mjs';

const SHAPES = {
  strip: (r) => {
    const l = r.range(40, 62);
    return lens(l, r.range(7, 10), r.range(-16, 16));
  },
  needle: (r) => {
    const l = r.range(52, 74);
    return lens(l, r.range(5.6, 7.6), r.range(-5, 5));
  },
  flat: (r) => {
    const l = r.range(48, 66);
    return lens(l, r.range(10, 13), r.range(-4, 4));
  },
  curl: (r) => {
    const l = r.range(26, 40);
    return lens(l, r.range(6, 9), r.range(-22, 22));
  },
  pearl: (r) => {
    const a = r.range(10, 14);
    return circlePath(0, 0, a, a * r.range(0.82, 0.96));
  },
  blade: (r) => {
    const l = r.range(104, 142);
    return lens(l, r.range(11, 15), r.range(-7, 7));
  },
  twist: (r) => {
    const l = r.range(56, 82);
    return lens(l, r.range(7, 10), r.range(-20, 20));
  },
  spiral: (r) => {
    const l = r.range(20, 30);
    return lens(l, r.range(8, 11), r.range(-26, 26));
  },
  fine: (r) => {
    const l = r.range(28, 44);
    return lens(l, r.range(5, 7), r.range(-9, 9));
  },
  lump: (r) => {
    const a = r.range(15, 26);
    return smooth(
      Array.from({ length: 8 }, (_, i) => {
        const t = (i / 8) * Math.PI * 2;
        const q = a * r.range(0.72, 1.12);
        return [Math.cos(t) * q, Math.sin(t) * q * 0.8];
      }),
      true,
      0.36,
    );
  },
  broad: (r) => {
    const l = r.range(38, 70);
    return lens(l, r.range(14, 24), r.range(-12, 12));
  },
};

function lens(len, width, bend) {
  const h = len / 2;
  return `M${pt(-h, 0)}Q${pt(0, bend - width)} ${pt(h, bend * 0.3)}Q${pt(0, bend + width)} ${pt(-h, 0)}Z`;
}

const KIND = {
  raw: 'strip',
  ripe: 'strip',
  black: 'strip',
  rock: 'strip',
  white: 'broad',
  green: 'curl',
  flat: 'flat',
  needle: 'needle',
  oolong: 'pearl',
  flower: 'curl',
  moonlight: 'broad',
  wild: 'broad',
  lump: 'lump',
  goldbud: 'fine',
  goldneedle: 'needle',
  keemun: 'fine',
  redplum: 'spiral',
  dancong: 'twist',
  roast: 'pearl',
  frozen: 'pearl',
  spiral: 'spiral',
  maofeng: 'curl',
  pale: 'flat',
  melonseed: 'twist',
  monkey: 'blade',
  jadebead: 'pearl',
};

/** Piles leaves inside a mound. rx, ry: footprint; rise: height of the heap. */
export function heapOf(
  s,
  tea,
  { rx = 220, ry = 76, rise = 120, count = 260, kind = 'strip', flower = '', strays = 9 } = {},
) {
  const r = s.rand;
  const base = [];
  for (let i = 0; i <= 24; i += 1) {
    const t = i / 24;
    const x = lerp(-rx, rx, t);
    const y = -rise * Math.exp(-((x / (rx * 0.56)) ** 2)) * (1 + 0.05 * Math.sin(i * 2.1)) + ry * 0.2;
    base.push([x, y]);
  }
  const body = `${smooth(base)}Q${pt(rx * 0.86, ry)} ${pt(0, ry)}Q${pt(-rx * 0.86, ry)} ${pt(-rx, ry * 0.2)}Z`;
  s.path(body, darken(tea.base, 0.2));
  const shapes = Array.from({ length: 8 }, () => {
    const d = SHAPES[kind](r);
    if (kind === 'pearl')
      return s.symbol(
        `<path d="${d}"/><path d="M-8 2q4 -9 12 -5q5 5 -3 8" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.8" stroke-linecap="round"/><path d="M-6 7q8 4 14 -4" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6" stroke-linecap="round"/>`,
      );
    return s.symbol(
      `<path d="${d}"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="1.2"/><path d="${kind === 'broad' || kind === 'flat' ? d.replace(/Q([-\d. ]+) ([-\d. ]+)Q.*/, 'L$2') : d.split('Q').slice(0, 2).join('Q')}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2" stroke-linecap="round"/>`,
    );
  });
  const items = [];
  for (let i = 0; i < count; i += 1) {
    const u = clamp(r.gauss() * 0.44, -1, 1);
    const v = r.next();
    const x = u * rx * 0.98;
    const crown = -rise * Math.exp(-((x / (rx * 0.56)) ** 2));
    const spread = Math.sqrt(Math.max(0, 1 - u * u));
    const y = lerp(crown, ry * 0.88 * spread, v ** 0.8);
    items.push([x, y, v, u]);
  }
  items.sort((a, b) => a[1] - b[1]);
  items.forEach(([x, y, v, u], i) => {
    const slope = u * 34 * (1 - v * 0.6);
    const lit = clamp(0.5 - u * 0.5 - v * 0.12 + r.range(-0.22, 0.22), 0, 1);
    const tip = r.chance(kind === 'needle' ? 0.3 : 0.09);
    let tone = tip ? tea.tip : r.pick(tea.tones);
    tone = lit > 0.55 ? lighten(tone, (lit - 0.55) * 0.44) : darken(tone, (0.55 - lit) * 0.5);
    s.use(shapes[i % 8], x, y, r.range(0.82, 1.14), slope + r.range(-64, 64) + (r.chance(0.5) ? 0 : 180), tone);
  });
  if (flower) {
    const tiny = flower === 'osmanthus';
    for (let i = 0; i < (tiny ? 46 : 9); i += 1) {
      const u = clamp(r.gauss() * 0.42, -0.9, 0.9);
      const x = u * rx;
      const y = lerp(-rise * Math.exp(-((x / (rx * 0.56)) ** 2)), ry * 0.7, r.next());
      BLOOMS[flower](s, x, y, tiny ? r.range(7, 10) : r.range(15, 22), r.range(0, 72));
    }
  }
  // strays on the table
  for (let i = 0; i < strays; i += 1) {
    const side = r.sign();
    s.use(
      shapes[i % 8],
      side * rx * r.range(1, 1.24),
      ry * r.range(0.2, 1.1),
      0.86,
      r.range(0, 180),
      r.pick(tea.tones),
    );
  }
}

export function dish(s, glaze, rx) {
  const ry = rx * 0.34;
  s.shadow(26, ry * 0.9, rx * 1.2, ry * 0.95);
  s.add(
    `<ellipse cx="0" cy="${n1(ry * 0.32)}" rx="${n1(rx * 0.62)}" ry="${n1(ry * 0.62)}" fill="${darken(glaze, 0.3)}"/>`,
  );
  s.path(
    `M${pt(-rx, 0)}Q${pt(-rx * 0.84, ry * 1.16)} 0 ${n1(ry * 1.16)}Q${pt(rx * 0.84, ry * 1.16)} ${pt(rx, 0)}Z`,
    s.lin(
      [
        [0, darken(glaze, 0.06)],
        [0.3, lighten(glaze, 0.3)],
        [1, darken(glaze, 0.26)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.add(
    `<ellipse cx="0" cy="0" rx="${rx}" ry="${n1(ry)}" fill="${lighten(glaze, 0.45)}" stroke="${darken(glaze, 0.5)}" stroke-opacity=".4" stroke-width="1.3"/>`,
  );
  s.add(
    `<ellipse cx="0" cy="3" rx="${n1(rx * 0.94)}" ry="${n1(ry * 0.9)}" fill="${s.lin([
      [0, darken(glaze, 0.2)],
      [0.6, lighten(glaze, 0.1)],
      [1, lighten(glaze, 0.4)],
    ])}"/>`,
  );
}

/** Bamboo scoop lying on the table. */
export function scoop(s, p, len = 260) {
  const c = mix(p.bamboo, p.wood, 0.3);
  s.shadow(10, 18, len * 0.56, 20);
  s.path(
    smooth(
      [
        [-len / 2, -8],
        [-len * 0.3, -30],
        [len * 0.16, -22],
        [len / 2, -10],
        [len / 2, 6],
        [len * 0.16, 20],
        [-len * 0.3, 30],
        [-len / 2, 10],
      ],
      true,
    ),
    s.lin([
      [0, darken(c, 0.1)],
      [0.4, lighten(c, 0.3)],
      [1, darken(c, 0.2)],
    ]),
  );
  s.path(
    smooth(
      [
        [-len / 2 + 16, -3],
        [-len * 0.28, -17],
        [len * 0.16, -11],
        [len / 2 - 8, -3],
        [len * 0.16, 9],
        [-len * 0.28, 16],
      ],
      true,
    ),
    s.lin([
      [0, darken(c, 0.35)],
      [1, lighten(c, 0.16)],
    ]),
  );
  s.line(`M${n1(-len * 0.4)} -2H${n1(len * 0.42)}`, darken(c, 0.3), 1, 'opacity=".4"');
}

export function looseLeaf(pal, seed, { w = 750, h = 750, tea: name, layout, flower: bloom, liquor, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'leaf');
  const p = pickPalette(pal);
  const r = s.rand;
  const key = name ?? r.pick(Object.keys(TEAS));
  const tea = TEAS[key];
  const kind = KIND[key];
  const flower = bloom ?? (key === 'flower' ? 'jasmine' : '');
  const dense =
    kind === 'blade'
      ? 120
      : kind === 'lump'
        ? 150
        : kind === 'fine' || kind === 'spiral'
          ? 330
          : kind === 'pearl'
            ? 260
            : kind === 'broad'
              ? 190
              : 250;
  const plan = layout ?? r.pick(['heap', 'dish', 'dish', 'top']);
  if (plan === 'top') {
    const at = flat(s, p, {});
    const glaze = o.glaze ?? r.pick(['#eef0ea', '#3b3a38', '#d9cdb4', '#b6cdc0']);
    s.place(at.x, at.y, at.k, () => {
      s.shadow(20, 26, 262, 262, '#2a2118', 0.5);
      s.path(
        circlePath(0, 0, 236),
        s.lin(
          [
            [0, lighten(glaze, 0.4)],
            [1, darken(glaze, 0.2)],
          ],
          [0, 0, 1, 1],
        ),
      );
      s.line(circlePath(0, 0, 236), darken(glaze, 0.5), 1.4, 'opacity=".4"');
      s.path(
        circlePath(0, 0, 214),
        s.lin(
          [
            [0, darken(glaze, 0.2)],
            [1, lighten(glaze, 0.3)],
          ],
          [0, 0, 1, 1],
        ),
      );
      const inner = circlePath(0, 0, 188);
      s.path(inner, darken(tea.base, 0.1));
      const shapes = Array.from({ length: 8 }, () => s.symbol(`<path d="${SHAPES[kind](r)}"/>`));
      for (let i = 0; i < 430; i += 1) {
        const a = r.range(0, Math.PI * 2);
        const q = Math.sqrt(r.next()) * 186;
        const lit = clamp(0.5 - ((Math.cos(a) + Math.sin(a)) * q) / 640 + r.range(-0.25, 0.25) + i / 1600, 0, 1);
        const base = r.chance(0.08) ? tea.tip : r.pick(tea.tones);
        s.use(
          shapes[i % 8],
          Math.cos(a) * q,
          Math.sin(a) * q,
          r.range(0.7, 0.98),
          r.range(0, 180),
          lit > 0.5 ? lighten(base, (lit - 0.5) * 0.6) : darken(base, (0.5 - lit) * 0.7),
        );
      }
      if (flower)
        for (let i = 0; i < (flower === 'osmanthus' ? 60 : 12); i += 1) {
          const a = r.range(0, 6.3);
          const q = r.range(0, 160);
          BLOOMS[flower](
            s,
            Math.cos(a) * q,
            Math.sin(a) * q,
            flower === 'osmanthus' ? r.range(8, 11) : r.range(17, 24),
            r.range(0, 72),
          );
        }
    });
    s.place(at.x + 262 * at.k, at.y + 236 * at.k, at.k, () => scoop(s, p, 230), -38);
    s.place(at.x - 268 * at.k, at.y + 268 * at.k, at.k, () => sprig(s, 0, 0, 112, 48, p));
  } else {
    const at = stage(s, p, { kind: o.kind, ground: 0.68 });
    s.place(at.x, at.y + 30 * at.k, at.k * 1.12, () => {
      if (plan === 'dish') {
        const glaze = o.glaze ?? r.pick(['#eef0ea', '#b6cdc0', '#f1e8d3', '#3b3a38', '#8c6a4a']);
        dish(s, glaze, 250);
        s.open('transform="translate(0 -4)"');
        heapOf(s, tea, { rx: 196, ry: 54, rise: 128, count: dense, kind, flower, strays: 0 });
        s.close();
      } else {
        s.shadow(20, 60, 320, 50);
        s.path(
          `M-262 74L-214 -30H226L276 74Z`,
          s.lin([
            [0, lighten(p.paper, 0.1)],
            [1, darken(p.paper, 0.1)],
          ]),
          `stroke="${darken(p.paper, 0.4)}" stroke-opacity=".3"`,
        );
        heapOf(s, tea, { rx: 214, ry: 62, rise: 156, count: dense + 40, kind, flower });
      }
    });
    if (liquor || at.wide || r.chance(0.36))
      s.place(at.x - 256 * at.k, at.y + 176 * at.k, at.k * 0.6, () =>
        drawCup(s, p, { glaze: p.porcelain, tea: liquor ?? p.tea, saucer: false, vapour: false }),
      );
    if (r.chance(0.5)) s.place(at.x + 248 * at.k, at.y + 172 * at.k, at.k, () => sprig(s, 0, 0, 104, 50, p));
    else if (r.chance(0.4)) s.place(at.x + 190 * at.k, at.y + 172 * at.k, at.k, () => scoop(s, p, 220), -8);
  }
  return s.toString(o.title ?? '');
}
