// Things to eat with tea: bean cakes, crisps, layered pastry, mooncakes, a box of nuts.
import { Sheet, brush, circlePath, darken, lighten, mix, n1, pt, roundRect, smooth } from '../base/lib.mjs';
import { sprig } from '../base/flora.mjs';
import { dish } from './leaves.mjs';
import { pickPalette } from './packs.mjs';
import { flat, stage } from '../base/stage.mjs';
import { moulded } from './table.mjs';
import { drawCup } from './vessels.mjs';

/** Walnut crisp: a thick round biscuit, cracked all over. */
function crisp(s, size) {
  const r = s.rand;
  const c = '#d9a458';
  s.shadow(6, size * 0.34, size * 0.76, size * 0.28, '#3a2a18', 0.4);
  const edge = [];
  for (let i = 0; i < 22; i += 1) {
    const a = (i / 22) * Math.PI * 2;
    const q = size * 0.62 * r.range(0.95, 1.05);
    edge.push([Math.cos(a) * q, Math.sin(a) * q * 0.52]);
  }
  s.open(`transform="translate(0 ${n1(size * 0.2)})"`)
    .path(smooth(edge, true), darken(c, 0.34))
    .close();
  s.open(`transform="translate(0 ${n1(size * 0.1)})"`)
    .path(smooth(edge, true), darken(c, 0.16))
    .close();
  const top = smooth(edge, true);
  s.path(
    top,
    s.rad(
      [
        [0, lighten(c, 0.5)],
        [0.55, lighten(c, 0.14)],
        [1, darken(c, 0.2)],
      ],
      [0.4, 0.36, 0.7],
    ),
  );
  s.open(`clip-path="${s.clip(top)}"`);
  let cracks = '';
  for (let i = 0; i < 11; i += 1) {
    const a = (i / 11) * Math.PI * 2 + r.range(-0.2, 0.2);
    const from = size * r.range(0.1, 0.2);
    const mid = size * r.range(0.3, 0.4);
    cracks += `M${pt(Math.cos(a) * from, Math.sin(a) * from * 0.5)}L${pt(Math.cos(a + 0.14) * mid, Math.sin(a + 0.14) * mid * 0.5)}L${pt(Math.cos(a - 0.06) * size * 0.66, Math.sin(a - 0.06) * size * 0.33)}`;
    cracks += `M${pt(Math.cos(a) * mid, Math.sin(a) * mid * 0.5)}L${pt(Math.cos(a + 0.4) * mid * 1.06, Math.sin(a + 0.4) * mid * 0.53)}`;
  }
  s.line(cracks, darken(c, 0.45), 2.6, 'opacity=".62"');
  s.line(cracks, lighten(c, 0.5), 1, 'opacity=".5" transform="translate(-2 -2)"');
  s.close();
  for (let i = 0; i < 9; i += 1) {
    s.add(
      `<ellipse cx="${n1(r.gauss() * size * 0.16)}" cy="${n1(r.gauss() * size * 0.07)}" rx="3.8" ry="2" fill="#2f2720" transform="rotate(${r.int(-40, 40)})"/>`,
    );
  }
}

/** Layered pastry: a low dome with a spiral of thin sheets. */
function flaky(s, size, colour) {
  s.shadow(6, size * 0.34, size * 0.72, size * 0.26, '#3a2a18', 0.4);
  const d = smooth(
    [
      [-size * 0.58, size * 0.1],
      [-size * 0.5, -size * 0.3],
      [0, -size * 0.52],
      [size * 0.5, -size * 0.3],
      [size * 0.58, size * 0.1],
      [size * 0.36, size * 0.34],
      [0, size * 0.4],
      [-size * 0.36, size * 0.34],
    ],
    true,
    0.6,
  );
  s.path(
    d,
    s.rad(
      [
        [0, lighten(colour, 0.5)],
        [0.5, colour],
        [1, darken(colour, 0.32)],
      ],
      [0.36, 0.28, 0.84],
    ),
  );
  s.open(`clip-path="${s.clip(d)}"`);
  for (let i = 1; i < 8; i += 1) {
    const q = size * 0.08 * i;
    s.line(
      circlePath(i * 0.8, -size * 0.12 + i * size * 0.012, q, q * 0.66),
      i % 2 ? darken(colour, 0.3) : lighten(colour, 0.5),
      i % 2 ? 2 : 2.6,
      'opacity=".62"',
    );
  }
  s.close();
  s.stipple([-size * 0.24, -size * 0.36, size * 0.48, size * 0.3], 16, () => 0.8, '#2e3b22', 3.4, 0.85);
  s.line(d, darken(colour, 0.55), 1.3, 'opacity=".4"');
}

const plate = (pal, seed, o, draw) => {
  const s = new Sheet(o.w ?? 750, o.h ?? 750, seed, 'pastry');
  const p = pickPalette(pal);
  const at = stage(s, p, { kind: o.kind, ground: 0.66 });
  s.place(at.x + 24 * at.k, at.y + 72 * at.k, at.k * 1.08, () => draw(s, p));
  if (o.cup !== false)
    s.place(at.x - 232 * at.k, at.y - 22 * at.k, at.k * 0.66, () =>
      drawCup(s, p, { glaze: p.porcelain, saucer: true, vapour: true, tea: o.liquor ?? p.tea }),
    );
  return s.toString();
};

const SPOTS = [
  [-108, -30],
  [4, -62],
  [116, -30],
  [-58, 16],
  [66, 18],
  [2, -108],
].sort((a, b) => a[1] - b[1]);

export const beanCakes = (pal, seed, o = {}) =>
  plate(pal, seed, o, (s, p) => {
    dish(s, o.glaze ?? '#3b3a38', 262);
    SPOTS.forEach(([x, y], i) =>
      moulded(
        s,
        x,
        y - 14,
        104,
        o.colour ?? '#cfd79a',
        o.shapes?.[i % o.shapes.length] ?? (i % 3 === 1 ? 'plum' : 'round'),
      ),
    );
    s.place(-176, 10, 1, () => sprig(s, 0, 0, 84, -34, p));
  });

export const crisps = (pal, seed, o = {}) =>
  plate(pal, seed, o, (s) => {
    dish(s, o.glaze ?? '#eef0ea', 262);
    [
      [-92, -26],
      [96, -30],
      [0, 18],
      [4, -46],
      [-40, -66],
    ].forEach(([x, y], i) => s.place(x, y - (i > 2 ? 26 : 0), 1, () => crisp(s, 148)));
  });

export const layered = (pal, seed, o = {}) =>
  plate(pal, seed, o, (s, p) => {
    dish(s, o.glaze ?? '#f1e8d3', 262);
    [
      [-104, -36],
      [112, -36],
      [4, -64],
      [-52, 8],
      [66, 12],
    ]
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y]) => s.place(x, y - 18, 1, () => flaky(s, 122, o.colour ?? '#a9b878')));
    s.place(176, 92, 1, () => sprig(s, 0, 0, 84, 54, p));
  });

export const mooncakes = (pal, seed, o = {}) =>
  plate(pal, seed, o, (s, p) => {
    const c = '#b9762f';
    dish(s, o.glaze ?? '#2f2d2a', 262);
    [
      [-104, -44],
      [106, -44],
      [0, -72],
    ]
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y]) => moulded(s, x, y - 14, 124, c, 'round'));
    // one cut open: dark peel paste and a yolk
    s.open('transform="translate(-44 14)"');
    moulded(s, 0, -14, 128, c, 'round');
    s.close();
    s.place(96, 6, 1, () => {
      s.shadow(6, 44, 74, 18, '#3a2a18', 0.4);
      s.path(
        'M-66 -14Q-10 -50 62 -22L62 30Q0 66 -66 40Z',
        s.lin([
          [0, lighten(c, 0.3)],
          [1, darken(c, 0.2)],
        ]),
      );
      s.path('M-66 -8L62 -18V28Q0 60 -66 36Z', '#4c2a1b');
      s.path(
        'M-60 0L56 -10V22Q0 50 -60 30Z',
        s.lin([
          [0, '#6d3f25'],
          [1, '#47271a'],
        ]),
      );
      s.add(
        `<ellipse cx="0" cy="12" rx="24" ry="17" fill="${s.rad(
          [
            [0, '#f6b545'],
            [1, '#d5821f'],
          ],
          [0.4, 0.36, 0.7],
        )}"/>`,
      );
      let peel = '';
      for (let i = 0; i < 12; i += 1)
        peel += `M${pt(s.rand.range(-52, 44), s.rand.range(-2, 28))}l${n1(s.rand.range(5, 10))} ${n1(s.rand.range(-4, 4))}`;
      s.line(peel, '#d3803a', 3, 'opacity=".85"');
    });
  });

/* ---------- nuts ---------- */

const NUTS = {
  almond: (s) => {
    const c = '#a9662f';
    s.path(
      smooth(
        [
          [-20, 0],
          [-4, -11],
          [22, 0],
          [-4, 11],
        ],
        true,
        0.7,
      ),
      s.lin([
        [0, lighten(c, 0.3)],
        [1, darken(c, 0.25)],
      ]),
      `stroke="${darken(c, 0.5)}" stroke-opacity=".5"`,
    );
    s.line('M-14 -2Q2 -6 16 0M-12 4Q2 4 12 3', darken(c, 0.4), 1, 'opacity=".6"');
  },
  walnut: (s) => {
    const c = '#cfa46a';
    s.path(
      smooth(
        [
          [-22, 2],
          [-16, -16],
          [0, -10],
          [15, -18],
          [22, -2],
          [15, 14],
          [0, 9],
          [-14, 16],
        ],
        true,
        0.7,
      ),
      s.lin([
        [0, lighten(c, 0.3)],
        [1, darken(c, 0.3)],
      ]),
      `stroke="${darken(c, 0.5)}" stroke-opacity=".6"`,
    );
    s.line('M-16 -4q6 -6 10 0t10 -2t10 0M-14 6q8 -6 12 0t14 -2M0 -10V9', darken(c, 0.45), 1.6, 'opacity=".6"');
  },
  cashew: (s) => {
    const c = '#ecd7a6';
    s.path(
      brush([-18, 8], [0, -26], [18, 8], 12, 15, 11),
      s.lin([
        [0, lighten(c, 0.3)],
        [1, darken(c, 0.18)],
      ]),
      `stroke="${darken(c, 0.5)}" stroke-opacity=".5"`,
    );
  },
  pistachio: (s) => {
    s.path(
      circlePath(0, 0, 19, 12),
      s.lin([
        [0, '#f0e2c0'],
        [1, '#c6aa78'],
      ]),
      'stroke="#8c7248" stroke-opacity=".6"',
    );
    s.path('M-12 -2Q4 -9 17 -3Q6 6 -12 -2Z', '#8fa054');
  },
  hazel: (s) => {
    s.path(
      circlePath(0, 0, 15, 15),
      s.rad(
        [
          [0, '#d89a5c'],
          [0.6, '#a3602b'],
          [1, '#6f3d19'],
        ],
        [0.36, 0.32, 0.8],
      ),
    );
    s.path('M-9 9Q0 16 9 9Q0 4 -9 9Z', '#e2c596');
  },
  date: (s) => {
    s.path(
      circlePath(0, 0, 22, 13),
      s.lin([
        [0, '#b5452c'],
        [0.6, '#8a2b1b'],
        [1, '#571609'],
      ]),
    );
    s.line('M-14 -3q8 4 14 -1t14 3M-12 5q8 -4 20 1', '#4a1208', 1.3, 'opacity=".6"');
  },
};

/** Open box seen from above, six cells. */
export function nutBox(pal, seed, { w = 750, h = 750, colour = '#7f2f26', lid = true } = {}) {
  const s = new Sheet(w, h, seed, 'nuts');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = flat(s, p, { angle: 90 });
  s.place(
    at.x - 6 * at.k,
    at.y + 6 * at.k,
    at.k,
    () => {
      const W = 480;
      const H = 340;
      s.shadow(26, 30, 320, 240, '#2a2118', 0.5);
      if (lid) {
        // the lid slipped under the tray
        s.open('transform="translate(58 -78) rotate(6)"');
        const d = roundRect(-W / 2, -H / 2, W, H, 6);
        s.path(
          d,
          s.lin(
            [
              [0, lighten(colour, 0.14)],
              [1, darken(colour, 0.16)],
            ],
            [0, 0, 1, 1],
          ),
        );
        s.line(roundRect(-W / 2 + 14, -H / 2 + 14, W - 28, H - 28, 3), '#d8b267', 2);
        s.close();
        s.shadow(10, 20, 290, 210, '#2a2118', 0.4);
      }
      s.path(
        roundRect(-W / 2, -H / 2, W, H, 8),
        s.lin(
          [
            [0, lighten(colour, 0.2)],
            [1, darken(colour, 0.2)],
          ],
          [0, 0, 1, 1],
        ),
      );
      s.line(roundRect(-W / 2 + 5, -H / 2 + 5, W - 10, H - 10, 6), '#d8b267', 1.6, 'opacity=".8"');
      const kinds = Object.keys(NUTS);
      const cw = (W - 52) / 3;
      const ch = (H - 40) / 2;
      kinds.forEach((kind, i) => {
        const x = -W / 2 + 16 + (i % 3) * (cw + 10);
        const y = -H / 2 + 15 + Math.floor(i / 3) * (ch + 10);
        const cell = roundRect(x, y, cw, ch, 5);
        s.path(cell, mix(p.paper, '#6b4a30', 0.4));
        s.open(`clip-path="${s.clip(cell)}"`);
        for (let j = 0; j < 46; j += 1) {
          const row = Math.floor(j / 7);
          s.open(
            `transform="translate(${pt(x + ((j % 7) + (row % 2 ? 0.5 : 0)) * (cw / 6) + r.range(-7, 7), y + row * (ch / 5.4) + r.range(-7, 7))}) rotate(${r.int(0, 180)})"`,
          );
          NUTS[kind](s);
          s.close();
        }
        s.path(
          `M${pt(x, y)}h${n1(cw)}v26h${n1(-cw)}Z`,
          s.lin([
            [0, '#1d120a', 0.5],
            [1, '#1d120a', 0],
          ]),
        );
        s.close();
      });
    },
    -5,
  );
  s.place(at.x - 268 * at.k, at.y + 284 * at.k, at.k, () => sprig(s, 0, 0, 90, 40, p));
  return s.toString();
}
