// Gaiwan, Yixing pot, cup and pitcher. Local space: foot centre at 0,0, up is negative.
import { Sheet, brush, darken, lerp, lighten, mix, mouth, n1, pt, sheen, smooth, steam, vessel } from '../base/lib.mjs';
import { blossom, sprig } from '../base/flora.mjs';
import { palette } from '../base/palettes.mjs';
import { stage } from '../base/stage.mjs';

export const GLAZES = {
  porcelain: '#eef0ea',
  celadon: '#b6cdc0',
  skyblue: '#bfd3d6',
  ivory: '#f1e8d3',
  sauce: '#7a4b30',
  ink: '#3b3a38',
  rose: '#d8b3a8',
};

/* ---------- decoration painted on the glaze ---------- */

/** Orchid: a few long blades from one root, and a small flower. */
function orchid(s, x, y, size, ink, bloom) {
  const r = s.rand;
  const blades = [
    [-0.95, -0.62, -0.3],
    [-0.5, -1.02, 0.05],
    [0.12, -1.1, 0.5],
    [0.7, -0.86, 0.95],
    [1.08, -0.4, 0.6],
  ];
  blades.forEach(([ex, ey, bend], i) => {
    const len = size * r.range(0.86, 1.1);
    s.path(
      brush(
        [x + (i - 2) * size * 0.02, y],
        [x + ex * len * 0.25 + bend * 8, y + ey * len * 0.92],
        [x + ex * len * 0.8, y + ey * len * 0.72],
        size * 0.03,
        size * 0.048,
        size * 0.004,
      ),
      ink,
      `opacity="${n1((0.95 - i * 0.08) * 10) / 10}"`,
    );
  });
  const fx = x + size * 0.3;
  const fy = y - size * 0.56;
  [-100, -40, 20, 150, 205].forEach((a) => {
    const t = (a * Math.PI) / 180;
    s.path(
      brush(
        [fx, fy],
        [fx + Math.cos(t) * size * 0.1, fy + Math.sin(t) * size * 0.1 - 2],
        [fx + Math.cos(t) * size * 0.19, fy + Math.sin(t) * size * 0.15],
        2,
        size * 0.034,
        0.6,
      ),
      bloom,
    );
  });
}

function decorate(s, kind, shape, pal, ink) {
  if (kind === 'plain') return;
  s.open(`clip-path="${shape.clip}"`);
  const H = shape.y1 - shape.y0;
  const mid = (shape.y0 + shape.y1) / 2;
  if (kind === 'lines') {
    [0.26, 0.295].forEach((t, i) => {
      const y = shape.y0 + H * t;
      s.line(`M${pt(-shape.R, y - 20)}Q${pt(0, y + 38)} ${pt(shape.R, y - 20)}`, ink, i ? 1.2 : 2.6, 'opacity=".7"');
    });
  } else if (kind === 'orchid') {
    orchid(s, -shape.R * 0.04, mid + H * 0.3, H * 0.48, ink, mix(ink, pal.seal, 0.7));
  } else if (kind === 'plum') {
    blossom(
      s,
      [-shape.R * 1.05, mid + H * 0.26],
      [-shape.R * 0.3, mid + H * 0.24],
      [shape.R * 0.36, mid - H * 0.2],
      { ...pal, wood: ink },
      mix(pal.seal, '#f3d9cf', 0.25),
      { count: 10, size: 10 },
    );
  } else if (kind === 'sprig') {
    sprig(s, -shape.R * 0.12, mid + H * 0.26, H * 0.62, 14, { ...pal, leaf: ink });
  } else if (kind === 'hills') {
    for (let k = 0; k < 2; k += 1) {
      const y = mid + H * (0.1 + k * 0.12);
      s.path(
        smooth(
          [
            [-shape.R, y + H * 0.4, 1],
            [-shape.R, y, 1],
            [-shape.R * 0.5, y - H * 0.14],
            [-shape.R * 0.18, y + 2],
            [shape.R * 0.16, y - H * 0.24],
            [shape.R * 0.5, y],
            [shape.R, y - H * 0.06, 1],
            [shape.R, y + H * 0.4, 1],
          ],
          true,
        ),
        s.lin([
          [0, ink, 0.55],
          [0.7, ink, 0],
        ]),
      );
    }
  }
  s.close();
}

/* ---------- objects ---------- */

/** Crazing of Ru glaze: a loose net of short bent hairlines. */
function crackled(s, shape, colour) {
  const r = s.rand;
  s.open(`clip-path="${shape.clip}"`);
  let net = '';
  for (let i = 0; i < 46; i += 1) {
    const x = r.range(-shape.R, shape.R);
    const y = r.range(shape.y0, shape.y1);
    const a = r.range(0, Math.PI);
    const len = r.range(24, 58);
    const mx = x + Math.cos(a) * len;
    const my = y + Math.sin(a) * len * 0.7;
    const b = a + r.range(0.6, 1.3) * r.sign();
    net += `M${pt(x, y)}L${pt(mx, my)}L${pt(mx + Math.cos(b) * len * 0.8, my + Math.sin(b) * len * 0.6)}`;
  }
  s.line(net, colour, 1, 'opacity=".34"');
  s.close();
}

export function drawGaiwan(
  s,
  pal,
  { glaze = GLAZES.porcelain, motif = 'plain', lidOffset = 0, ink = '#48645c', crackle = false } = {},
) {
  s.shadow(34, 10, 250, 44);
  // saucer
  s.path(
    `M-188 -26C-150 8 -92 14 0 14C92 14 150 8 188 -26Z`,
    s.lin(
      [
        [0, darken(glaze, 0.12)],
        [0.3, lighten(glaze, 0.3)],
        [0.75, darken(glaze, 0.16)],
        [1, darken(glaze, 0.26)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.add(
    `<ellipse cx="0" cy="-26" rx="188" ry="34" fill="${s.lin(
      [
        [0, darken(glaze, 0.1)],
        [0.5, lighten(glaze, 0.35)],
        [1, darken(glaze, 0.08)],
      ],
      [0, 0, 1, 0],
    )}"/>`,
  );
  s.add(`<ellipse cx="0" cy="-26" rx="176" ry="29" fill="none" stroke="${ink}" stroke-width="1.4" opacity=".4"/>`);
  s.add(`<ellipse cx="8" cy="-20" rx="104" ry="17" fill="${darken(glaze, 0.5)}" opacity=".22"/>`);
  // bowl: flared lip, deep belly, small foot
  const bowl = vessel(
    s,
    [
      [170, -206, 1],
      [163, -186],
      [146, -128],
      [112, -68],
      [66, -36],
      [60, -22, 1],
    ],
    glaze,
    { tilt: 0.17 },
  );
  decorate(s, motif, bowl, pal, ink);
  if (crackle) crackled(s, bowl, darken(glaze, 0.45));
  s.line('M-168 -203Q0 -146 168 -203', lighten(glaze, 0.8), 3, 'opacity=".8"');
  sheen(
    s,
    [
      [-138, -172],
      [-118, -112],
      [-78, -62],
    ],
    17,
    0.66,
  );
  // lid
  s.open(`transform="translate(${n1(lidOffset)} 0) rotate(${n1(lidOffset * 0.09)} 0 -210)"`);
  s.add(`<ellipse cx="0" cy="-207" rx="152" ry="26" fill="${darken(glaze, 0.4)}" opacity=".35"/>`);
  const lid = vessel(
    s,
    [
      [34, -282, 1],
      [62, -276],
      [118, -250],
      [146, -216],
      [148, -210, 1],
    ],
    glaze,
    { tilt: 0.17, foot: false },
  );
  if (crackle) crackled(s, lid, darken(glaze, 0.45));
  if (motif !== 'plain') {
    s.open(`clip-path="${lid.clip}"`);
    s.line('M-150 -222Q0 -172 150 -222', ink, 1.8, 'opacity=".6"');
    s.close();
  }
  sheen(
    s,
    [
      [-108, -240],
      [-84, -258],
      [-52, -270],
    ],
    10,
    0.7,
  );
  vessel(
    s,
    [
      [40, -312, 1],
      [38, -304],
      [27, -292],
      [26, -280, 1],
    ],
    glaze,
    { tilt: 0.2, foot: false },
  );
  s.add(
    `<ellipse cx="0" cy="-312" rx="40" ry="9" fill="${lighten(glaze, 0.6)}"/><ellipse cx="0" cy="-311" rx="30" ry="6" fill="${darken(glaze, 0.16)}" opacity=".7"/>`,
  );
  s.close();
}

export function drawCup(
  s,
  pal,
  { glaze = GLAZES.porcelain, tea = pal.tea, saucer = true, vapour = true, motif = 'plain', ink = '#48645c' } = {},
) {
  s.shadow(28, 6, 190, 32);
  if (saucer) {
    const wood = pal.wood;
    s.path(
      'M-150 -14C-128 12 -70 18 0 18C70 18 128 12 150 -14Z',
      s.lin(
        [
          [0, darken(wood, 0.1)],
          [0.3, lighten(wood, 0.25)],
          [1, darken(wood, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.add(
      `<ellipse cx="0" cy="-14" rx="150" ry="27" fill="${lighten(wood, 0.3)}"/><ellipse cx="0" cy="-14" rx="122" ry="21" fill="none" stroke="${darken(wood, 0.3)}" stroke-width="1.2" opacity=".5"/>`,
    );
    s.add(`<ellipse cx="8" cy="-10" rx="78" ry="13" fill="${darken(wood, 0.6)}" opacity=".35"/>`);
  }
  const cup = vessel(
    s,
    [
      [112, -150, 1],
      [110, -128],
      [100, -78],
      [70, -38],
      [50, -26],
      [48, -14, 1],
    ],
    glaze,
    { tilt: 0.24 },
  );
  decorate(s, motif, cup, pal, ink);
  mouth(s, -150, 112, glaze, { tilt: 0.24, liquid: tea, level: 0.06 });
  sheen(
    s,
    [
      [-92, -116],
      [-84, -78],
      [-60, -48],
    ],
    11,
    0.6,
  );
  if (vapour) steam(s, 4, -168, 190, '#ffffff', 0.75);
}

export function drawPitcher(s, pal, { glass = true, tea = pal.tea, glaze = GLAZES.porcelain } = {}) {
  s.shadow(30, 6, 150, 26);
  const colour = glass ? mix(tea, '#f4efe2', 0.35) : glaze;
  const body = vessel(
    s,
    [
      [84, -218, 1],
      [80, -188],
      [92, -120],
      [100, -66],
      [80, -18],
      [62, -4, 1],
    ],
    colour,
    { tilt: 0.2, dots: !glass },
  );
  if (glass) {
    s.open(`clip-path="${body.clip}"`);
    s.path('M-110 -230h220v92q-110 36 -220 0Z', '#fbf9f1', 'opacity=".72"');
    s.line('M-110 -140Q0 -104 110 -140', lighten(tea, 0.5), 3, 'opacity=".9"');
    s.path('M-110 -140Q0 -104 110 -140V-130Q0 -94 -110 -130Z', darken(tea, 0.1), 'opacity=".4"');
    s.close();
  }
  s.line('M84 -176C142 -182 148 -72 92 -72', glass ? '#f6f3e8' : glaze, 14, `opacity="${glass ? 0.85 : 1}"`);
  s.line('M84 -176C142 -182 148 -72 92 -72', darken(glaze, 0.3), 2, 'opacity=".4"');
  mouth(s, -218, 84, glass ? '#e9e7da' : glaze, { tilt: 0.2 });
  s.path('M-84 -220Q-112 -226 -118 -214Q-98 -196 -82 -196Z', glass ? '#eceadd' : lighten(glaze, 0.1));
  sheen(
    s,
    [
      [-70, -180],
      [-80, -110],
      [-84, -60],
    ],
    12,
    0.7,
  );
}

const POTS = [
  // 西施: full and round, short spout
  {
    body: [
      [64, -222, 1],
      [112, -212],
      [178, -160],
      [196, -104],
      [166, -42],
      [112, -10],
      [100, 0, 1],
    ],
    neck: 68,
    top: -222,
    dome: 34,
    spout: [[-176, -92], [-252, -190], 58, 20],
    ear: [168, -176, 96, 118],
  },
  // 仿古: flattened drum
  {
    body: [
      [92, -188, 1],
      [150, -184],
      [214, -140],
      [226, -96],
      [196, -42],
      [138, -10],
      [126, 0, 1],
    ],
    neck: 98,
    top: -188,
    dome: 22,
    spout: [[-206, -88], [-308, -184], 56, 22],
    ear: [198, -150, 92, 104],
  },
  // 石瓢: trapezoid, straight spout
  {
    body: [
      [92, -196, 1],
      [104, -190],
      [146, -112],
      [184, -34],
      [176, -10],
      [160, 0, 1],
    ],
    neck: 96,
    top: -196,
    dome: 14,
    spout: [[-140, -104], [-262, -196], 62, 24],
    ear: [122, -164, 116, 112],
  },
  // 井栏: tall drum
  {
    body: [
      [118, -236, 1],
      [136, -228],
      [150, -170],
      [158, -90],
      [160, -26],
      [146, -6],
      [138, 0, 1],
    ],
    neck: 116,
    top: -236,
    dome: 18,
    spout: [[-146, -98], [-242, -222], 56, 20],
    ear: [144, -196, 100, 132],
  },
];

export function drawTeapot(s, pal, { clay = pal.clay, form = 0, motif = 'plain' } = {}) {
  const f = POTS[form % POTS.length];
  const { top, neck } = f;
  const ink = darken(clay, 0.62);
  const R = Math.max(...f.body.map((p) => p[0]));
  s.shadow(44, 8, R * 1.5, 44);
  // ear handle: a tapered loop
  const [ex, ey, ew, eh] = f.ear;
  const outer = [
    [ex - 10, ey - 8],
    [ex + ew * 0.5, ey - 34],
    [ex + ew, ey + 12],
    [ex + ew * 0.9, ey + eh * 0.66],
    [ex + ew * 0.36, ey + eh * 1.06],
    [ex - 6, ey + eh * 1.08],
  ];
  const inner = [
    [ex - 4, ey + eh * 0.92],
    [ex + ew * 0.34, ey + eh * 0.86],
    [ex + ew * 0.66, ey + eh * 0.5],
    [ex + ew * 0.7, ey + 24],
    [ex + ew * 0.42, ey + 2],
    [ex - 6, ey + 24],
  ];
  const ear = smooth([...outer, ...inner], true);
  s.path(
    ear,
    s.lin(
      [
        [0, lighten(clay, 0.12)],
        [0.5, clay],
        [1, darken(clay, 0.3)],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.line(ear, ink, 1.5, 'opacity=".5"');
  // spout: wide at the root, lifted tip
  const [[rx, ry], [tx, ty], w0, w1] = f.spout;
  const spout = smooth(
    [
      [rx + 40, ry + w0 * 0.55, 1],
      [lerp(rx, tx, 0.4), lerp(ry, ty, 0.26) + w0 * 0.3],
      [lerp(rx, tx, 0.8), lerp(ry, ty, 0.66) + 12],
      [tx, ty, 1],
      [tx + w1, ty - 4, 1],
      [lerp(rx, tx, 0.62), lerp(ry, ty, 0.62) - w0 * 0.3],
      [rx + 40, ry - w0 * 0.7, 1],
    ],
    true,
    0.7,
  );
  s.path(
    spout,
    s.lin(
      [
        [0, lighten(clay, 0.2)],
        [0.55, clay],
        [1, darken(clay, 0.28)],
      ],
      [0.2, 0, 0.8, 1],
    ),
  );
  s.line(spout, ink, 1.5, 'opacity=".5"');
  s.add(
    `<ellipse cx="${n1(tx + w1 / 2)}" cy="${n1(ty - 1.5)}" rx="${n1(w1 / 2)}" ry="4.5" fill="${darken(clay, 0.66)}" transform="rotate(-8 ${n1(tx + w1 / 2)} ${n1(ty)})"/>`,
  );
  const body = vessel(s, f.body, clay, { tilt: 0.14, light: 0.5 });
  if (motif !== 'plain') decorate(s, motif, body, pal, darken(clay, 0.42));
  sheen(
    s,
    [
      [-R * 0.62, top * 0.76],
      [-R * 0.78, top * 0.5],
      [-R * 0.66, top * 0.22],
    ],
    13,
    0.26,
  );
  // lid and knob
  s.add(
    `<ellipse cx="0" cy="${top}" rx="${neck + 9}" ry="${n1((neck + 9) * 0.15)}" fill="${darken(clay, 0.5)}" opacity=".5"/>`,
  );
  vessel(
    s,
    [
      [16, top - f.dome - 12, 1],
      [neck * 0.56, top - f.dome - 4],
      [neck * 0.94, top - f.dome * 0.34 - 4],
      [neck + 2, top - 3, 1],
    ],
    clay,
    { tilt: 0.14, light: 0.56, foot: false },
  );
  s.line(
    `M${-neck} ${top - 5}Q0 ${n1(top + neck * 0.23)} ${neck} ${top - 5}`,
    lighten(clay, 0.36),
    1.5,
    'opacity=".6"',
  );
  const k = top - f.dome - 10;
  if (form % POTS.length === 2)
    vessel(
      s,
      [
        [34, k - 20, 1],
        [36, k - 10],
        [22, k, 1],
      ],
      clay,
      { tilt: 0.16, foot: false },
    );
  else
    vessel(
      s,
      [
        [4, k - 44, 1],
        [19, k - 40],
        [25, k - 26],
        [16, k - 8],
        [14, k, 1],
      ],
      clay,
      { tilt: 0.2, light: 0.56, foot: false },
    );
}

/* ---------- pictures ---------- */

const scene =
  (name, draw) =>
  (pal, seed, { w = 750, h = 750, ...opts } = {}) => {
    const s = new Sheet(w, h, seed, name);
    const p = typeof pal === 'string' ? palette(pal) : pal;
    draw(s, p, opts);
    return s.toString(opts.title ?? '');
  };

const glazes = Object.values(GLAZES);
const motifs = ['plain', 'orchid', 'plum', 'lines', 'hills', 'sprig'];

export const gaiwan = scene('gaiwan', (s, p, o) => {
  const at = stage(s, p, { kind: o.kind });
  const glaze = o.glaze ?? s.rand.pick(glazes.slice(0, 5));
  const dark = glaze === GLAZES.sauce;
  const motif = o.motif ?? (dark ? 'plain' : s.rand.pick(motifs));
  const pair = at.wide || s.rand.chance(0.6);
  const dx = pair ? 46 : 0;
  s.place(at.x + dx * at.k, at.y + 34 * at.k, at.k * 0.98, () =>
    drawGaiwan(s, p, {
      glaze,
      motif,
      crackle: o.crackle,
      lidOffset: s.rand.pick([0, 0, 14, -12]),
      ink: s.rand.pick(['#48645c', '#3d5a78', '#4a4640']),
    }),
  );
  if (pair)
    s.place(at.x - 206 * at.k, at.y + 92 * at.k, at.k * 0.56, () =>
      drawCup(s, p, { glaze, saucer: false, vapour: false }),
    );
  if (s.rand.chance(0.5)) s.place(at.x + 252 * at.k, at.y + 112 * at.k, at.k, () => sprig(s, 0, 0, 78, 64, p));
});

export const teapot = scene('teapot', (s, p, o) => {
  const at = stage(s, p, { kind: o.kind });
  const clay = o.clay ?? s.rand.pick([p.clay, '#7b4632', '#6b5847', '#b07a52', '#4b4440', '#8c6a4a']);
  const form = o.form ?? s.rand.int(0, POTS.length - 1);
  s.place(at.x + 22 * at.k, at.y + 34 * at.k, at.k * 0.9 * (o.size ?? 1), () =>
    drawTeapot(s, p, { clay, form, motif: s.rand.pick(['plain', 'plain', 'orchid']) }),
  );
  if (at.wide || s.rand.chance(0.6)) {
    s.place(at.x - 214 * at.k, at.y + 96 * at.k, at.k * 0.44, () =>
      drawCup(s, p, { glaze: lighten(clay, 0.08), saucer: false, vapour: false }),
    );
    s.place(at.x - 122 * at.k, at.y + 122 * at.k, at.k * 0.44, () =>
      drawCup(s, p, { glaze: lighten(clay, 0.08), saucer: false, vapour: false }),
    );
  }
});

export const cup = scene('cup', (s, p, o) => {
  const at = stage(s, p, { kind: o.kind });
  const glaze = o.glaze ?? s.rand.pick(glazes);
  const dark = glaze === GLAZES.sauce || glaze === GLAZES.ink;
  s.place(at.x, at.y + 40 * at.k, at.k * 1.32, () =>
    drawCup(s, p, {
      glaze,
      tea: o.tea ?? s.rand.pick([p.tea, '#c99a3b', '#a2501f', '#d7b75a', '#b9bd62']),
      motif: dark ? 'plain' : s.rand.pick(motifs),
    }),
  );
});
