// Around the table: bamboo tray set, tea snacks, cellar jar.
import {
  Sheet,
  circlePath,
  darken,
  horizontal,
  lerp,
  lighten,
  mix,
  n1,
  poly,
  pt,
  smooth,
  vessel,
} from '../base/lib.mjs';
import { sprig } from '../base/flora.mjs';
import { dish } from './leaves.mjs';
import { pickPalette } from './packs.mjs';
import { stage } from '../base/stage.mjs';
import { GLAZES, drawCup, drawGaiwan, drawPitcher, drawTeapot } from './vessels.mjs';

/* ---------- bamboo tray ---------- */

function tray(s, p, w, d, rise) {
  const c = mix(p.bamboo, p.wood, 0.42);
  const skew = d * 0.5;
  const a = [-w / 2 + skew * 0.3, -d];
  const b = [w / 2 - skew * 0.3, -d];
  const e = [w / 2, 0];
  const f = [-w / 2, 0];
  s.shadow(16, rise + 6, w * 0.58, 34);
  s.path(
    poly([a, b, e, f]),
    s.lin([
      [0, darken(c, 0.08)],
      [1, lighten(c, 0.24)],
    ]),
  );
  s.open(`clip-path="${s.clip(poly([a, b, e, f]))}"`);
  const slats = 15;
  let gaps = '';
  let shine = '';
  for (let i = 1; i < slats; i += 1) {
    const t = i / slats;
    const y = lerp(-d, 0, t ** 1.25);
    gaps += `M${n1(-w / 2)} ${n1(y)}H${n1(w / 2)}`;
    shine += `M${n1(-w / 2)} ${n1(y + 2)}H${n1(w / 2)}`;
  }
  s.line(gaps, darken(c, 0.6), 2.6, 'opacity=".62"');
  s.line(shine, lighten(c, 0.5), 1, 'opacity=".5"');
  for (let i = 0; i < 10; i += 1) {
    const x = s.rand.range(-w / 2, w / 2);
    const t = s.rand.int(1, slats - 1) / slats;
    s.line(`M${pt(x, lerp(-d, 0, t ** 1.25) + 3)}v${n1(8 + t * 6)}`, darken(c, 0.3), 1.6, 'opacity=".4"');
  }
  s.close();
  s.path(
    poly([f, e, [w / 2 - 4, rise], [-w / 2 + 4, rise]]),
    s.lin([
      [0, lighten(c, 0.14)],
      [1, darken(c, 0.3)],
    ]),
  );
  s.line(`M${n1(-w / 2)} 0H${n1(w / 2)}`, lighten(c, 0.55), 1.8, 'opacity=".8"');
  s.line(`M${pt(...f)}L${pt(...a)}H${n1(b[0])}L${pt(...e)}`, darken(c, 0.5), 1.4, 'opacity=".5"');
}

export function traySet(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'tray');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind: o.kind, ground: 0.7 });
  const glaze = o.glaze ?? r.pick([GLAZES.porcelain, GLAZES.celadon, GLAZES.skyblue, GLAZES.ivory, GLAZES.rose]);
  const pot = o.pot ?? r.chance(0.45);
  const clay = r.pick([p.clay, '#7b4632', '#6b5847', '#4b4440']);
  const ware = pot ? mix(clay, '#f0e6d4', 0.72) : glaze;
  s.place(at.x, at.y + 92 * at.k, at.k, () => {
    tray(s, p, 620, 168, 30);
    s.place(-206, -84, 0.66, () => drawPitcher(s, p, { tea: o.tea ?? p.tea }));
    if (pot) s.place(44, -64, 0.68, () => drawTeapot(s, p, { clay, form: r.int(0, 3) }));
    else s.place(44, -66, 0.72, () => drawGaiwan(s, p, { glaze, motif: r.pick(['plain', 'plum', 'orchid', 'lines']) }));
    [
      [-150, -14],
      [-56, -6],
      [196, -8],
    ].forEach(([x, y]) => s.place(x, y, 0.42, () => drawCup(s, p, { glaze: ware, saucer: false, vapour: false })));
  });
  return s.toString(o.title ?? '');
}

/* ---------- snacks ---------- */

/** A moulded cake: fluted round or soft square, pressed with a flower or a character. */
export function moulded(s, x, y, size, colour, kind) {
  const h = size * 0.46;
  s.open(`transform="translate(${pt(x, y)})"`);
  s.shadow(6, h * 0.62, size * 0.72, size * 0.26, '#3a2a18', 0.4);
  const lobes = kind === 'square' ? 0 : kind === 'plum' ? 5 : 12;
  const top = [];
  const n = 60;
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * Math.PI * 2;
    let q = size * 0.56;
    if (lobes) q *= 1 + (kind === 'plum' ? 0.1 : 0.04) * Math.abs(Math.cos((a * lobes) / 2)) - 0.05;
    else q *= Math.min(1.28, 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)))) ** 0.86 * 0.86;
    top.push([Math.cos(a) * q, Math.sin(a) * q * 0.5]);
  }
  const lower = top.filter(([, yy]) => yy >= -1).sort((m, k) => m[0] - k[0]);
  const wall = `${smooth(lower)}${smooth(lower.map(([m, k]) => [m * 1.02, k + h]).reverse()).replace('M', 'L')}Z`;
  s.path(
    wall,
    s.lin(
      [
        [0, darken(colour, 0.04)],
        [0.3, lighten(colour, 0.1)],
        [1, darken(colour, 0.28)],
      ],
      [0, 0, 1, 0],
    ),
  );
  if (lobes > 6) {
    let ribs = '';
    for (let i = 1; i < 12; i += 1) {
      const q = lower[Math.round((i / 12) * (lower.length - 1))];
      ribs += `M${pt(q[0], q[1])}v${n1(h)}`;
    }
    s.line(ribs, darken(colour, 0.4), 1.3, 'opacity=".3"');
  }
  s.path(
    smooth(top, true),
    s.lin(
      [
        [0, lighten(colour, 0.44)],
        [1, colour],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  const ink = darken(colour, 0.32);
  if (kind === 'round') {
    let d = circlePath(0, 0, size * 0.4, size * 0.2);
    for (let k = 0; k < 8; k += 1) {
      const a = (k / 8) * Math.PI * 2;
      d += `M${pt(Math.cos(a) * size * 0.1, Math.sin(a) * size * 0.05)}Q${pt(Math.cos(a + 0.34) * size * 0.27, Math.sin(a + 0.34) * size * 0.135)} ${pt(Math.cos(a) * size * 0.36, Math.sin(a) * size * 0.18)}Q${pt(Math.cos(a - 0.34) * size * 0.27, Math.sin(a - 0.34) * size * 0.135)} ${pt(Math.cos(a) * size * 0.1, Math.sin(a) * size * 0.05)}`;
    }
    s.line(d, ink, 1.4, 'opacity=".6"');
  } else if (kind === 'plum') {
    let d = '';
    for (let k = 0; k < 5; k += 1) {
      const a = (k / 5) * Math.PI * 2;
      d += `M0 0L${pt(Math.cos(a) * size * 0.3, Math.sin(a) * size * 0.15)}`;
    }
    s.line(d, ink, 1.4, 'opacity=".5"');
    s.add(`<ellipse cx="0" cy="0" rx="${n1(size * 0.1)}" ry="${n1(size * 0.05)}" fill="#d8a941"/>`);
  } else {
    s.line(
      `M${pt(-size * 0.3, 0)}L0 ${n1(-size * 0.15)}L${pt(size * 0.3, 0)}L0 ${n1(size * 0.15)}Z`,
      ink,
      1.4,
      'opacity=".5"',
    );
    s.stipple([-size * 0.34, -size * 0.14, size * 0.68, size * 0.28], 26, () => 0.7, '#d8a941', 3, 0.9);
  }
  s.close();
}

export function snack(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'snack');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind: o.kind, ground: 0.66 });
  const glaze = r.pick(['#eef0ea', '#b6cdc0', '#3b3a38', '#f1e8d3', '#8fa9a0']);
  const sets = [
    ['#d9dfae', 'round'],
    ['#f0dfae', 'square'],
    ['#eac3b8', 'plum'],
    ['#f3ead4', 'round'],
    ['#c9a27c', 'square'],
    ['#b9cba0', 'plum'],
  ];
  const [colour, kind] = o.cake ?? r.pick(sets);
  const second = r.pick(sets);
  s.place(at.x + 24 * at.k, at.y + 72 * at.k, at.k * 1.08, () => {
    dish(s, glaze, 262);
    const spots = r.chance(0.5)
      ? [
          [-108, -30],
          [4, -62],
          [116, -30],
          [-58, 16],
          [66, 18],
          [2, -108],
        ]
      : [
          [-96, -20],
          [18, -46],
          [128, -14],
          [-24, 22],
          [88, 30],
        ];
    spots
      .sort((a, b) => a[1] - b[1])
      .forEach(([x, y], i) =>
        moulded(s, x, y - 14, 104, i % 3 === 1 ? second[0] : colour, i % 3 === 1 ? second[1] : kind),
      );
    s.place(-176, 10, 1, () => sprig(s, 0, 0, 84, -34, p));
  });
  s.place(at.x - 232 * at.k, at.y - 22 * at.k, at.k * 0.66, () =>
    drawCup(s, p, { glaze: p.porcelain, saucer: true, vapour: true }),
  );
  return s.toString(o.title ?? '');
}

/* ---------- cellar jar ---------- */

export function drawJar(s, p, { clay = '#7a5138', label = '藏', cloth = p.seal } = {}) {
  s.shadow(40, 6, 250, 42);
  const body = vessel(
    s,
    [
      [104, -372, 1],
      [112, -356],
      [172, -306],
      [196, -214],
      [176, -96],
      [128, -18],
      [120, 0, 1],
    ],
    clay,
    { tilt: 0.15, light: 0.4 },
  );
  s.open(`clip-path="${body.clip}"`);
  // ash-glaze run
  const run = [
    [-210, -390, 1],
    [-210, -250, 1],
    [-150, -226],
    [-96, -262],
    [-40, -204],
    [24, -246],
    [78, -216],
    [140, -256],
    [210, -236, 1],
    [210, -390, 1],
  ];
  s.path(smooth(run, true), darken(clay, 0.34), 'opacity=".6"');
  s.line('M-198 -150Q0 -100 198 -150M-196 -140Q0 -90 196 -140', darken(clay, 0.4), 1.6, 'opacity=".4"');
  s.close();
  [-1, 1].forEach((side) => {
    s.line(`M${side * 146} -330q${side * 34} -6 ${side * 30} 34`, darken(clay, 0.2), 15);
    s.line(`M${side * 146} -330q${side * 34} -6 ${side * 30} 34`, lighten(clay, 0.2), 4, 'opacity=".5"');
  });
  // cloth cover tied with rope
  const skirt = [
    [-122, -372, 1],
    [-134, -328],
    [-110, -316],
    [-92, -330],
    [-66, -312],
    [-34, -324],
    [0, -308],
    [36, -324],
    [64, -312],
    [94, -328],
    [116, -316],
    [134, -332],
    [122, -372, 1],
  ];
  s.path(
    `${smooth(skirt)}Q0 -336 -122 -372Z`,
    s.lin(
      [
        [0, darken(cloth, 0.1)],
        [0.3, lighten(cloth, 0.1)],
        [1, darken(cloth, 0.36)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.path(
    'M-122 -372C-128 -420 -60 -440 0 -440C60 -440 128 -420 122 -372Q0 -340 -122 -372Z',
    s.lin(
      [
        [0, lighten(cloth, 0.06)],
        [0.4, lighten(cloth, 0.18)],
        [1, darken(cloth, 0.3)],
      ],
      [0, 0, 1, 0.3],
    ),
  );
  s.line(
    'M-92 -396Q-70 -380 -78 -356M-20 -430Q-10 -390 -18 -350M52 -426Q60 -392 56 -354M98 -400Q92 -380 96 -360',
    darken(cloth, 0.4),
    1.3,
    'opacity=".4"',
  );
  s.line('M-123 -374Q0 -338 123 -374', '#d9c08c', 9);
  s.line('M-123 -374Q0 -338 123 -374', darken('#d9c08c', 0.4), 1.3, 'stroke-dasharray="5 6" opacity=".7"');
  // diamond label
  s.open(`transform="translate(0 -170) rotate(45)"`);
  s.path(
    'M-56 -56h112v112h-112Z',
    s.lin([
      [0, '#c8442f'],
      [1, '#a5331f'],
    ]),
    'stroke="#7c2416" stroke-opacity=".5" stroke-width="1.4"',
  );
  s.line('M-47 -47h94v94h-94Z', '#f0d48c', 1.6, 'opacity=".8"');
  s.close();
  horizontal(s, label, 0, -170, 78, '#2b1a12');
}

export function jar(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'jar');
  const p = pickPalette(pal);
  const r = s.rand;
  // a cellar wall: brick vault, shelf, warm lamp
  const wall = mix(p.wallDeep, '#4a3a2e', 0.66);
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.lin([
      [0, darken(wall, 0.3)],
      [1, wall],
    ]),
  );
  const k = h / 750;
  const cx = w > h * 1.5 ? w * 0.62 : w / 2;
  let bricks = '';
  const bh = 34 * k;
  for (let j = 0; j * bh < h * 0.78; j += 1) {
    bricks += `M0 ${n1(j * bh)}H${w}`;
    for (let x = (j % 2) * 44 * k; x < w; x += 88 * k) bricks += `M${n1(x)} ${n1(j * bh)}v${n1(bh)}`;
  }
  s.line(bricks, darken(wall, 0.5), 1.6, 'opacity=".4"');
  const arch = `M${pt(cx - 300 * k, h * 0.8)}V${n1(300 * k)}A${n1(300 * k)} ${n1(270 * k)} 0 0 1 ${pt(cx + 300 * k, 300 * k)}V${n1(h * 0.8)}Z`;
  s.path(
    arch,
    s.lin([
      [0, darken(wall, 0.5)],
      [1, darken(wall, 0.25)],
    ]),
  );
  s.line(arch, lighten(wall, 0.14), 5, 'opacity=".5"');
  s.add(
    `<circle cx="${n1(cx)}" cy="${n1(250 * k)}" r="${n1(330 * k)}" fill="${s.rad([
      [0, '#ffd98e', 0.5],
      [0.5, '#f0b865', 0.18],
      [1, '#f0b865', 0],
    ])}"/>`,
  );
  s.line(`M${n1(cx - 190 * k)} 0V${n1(96 * k)}`, '#1c1611', 2);
  s.path(
    `M${pt(cx - 224 * k, 122 * k)}L${pt(cx - 204 * k, 94 * k)}h${n1(28 * k)}L${pt(cx - 156 * k, 122 * k)}Z`,
    '#2c221a',
  );
  s.add(`<ellipse cx="${n1(cx - 190 * k)}" cy="${n1(124 * k)}" rx="${n1(24 * k)}" ry="${n1(7 * k)}" fill="#ffe7ad"/>`);
  s.path(
    `M0 ${n1(h * 0.78)}H${w}V${h}H0Z`,
    s.lin([
      [0, darken(wall, 0.2)],
      [1, darken(wall, 0.5)],
    ]),
  );
  const clays = ['#7a5138', '#5f4a3b', '#8a6242', '#5a4038', '#6f5a3a'];
  const cloths = ['#8c3527', '#6c5b3c', '#4a5a4c', '#9c3b2b', '#3f5a4c', '#7b6840'];
  const one = (x, y, q, label) =>
    s.place(cx + x * k, h * 0.8 + y * k, k * q, () =>
      drawJar(s, p, {
        clay: r.pick(clays),
        label: label ?? r.pick(['生', '熟', '白', '春', '秋']),
        cloth: r.pick(cloths),
      }),
    );
  const layout = o.layout ?? r.pick(['trio', 'row', 'solo', 'stairs']);
  if (layout === 'row') {
    const plank = darken(mix(p.wood, '#5b4330', 0.6), 0.2);
    [
      [-190, -214],
      [0, -214],
      [190, -214],
    ].forEach(([x, y]) => one(x, y, 0.42));
    s.path(
      `M${pt(cx - 300 * k, h * 0.8 - 214 * k)}h${n1(600 * k)}v${n1(16 * k)}h${n1(-600 * k)}Z`,
      s.lin([
        [0, lighten(plank, 0.2)],
        [1, darken(plank, 0.3)],
      ]),
    );
    [
      [-196, 40],
      [2, 52],
      [200, 40],
    ].forEach(([x, y], i) => one(x, y, 0.58, i === 1 ? '藏' : undefined));
  } else if (layout === 'solo') {
    one(30, 56, 1.12, o.label ?? '藏');
    s.place(cx - 214 * k, h * 0.88, k * 0.5, () => drawTeapot(s, p, { form: 1, clay: '#6b5847' }));
  } else if (layout === 'stairs') {
    const slab = darken(mix(wall, '#8a7a66', 0.4), 0.1);
    [
      [236, -126, 130],
      [-200, -54, 170],
    ].forEach(([x, y, wd]) => {
      s.path(
        poly([
          [cx + (x - wd) * k, h * 0.8 + y * k],
          [cx + (x + wd) * k, h * 0.8 + y * k],
          [cx + (x + wd) * k, h],
          [cx + (x - wd) * k, h],
        ]),
        s.lin([
          [0, lighten(slab, 0.12)],
          [1, darken(slab, 0.3)],
        ]),
      );
    });
    one(226, -120, 0.56);
    one(-206, -48, 0.68);
    one(18, 66, 0.92, o.label ?? '藏');
  } else {
    one(-210, -6, 0.62);
    one(214, -10, 0.58);
    s.place(cx, h * 0.88, k * 1.06, () =>
      drawJar(s, p, { clay: o.clay ?? r.pick(clays), label: o.label ?? '藏', cloth: o.cloth ?? r.pick(cloths) }),
    );
  }
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.rad(
      [
        [0, '#000000', 0],
        [0.62, '#000000', 0.04],
        [1, '#000000', 0.42],
      ],
      [0.5, 0.46, 0.74],
    ),
  );
  s.path(`M0 0h${w}v${h}H0Z`, s.grainTile('#f5e3bd', 1.1, 150, 260), 'opacity=".08"');
  return s.toString(o.title ?? '');
}
