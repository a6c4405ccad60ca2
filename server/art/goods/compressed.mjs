// Pressed and stuffed tea beyond the round cake: bricks, wrapped pearls, mandarins, small buttons.
import {
  Sheet,
  brush,
  circlePath,
  clamp,
  darken,
  lerp,
  lighten,
  mix,
  n1,
  poly,
  pt,
  roundRect,
  seal,
  smooth,
  vertical,
} from '../base/lib.mjs';
import { BLOOMS } from './bloom.mjs';
import { sprig } from '../base/flora.mjs';
import { dish, heapOf } from './leaves.mjs';
import { TEAS, pickPalette, pressed } from './packs.mjs';
import { flat, stage } from '../base/stage.mjs';
import { drawCup } from './vessels.mjs';

/** Leaf strokes inside any outline; box is its bounding rectangle. */
function pressedIn(s, d, [x0, y0, w, h], tea, count) {
  const r = s.rand;
  const groups = tea.tones.map(() => '');
  let tips = '';
  for (let i = 0; i < count; i += 1) {
    const a = r.range(0, Math.PI * 2);
    const len = r.range(18, 40);
    const bend = r.range(-9, 9);
    const one = `M${pt(r.range(x0, x0 + w), r.range(y0, y0 + h))}q${pt((Math.cos(a) * len) / 2 - Math.sin(a) * bend, (Math.sin(a) * len) / 2 + Math.cos(a) * bend)} ${pt(Math.cos(a) * len, Math.sin(a) * len)}`;
    if (r.chance(0.1)) tips += one;
    else groups[r.int(0, groups.length - 1)] += one;
  }
  s.path(d, tea.base);
  s.open(`clip-path="${s.clip(d)}"`);
  groups.forEach((g, i) => {
    s.line(g, darken(tea.base, 0.4), 7.4, 'opacity=".5"');
    s.line(g, tea.tones[i], 5.4);
  });
  groups.forEach((g, i) => s.line(g, lighten(tea.tones[i], 0.22), 1.3, 'opacity=".5"'));
  s.line(tips, tea.tip, 3.8);
  s.path(
    d,
    s.lin(
      [
        [0, '#fff4dc', 0.2],
        [0.5, '#fff4dc', 0.02],
        [1, darken(tea.base, 0.6), 0.42],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.close();
}

/** A slab lying flat, seen from above with its two near sides showing. */
function slab(s, w, h, thick, tea, count) {
  const face = roundRect(-w / 2, -h / 2, w, h, 16);
  s.path(roundRect(-w / 2 + thick * 0.6, -h / 2 + thick, w, h, 16), darken(tea.base, 0.5));
  s.path(roundRect(-w / 2 + thick * 0.3, -h / 2 + thick * 0.5, w, h, 16), darken(tea.base, 0.28));
  pressedIn(s, face, [-w / 2 - 10, -h / 2 - 10, w + 20, h + 20], tea, count);
  s.line(face, darken(tea.base, 0.5), 1.4, 'opacity=".6"');
}

/** Brick. wrapped: paper covers two thirds; otherwise the bare brick with a broken corner beside it. */
export function brick(
  pal,
  seed,
  { w = 750, h = 750, tea: name = 'ripe', wrapped = true, text = '布朗', paper = '#efe4c8', main } = {},
) {
  const s = new Sheet(w, h, seed, 'brick');
  const p = pickPalette(pal);
  const r = s.rand;
  const tea = TEAS[name];
  const at = flat(s, p, { angle: 8 });
  const bw = 420;
  const bh = 270;
  s.place(
    at.x,
    at.y - 24 * at.k,
    at.k,
    () => {
      s.shadow(30, 44, 290, 210, '#2a2118', 0.5);
      slab(s, bw, bh, 34, tea, wrapped ? 420 : 560);
      if (!wrapped) {
        // the maker's mark, pressed in as a shallow square
        s.line(roundRect(-62, -62, 124, 124, 8), darken(tea.base, 0.4), 7, 'opacity=".4"');
        s.line(roundRect(-60, -60, 120, 120, 8), lighten(tea.base, 0.4), 1.6, 'opacity=".5"');
        vertical(s, text, 0, text.length > 1 ? -26 : 0, 48, darken(tea.base, 0.55), 1.1, { opacity: 0.72 });
        return;
      }
      const tone = main ?? mix(p.main, p.ink, 0.2);
      const ax = -bw / 2 - 5;
      const bx = bw * 0.2;
      const edge = smooth([
        [bx, -bh / 2 - 6, 1],
        [bx + 14, -bh * 0.3],
        [bx - 4, -bh * 0.06],
        [bx + 12, bh * 0.2],
        [bx + 2, bh / 2 + 6, 1],
      ]);
      const sheet = `${edge}L${pt(ax, bh / 2 + 6)}L${pt(ax, -bh / 2 - 6)}Z`;
      s.path(
        `M${pt(ax, bh / 2 + 4)}L${pt(ax + 14, bh / 2 + 36)}L${pt(bx + 22, bh / 2 + 36)}L${pt(bx + 4, bh / 2 + 4)}Z`,
        darken(paper, 0.28),
      );
      s.path(
        sheet,
        s.lin(
          [
            [0, lighten(paper, 0.3)],
            [0.7, paper],
            [1, darken(paper, 0.12)],
          ],
          [0, 0, 1, 0.7],
        ),
      );
      s.open(`clip-path="${s.clip(sheet)}"`);
      s.path(
        `M${pt(ax, -bh / 2 + 26)}H${n1(bx + 30)}v7H${n1(ax)}ZM${pt(ax, bh / 2 - 33)}H${n1(bx + 30)}v7H${n1(ax)}Z`,
        tone,
        'opacity=".85"',
      );
      s.line(
        `M${pt(ax, -bh / 2 + 40)}H${n1(bx + 30)}M${pt(ax, bh / 2 - 40)}H${n1(bx + 30)}`,
        tone,
        1.4,
        'opacity=".7"',
      );
      vertical(s, text, (ax + bx) / 2 - 20, text.length > 1 ? -44 : 0, 78, tone, 1.14);
      seal(s, (ax + bx) / 2 + 62, 54, 30, '叶间', p.seal);
      s.line(
        `M${pt(ax + 70, -bh / 2)}q-6 ${bh / 2} 4 ${bh}M${pt(ax + 20, -30)}q60 20 90 -6`,
        darken(paper, 0.4),
        1,
        'opacity=".25"',
      );
      s.grain(
        sheet,
        [ax, -bh / 2 - 6, bx - ax, bh + 12],
        [
          [0, 0.2],
          [1, 0.8],
        ],
        darken(paper, 0.5),
        { opacity: 0.3 },
      );
      s.close();
      s.path(
        brush([bx + 8, -bh / 2 - 4], [bx + 4, 0], [bx + 6, bh / 2 + 4], 3, 9, 3),
        darken(tea.base, 0.6),
        'opacity=".35"',
      );
      s.line(sheet, darken(paper, 0.55), 1.2, 'opacity=".4"');
    },
    wrapped ? -9 : 7,
  );
  // crumbs and a flake broken from the brick
  s.place(at.x + 214 * at.k, at.y + 238 * at.k, at.k, () => {
    s.shadow(8, 12, 84, 54, '#2a2118', 0.45);
    const d = smooth(
      [
        [-66, 8],
        [-40, -34],
        [8, -40],
        [58, -20],
        [66, 16],
        [24, 38],
        [-34, 36],
      ],
      true,
      0.34,
    );
    s.open('transform="translate(5 9)"').path(d, darken(tea.base, 0.45)).close();
    pressedIn(s, d, [-70, -44, 140, 86], tea, 90);
    let crumbs = '';
    for (let i = 0; i < 16; i += 1)
      crumbs += `M${pt(r.range(-130, 60), r.range(40, 84))}q4 -3 ${n1(r.range(6, 13))} ${n1(r.range(-5, 5))}`;
    s.line(crumbs, tea.tones[0], 4);
  });
  s.place(at.x - 262 * at.k, at.y + 262 * at.k, at.k, () =>
    wrapped ? sprig(s, 0, 0, 108, 48, p) : drawTopCup(s, '#eef0ea', '#7d2f17', 92),
  );
  return s.toString();
}

/** A cup seen from straight above. */
export function drawTopCup(s, glaze, tea, R) {
  s.shadow(R * 0.14, R * 0.18, R * 1.2, R * 1.2, '#2a2118', 0.5);
  s.path(
    circlePath(0, 0, R),
    s.lin(
      [
        [0, lighten(glaze, 0.5)],
        [1, darken(glaze, 0.22)],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.path(
    circlePath(0, 0, R * 0.92),
    s.lin(
      [
        [0, darken(glaze, 0.24)],
        [1, lighten(glaze, 0.35)],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.path(
    circlePath(0, 0, R * 0.82),
    s.rad(
      [
        [0, lighten(tea, 0.36)],
        [0.6, tea],
        [1, darken(tea, 0.26)],
      ],
      [0.6, 0.62, 0.66],
    ),
  );
  s.line(circlePath(0, 0, R * 0.79), lighten(tea, 0.6), 1.8, 'opacity=".6"');
  s.path(
    brush([-R * 0.56, -R * 0.1], [-R * 0.5, -R * 0.5], [-R * 0.06, -R * 0.58], 1, R * 0.09, 1),
    '#ffffff',
    'opacity=".5"',
  );
}

/* ---------- mandarins ---------- */

function drawMandarin(s, R, colour, { open = false, tea = TEAS.ripe } = {}) {
  const r = s.rand;
  s.shadow(R * 0.24, R * 0.86, R * 1.15, R * 0.3);
  const body = smooth(
    [
      [-R, 0],
      [-R * 0.74, -R * 0.66],
      [0, -R * 0.84],
      [R * 0.74, -R * 0.66],
      [R, 0],
      [R * 0.72, R * 0.66],
      [0, R * 0.88],
      [-R * 0.72, R * 0.66],
    ],
    true,
    0.62,
  );
  s.path(
    body,
    s.rad(
      [
        [0, lighten(colour, 0.34)],
        [0.5, colour],
        [1, darken(colour, 0.5)],
      ],
      [0.34, 0.28, 0.82],
    ),
  );
  s.open(`clip-path="${s.clip(body)}"`);
  let pores = '';
  for (let i = 0; i < 190; i += 1) {
    const a = r.range(0, 6.3);
    const q = Math.sqrt(r.next()) * R;
    pores += `M${pt(Math.cos(a) * q, Math.sin(a) * q * 0.86)}h.1`;
  }
  s.line(pores, darken(colour, 0.5), 3.2, 'opacity=".55"');
  // the skin wrinkles as it dries
  for (let i = 0; i < 9; i += 1) {
    const x = lerp(-R * 0.86, R * 0.86, i / 8);
    s.path(
      brush([x * 0.3, -R * 0.8], [x * 1.3, R * 0.05], [x * 0.36, R * 0.9], 1, 4.5, 1),
      i % 2 ? darken(colour, 0.45) : lighten(colour, 0.3),
      'opacity=".13"',
    );
  }
  s.close();
  s.line(body, darken(colour, 0.65), 1.5, 'opacity=".6"');
  if (!open) {
    s.path(circlePath(0, -R * 0.7, R * 0.2, R * 0.075), darken(colour, 0.4));
    s.path(circlePath(0, -R * 0.72, R * 0.1, R * 0.045), '#8a7a4c');
    return;
  }
  s.path(circlePath(0, -R * 0.56, R * 0.58, R * 0.2), '#c9a25e');
  const hole = circlePath(0, -R * 0.55, R * 0.5, R * 0.16);
  s.path(hole, tea.base);
  s.open(`transform="translate(0 ${n1(-R * 0.62)})"`);
  heapOf(s, tea, { rx: R * 0.46, ry: R * 0.15, rise: R * 0.3, count: 80, kind: 'fine', strays: 0 });
  s.close();
}

/** Dried mandarins stuffed with tea. aged: brown peel instead of young green. */
export function mandarins(pal, seed, { w = 750, h = 750, aged = false, tea = 'ripe', kind } = {}) {
  const s = new Sheet(w, h, seed, 'mandarin');
  const p = pickPalette(pal);
  const at = stage(s, p, { kind, ground: 0.68 });
  const skin = aged ? ['#9a5426', '#a9622f', '#8a4820'] : ['#59663a', '#68753f', '#4e5a36'];
  s.place(at.x + 10 * at.k, at.y + 30 * at.k, at.k, () => {
    s.place(-128, -62, 1, () => drawMandarin(s, 102, skin[0]));
    s.place(118, -52, 1, () => drawMandarin(s, 98, skin[2]));
    s.place(-8, 24, 1, () => drawMandarin(s, 118, skin[1], { open: true, tea: TEAS[tea] }));
    // the lid that was cut off
    s.place(168, 76, 1, () => {
      s.shadow(8, 18, 76, 20);
      s.path(
        'M-62 10Q-58 -38 0 -42Q58 -38 62 10Q0 30 -62 10Z',
        s.lin(
          [
            [0, lighten(skin[1], 0.24)],
            [1, darken(skin[1], 0.36)],
          ],
          [0, 0, 1, 0.4],
        ),
      );
      s.path(circlePath(0, -38, 13, 5), '#8a7a4c');
      s.line('M-62 10Q0 30 62 10', '#d8b676', 4);
    });
    s.place(-196, 92, 0.44, () => drawCup(s, p, { glaze: p.porcelain, tea: '#7d2f17', saucer: false, vapour: false }));
  });
  return s.toString();
}

/* ---------- pearls twisted in paper, and pressed buttons ---------- */

function twist(s, R, paper, dot) {
  const r = s.rand;
  s.shadow(R * 0.2, R * 0.9, R * 1.1, R * 0.3, '#2a2118', 0.34);
  const knot = [
    [-R * 0.12, -R * 0.86],
    [-R * 0.52, -R * 1.34],
    [-R * 0.14, -R * 1.2],
    [R * 0.06, -R * 1.5],
    [R * 0.2, -R * 1.2],
    [R * 0.56, -R * 1.3],
    [R * 0.14, -R * 0.86],
  ];
  s.path(
    smooth(knot, true, 0.4),
    s.lin(
      [
        [0, lighten(paper, 0.3)],
        [1, darken(paper, 0.2)],
      ],
      [0, 0, 1, 0],
    ),
    `stroke="${darken(paper, 0.5)}" stroke-opacity=".35"`,
  );
  s.path(
    circlePath(0, 0, R, R * 0.94),
    s.rad(
      [
        [0, lighten(paper, 0.55)],
        [0.6, paper],
        [1, darken(paper, 0.32)],
      ],
      [0.34, 0.3, 0.8],
    ),
  );
  let folds = '';
  for (let i = 0; i < 13; i += 1) {
    const a = lerp(-2.6, -0.5, i / 12) + r.range(-0.06, 0.06);
    folds += brush(
      [0, -R * 0.84],
      [Math.cos(a) * R * 0.5, -R * 0.5],
      [Math.cos(a) * R * 0.86, Math.sin(a) * R * 0.2 + R * r.range(-0.1, 0.3)],
      1.4,
      2.6,
      0.3,
      6,
    );
  }
  s.path(folds, darken(paper, 0.5), 'opacity=".3"');
  s.line(`M${pt(-R * 0.2, -R * 0.84)}Q0 ${n1(-R * 0.74)} ${pt(R * 0.2, -R * 0.84)}`, '#b9935a', 3);
  s.add(
    `<circle cx="${n1(R * 0.06)}" cy="${n1(R * 0.2)}" r="${n1(R * 0.3)}" fill="none" stroke="${dot}" stroke-width="2"/>`,
  );
  s.add(`<circle cx="${n1(R * 0.06)}" cy="${n1(R * 0.2)}" r="${n1(R * 0.2)}" fill="${dot}" opacity=".85"/>`);
}

/** Tea balls in twisted paper, one unwrapped in front. */
export function dragonPearls(
  pal,
  seed,
  { w = 750, h = 750, tea = 'raw', glaze = '#8c6a4a', paper = '#f4ecd6', kind } = {},
) {
  const s = new Sheet(w, h, seed, 'dragon');
  const p = pickPalette(pal);
  const at = stage(s, p, { kind, ground: 0.66 });
  s.place(at.x + 6 * at.k, at.y + 56 * at.k, at.k * 1.08, () => {
    dish(s, glaze, 236);
    [
      [-112, -42],
      [0, -66],
      [112, -44],
      [-58, -6],
      [64, -4],
    ].forEach(([x, y]) => s.place(x, y, 1, () => twist(s, 58, paper, p.seal)));
    s.place(206, 110, 1, () => {
      s.shadow(8, 44, 62, 18);
      pressed(s, 48, TEAS[tea], 70);
    });
    s.place(-206, 100, 0.5, () =>
      drawCup(s, p, { glaze: p.porcelain, tea: tea === 'raw' ? '#d7a73f' : '#7d2f17', saucer: false, vapour: false }),
    );
  });
  return s.toString();
}

function button(s, R, tea) {
  s.shadow(R * 0.2, R * 0.62, R * 1.12, R * 0.4);
  const side = `M${pt(-R, 0)}v${n1(R * 0.4)}A${n1(R)} ${n1(R * 0.56)} 0 0 0 ${pt(R, R * 0.4)}v${n1(-R * 0.4)}Z`;
  pressedIn(s, side, [-R, 0, 2 * R, R], { ...tea, base: darken(tea.base, 0.2) }, 50);
  s.open('transform="scale(1 .56)"');
  pressed(s, R, tea, 84);
  s.close();
}

/** Small pressed buttons of tea with petals or peel. extra: a key of BLOOMS, or 'peel'. */
export function buttons(
  pal,
  seed,
  { w = 750, h = 750, tea = 'ripe', extra = 'rosebud', liquor = '#7d2f17', kind, glaze } = {},
) {
  const s = new Sheet(w, h, seed, 'button');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind, ground: 0.66 });
  const garnish = (x, y, size) => {
    if (extra !== 'peel') return BLOOMS[extra](s, x, y, size, r.range(-60, 60));
    const c = r.pick(['#a9622f', '#bb7436', '#96521f']);
    s.path(
      smooth(
        [
          [x - size, y],
          [x - size * 0.3, y - size * 0.5],
          [x + size, y - size * 0.24],
          [x + size * 0.5, y + size * 0.34],
          [x - size * 0.4, y + size * 0.4],
        ],
        true,
        0.5,
      ),
      s.lin([
        [0, lighten(c, 0.3)],
        [1, darken(c, 0.3)],
      ]),
      `stroke="${darken(c, 0.5)}" stroke-opacity=".5"`,
    );
    return s.stipple([x - size * 0.6, y - size * 0.3, size * 1.2, size * 0.5], 12, () => 0.8, darken(c, 0.4), 2, 0.6);
  };
  s.place(at.x + 10 * at.k, at.y + 62 * at.k, at.k * 1.08, () => {
    dish(s, glaze ?? '#eef0ea', 250);
    [
      [-104, -46],
      [14, -66],
      [122, -40],
      [-48, -4],
      [70, 4],
    ].forEach(([x, y]) => s.place(x, y, 1, () => button(s, 60, TEAS[tea])));
    for (let i = 0; i < 7; i += 1)
      garnish(clamp(r.gauss() * 90, -180, 180), r.range(16, 52), extra === 'peel' ? r.range(17, 26) : r.range(22, 29));
    [
      [198, 118],
      [232, 92],
      [150, 128],
    ].forEach(([x, y]) => garnish(x, y, extra === 'peel' ? 26 : 30));
    s.place(-208, 112, 0.52, () => drawCup(s, p, { glaze: p.porcelain, tea: liquor, saucer: false, vapour: false }));
  });
  return s.toString();
}

/* ---------- packing ---------- */

/** Stand-up paper pouch with a window band. */
export function drawPouch(s, p, { colour, text = '', width = 230, height = 340 } = {}) {
  const c = colour ?? p.main;
  const x = width / 2;
  s.shadow(30, 4, width * 0.8, 30);
  const d = smooth(
    [
      [-x * 0.92, -height, 1],
      [x * 0.92, -height, 1],
      [x * 0.98, -height * 0.6],
      [x * 1.06, -20],
      [x * 0.94, 0, 1],
      [0, 10],
      [-x * 0.94, 0, 1],
      [-x * 1.06, -20],
      [-x * 0.98, -height * 0.6],
    ],
    true,
    0.5,
  );
  s.path(
    d,
    s.lin(
      [
        [0, lighten(c, 0.16)],
        [0.35, lighten(c, 0.06)],
        [1, darken(c, 0.24)],
      ],
      [0, 0, 1, 0.2],
    ),
  );
  s.open(`clip-path="${s.clip(d)}"`);
  s.path(`M${pt(-x * 1.1, -height)}h${n1(x * 2.2)}v${n1(height * 0.11)}h${n1(-x * 2.2)}Z`, darken(c, 0.14));
  s.line(`M${pt(-x * 1.1, -height * 0.89)}h${n1(x * 2.2)}`, lighten(c, 0.5), 1.6, 'opacity=".6"');
  s.path(
    brush([-x * 0.6, -height * 0.84], [-x * 0.5, -height * 0.4], [-x * 0.72, -10], 2, 16, 3),
    '#ffffff',
    'opacity=".2"',
  );
  s.path(
    brush([x * 0.7, -height * 0.8], [x * 0.56, -height * 0.4], [x * 0.8, -14], 2, 20, 3),
    darken(c, 0.6),
    'opacity=".22"',
  );
  s.grain(
    d,
    [-x, -height, 2 * x, height],
    [
      [0, 0.1],
      [0.5, 0.1],
      [1, 1],
    ],
    darken(c, 0.6),
    { opacity: 0.34 },
  );
  s.close();
  const lw = width * 0.42;
  const lh = height * 0.5;
  s.path(
    roundRect(-lw / 2, -height * 0.74, lw, lh, 2),
    s.lin([
      [0, lighten(p.paper, 0.2)],
      [1, darken(p.paper, 0.06)],
    ]),
  );
  s.line(roundRect(-lw / 2 + 6, -height * 0.74 + 6, lw - 12, lh - 12, 1), darken(c, 0.2), 1.1, 'opacity=".6"');
  const size = Math.min(lw * 0.46, (lh * 0.66) / Math.max(1, text.length) / 1.14);
  vertical(s, text, 0, -height * 0.74 + lh * 0.4 - ((text.length - 1) / 2) * size * 1.14, size, p.ink, 1.14);
  seal(s, 0, -height * 0.74 + lh * 0.86, lw * 0.18, '叶', p.seal);
  s.line(d, darken(c, 0.6), 1.3, 'opacity=".45"');
}

/** Pyramid tea bags with their strings; boxed: the paper pouch stands behind. */
export function teabags(
  pal,
  seed,
  { w = 750, h = 750, tea = 'wild', text = '白茶', colour, liquor = '#d7b75a', extra = '', kind } = {},
) {
  const s = new Sheet(w, h, seed, 'bag');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind, ground: 0.68 });
  const t = TEAS[tea];
  const bag = (size) => {
    s.shadow(size * 0.14, size * 0.04, size * 0.9, size * 0.2);
    const left = poly([
      [0, -size],
      [-size * 0.62, -size * 0.06],
      [size * 0.12, size * 0.14],
    ]);
    const right = poly([
      [0, -size],
      [size * 0.12, size * 0.14],
      [size * 0.62, -size * 0.14],
    ]);
    s.open(`clip-path="${s.clip(`${left}${right}`)}"`);
    s.place(0, -size * 0.14, 1, () => {
      heapOf(s, t, { rx: size * 0.52, ry: size * 0.2, rise: size * 0.34, count: 90, kind: 'fine', strays: 0 });
      if (extra)
        for (let i = 0; i < 3; i += 1) BLOOMS[extra](s, r.range(-30, 30), r.range(-20, 6), size * 0.16, r.range(0, 72));
    });
    s.close();
    s.path(left, '#fbf8ec', 'opacity=".42"');
    s.path(right, '#d9d2bd', 'opacity=".4"');
    s.line(`${left}${right}`, '#a89f86', 1.6, 'opacity=".8"');
    s.line(
      `M0 ${n1(-size)}C${pt(size * 0.3, -size * 1.3)} ${pt(size * 0.6, -size * 0.9)} ${pt(size * 0.8, -size * 0.3)}`,
      '#8c846c',
      1.8,
    );
    s.path(
      roundRect(size * 0.7, -size * 0.32, size * 0.24, size * 0.34, 2),
      lighten(p.paper, 0.2),
      `stroke="${p.seal}" stroke-width="1.6"`,
    );
  };
  s.place(at.x - 76 * at.k, at.y - 6 * at.k, at.k, () =>
    drawPouch(s, p, { colour: colour ?? p.main, text, width: 224, height: 330 }),
  );
  s.place(at.x + 148 * at.k, at.y + 24 * at.k, at.k, () => bag(158));
  s.place(at.x + 24 * at.k, at.y + 96 * at.k, at.k, () => bag(142));
  s.place(at.x - 216 * at.k, at.y + 112 * at.k, at.k * 0.56, () =>
    drawCup(s, p, { glaze: p.porcelain, tea: liquor, saucer: false, vapour: false }),
  );
  if (extra === 'mum')
    [
      [196, 112, 30],
      [236, 88, 24],
    ].forEach(([x, y, q]) => BLOOMS.mum(s, at.x + x * at.k, at.y + y * at.k, q * at.k, 9));
  if (extra === 'mum')
    [
      [258, 122],
      [170, 132],
      [222, 134],
    ].forEach(([x, y]) => BLOOMS.goji(s, at.x + x * at.k, at.y + y * at.k, 12 * at.k, r.range(-40, 40)));
  return s.toString();
}

/** A pouch of leaf with a scatter in front: the plain retail packing. */
export function pouch(
  pal,
  seed,
  { w = 750, h = 750, colour, text = '', tea = 'green', leaf = 'curl', flower = '', kind } = {},
) {
  const s = new Sheet(w, h, seed, 'pouch');
  const p = pickPalette(pal);
  const at = stage(s, p, { kind, ground: 0.7 });
  s.place(at.x - 50 * at.k, at.y + 10 * at.k, at.k * 1.16, () => drawPouch(s, p, { colour, text }));
  s.place(at.x + 138 * at.k, at.y + 92 * at.k, at.k * 0.6, () => {
    s.shadow(10, 40, 240, 40);
    heapOf(s, TEAS[tea], { rx: 190, ry: 54, rise: 110, count: 190, kind: leaf, flower, strays: 6 });
  });
  return s.toString();
}

/** Liquor seen from above in two cups beside a dish of leaf. */
export function liquor(
  pal,
  seed,
  { w = 750, h = 750, tea = 'raw', leaf = 'strip', colour = '#d7a73f', glaze = '#eef0ea', flower = '' } = {},
) {
  const s = new Sheet(w, h, seed, 'liquor');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = flat(s, p, {});
  s.place(at.x + 74 * at.k, at.y + 62 * at.k, at.k, () => drawTopCup(s, glaze, colour, 178));
  s.place(at.x - 176 * at.k, at.y - 168 * at.k, at.k, () => {
    s.shadow(12, 16, 132, 132, '#2a2118', 0.5);
    s.path(
      circlePath(0, 0, 118),
      s.lin(
        [
          [0, lighten(glaze, 0.4)],
          [1, darken(glaze, 0.2)],
        ],
        [0, 0, 1, 1],
      ),
    );
    s.path(circlePath(0, 0, 104), darken(glaze, 0.1));
    s.place(0, 26, 0.5, () =>
      heapOf(s, TEAS[tea], { rx: 176, ry: 120, rise: 150, count: 240, kind: leaf, flower, strays: 0 }),
    );
  });
  s.place(at.x + 214 * at.k, at.y - 214 * at.k, at.k, () => drawTopCup(s, glaze, colour, 78));
  s.place(at.x - 220 * at.k, at.y + 256 * at.k, at.k, () => sprig(s, 0, 0, 104, r.range(36, 60), p));
  return s.toString();
}
