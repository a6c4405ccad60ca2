// Tea ware the still-life kit does not have: Jian bowl, glass pitcher, bamboo tools, travel set, walnut tray, iron kettle.
import {
  Sheet,
  circlePath,
  darken,
  lerp,
  lighten,
  mix,
  mouth,
  n1,
  poly,
  pt,
  roundRect,
  sheen,
  smooth,
  steam,
  vessel,
} from '../base/lib.mjs';
import { heapOf, scoop } from './leaves.mjs';
import { TEAS, pickPalette } from './packs.mjs';
import { stage } from '../base/stage.mjs';
import { GLAZES, drawCup, drawGaiwan, drawTeapot } from './vessels.mjs';

const scene =
  (name, ground, draw) =>
  (pal, seed, { w = 750, h = 750, ...o } = {}) => {
    const s = new Sheet(w, h, seed, name);
    const p = pickPalette(pal);
    const at = stage(s, p, { kind: o.kind, table: o.table, ground });
    draw(s, p, at, o);
    return s.toString();
  };

/* ---------- Jian bowl with hare's fur ---------- */

export function drawJianBowl(s, { fur = '#b98648', tea = '#8fa04e' } = {}) {
  const body = '#241f1d';
  s.shadow(34, 6, 250, 40);
  const bowl = vessel(
    s,
    [
      [190, -190, 1],
      [184, -168],
      [150, -96],
      [92, -38],
      [72, -26],
      [70, -4, 1],
    ],
    body,
    { tilt: 0.22, light: 0.4, dots: false },
  );
  s.open(`clip-path="${bowl.clip}"`);
  const gold = s.lin(
    [
      [0, fur, 0.95],
      [0.6, fur, 0.34],
      [1, fur, 0],
    ],
    [0, -190, 0, -40],
    true,
  );
  let hairs = '';
  for (let i = 0; i < 120; i += 1) {
    const t = s.rand.range(-1, 1);
    const x = Math.sin((t * Math.PI) / 2) * 186;
    const top = -150 + Math.sqrt(Math.max(0, 1 - t * t)) * 0 - 36 + 40 * Math.sqrt(Math.max(0, 1 - t * t));
    const len = s.rand.range(50, 118);
    hairs += `M${pt(x, top)}L${pt(x * (1 - len / 260), top + len)}`;
  }
  s.line(hairs, gold, 1.9);
  // thick glaze stops above the foot in a heavy roll
  s.path(
    smooth(
      [
        [-90, -40, 1],
        [-52, -24],
        [-10, -33],
        [40, -22],
        [92, -40, 1],
        [92, 10, 1],
        [-90, 10, 1],
      ],
      true,
    ),
    '#5a4434',
  );
  s.close();
  sheen(
    s,
    [
      [-160, -140],
      [-136, -94],
      [-92, -52],
    ],
    13,
    0.45,
  );
  mouth(s, -190, 190, '#3a2f2a', { tilt: 0.22, rim: 0.035, liquid: tea, level: 0.1 });
  s.open(`clip-path="${s.clip(circlePath(0, -190, 182, 39))}"`);
  let inside = '';
  for (let i = 0; i < 70; i += 1) {
    const a = lerp(Math.PI * 1.02, Math.PI * 1.98, i / 69) + s.rand.range(-0.02, 0.02);
    inside += `M${pt(Math.cos(a) * 182, -190 + Math.sin(a) * 39)}L${pt(Math.cos(a) * 168, -174 + Math.sin(a) * 34)}`;
  }
  s.line(inside, fur, 1.6, 'opacity=".75"');
  s.close();
  s.line(circlePath(0, -190, 188, 41), '#8a6238', 4.4, 'opacity=".9"');
}

export const jianBowl = scene('jian', 0.72, (s, p, at, o) => {
  s.place(at.x + 10 * at.k, at.y + 26 * at.k, at.k * 1.12, () => drawJianBowl(s, { fur: o.fur }));
  if (o.pair)
    s.place(at.x - 226 * at.k, at.y + 104 * at.k, at.k * 0.5, () =>
      drawJianBowl(s, { fur: '#a9b3b6', tea: '#c99a3b' }),
    );
});

/* ---------- glass pitcher ---------- */

/** Clear glass: the wall shows through, only the tea has a body. */
export function drawGlassPitcher(s, { tea = '#cf9236', level = -128 } = {}) {
  s.shadow(30, 4, 150, 26);
  // light that has passed through the tea lies warm on the table
  s.shadow(96, 12, 120, 16, tea, 0.5);
  const side = [
    [78, -226, 1],
    [76, -196],
    [92, -120],
    [102, -62],
    [84, -14],
    [66, -4, 1],
  ];
  const right = smooth(side);
  const left = smooth([...side].reverse().map(([x, y, c]) => [-x, y, c])).replace(/^M[^C]*/, '');
  const d = `${right}A66 11 0 0 1 -66 -4${left}A78 15 0 0 1 78 -226Z`;
  s.line('M80 -182C148 -190 152 -66 96 -68', '#ffffff', 15, 'opacity=".5"');
  s.line('M80 -182C148 -190 152 -66 96 -68', '#8b938f', 1.4, 'opacity=".7" transform="translate(7 -2)"');
  s.line('M84 -170C130 -174 134 -80 96 -80', '#8b938f', 1.2, 'opacity=".5"');
  s.path(
    d,
    s.lin(
      [
        [0, '#ffffff', 0.62],
        [0.24, '#ffffff', 0.2],
        [0.7, '#ffffff', 0.14],
        [1, '#ffffff', 0.5],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.open(`clip-path="${s.clip(d)}"`);
  s.path(
    `M-120 ${level}Q0 ${level + 30} 120 ${level}V10H-120Z`,
    s.lin(
      [
        [0, darken(tea, 0.08), 0.94],
        [0.3, lighten(tea, 0.24), 0.86],
        [0.7, tea, 0.9],
        [1, darken(tea, 0.24), 0.94],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.path('M-100 -34Q0 6 100 -34V10H-100Z', darken(tea, 0.3), 'opacity=".3"');
  s.add(
    `<ellipse cx="0" cy="${level}" rx="93" ry="16" fill="${s.rad(
      [
        [0, lighten(tea, 0.5)],
        [1, lighten(tea, 0.2)],
      ],
      [0.4, 0.5, 0.7],
    )}" opacity=".94"/>`,
  );
  s.line(`M-93 ${level}A93 16 0 0 0 93 ${level}`, lighten(tea, 0.7), 1.8, 'opacity=".8"');
  s.close();
  s.add(
    '<ellipse cx="0" cy="-226" rx="78" ry="15" fill="#ffffff" fill-opacity=".34" stroke="#ffffff" stroke-width="2.6"/><ellipse cx="0" cy="-226" rx="78" ry="15" fill="none" stroke="#7f8783" stroke-width="1" opacity=".7"/>',
  );
  s.path(
    'M-76 -230Q-108 -240 -116 -226Q-98 -206 -77 -206Z',
    '#ffffff',
    'opacity=".6" stroke="#8b938f" stroke-opacity=".7" stroke-width="1"',
  );
  s.line(`${right}A66 11 0 0 1 -66 -4${left}`, '#6f7773', 1.4, 'opacity=".6"');
  sheen(
    s,
    [
      [-62, -196],
      [-74, -120],
      [-78, -60],
    ],
    11,
    0.9,
  );
  sheen(
    s,
    [
      [66, -170],
      [80, -110],
      [86, -64],
    ],
    5,
    0.7,
  );
}

export const pitcher = scene('pitcher', 0.72, (s, p, at, o) => {
  s.place(at.x + 18 * at.k, at.y + 36 * at.k, at.k * 1.6 * (o.size ?? 1), () => drawGlassPitcher(s, { tea: o.tea }));
  s.place(at.x - 206 * at.k, at.y + 96 * at.k, at.k * 0.5, () =>
    drawCup(s, p, { glaze: o.glaze ?? '#f4f6f2', tea: o.tea ?? '#cf9236', saucer: false, vapour: false }),
  );
});

/* ---------- bamboo tool set ---------- */

export const toolSet = scene('tools', 0.72, (s, p, at, o) => {
  const c = o.dark ? '#8b6139' : '#c8a566';
  s.place(at.x - 40 * at.k, at.y + 14 * at.k, at.k * 1.12, () => {
    // the tools stand in a length of culm
    const tool = (x, lean, len, head) => {
      s.open(`transform="translate(${x} -210) rotate(${lean})"`);
      s.path(
        roundRect(-6, -len, 12, len + 70, 5),
        s.lin(
          [
            [0, lighten(c, 0.3)],
            [0.5, c],
            [1, darken(c, 0.3)],
          ],
          [0, 0, 1, 0],
        ),
      );
      s.open(`transform="translate(0 ${-len})"`);
      head();
      s.close();
      s.close();
    };
    const fill = s.lin(
      [
        [0, lighten(c, 0.34)],
        [1, darken(c, 0.24)],
      ],
      [0, 0, 1, 0],
    );
    tool(-36, -13, 118, () =>
      s.path(
        smooth(
          [
            [-7, 20],
            [-26, -30],
            [-20, -92],
            [0, -106],
            [20, -92],
            [26, -30],
            [7, 20],
          ],
          true,
        ),
        fill,
        `stroke="${darken(c, 0.5)}" stroke-opacity=".4"`,
      ),
    );
    tool(-8, -3, 176, () => s.path('M-4 10L-2 -58L0 -66L2 -58L4 10Z', darken(c, 0.1)));
    tool(18, 7, 136, () => {
      s.path(circlePath(0, -22, 30, 30), fill, `stroke="${darken(c, 0.5)}" stroke-opacity=".4"`);
      s.path(circlePath(0, -22, 19, 19), darken(c, 0.3));
    });
    tool(42, 16, 130, () =>
      s.path(
        'M-9 16L-17 -84Q-14 -94 -8 -86L0 4L8 -86Q14 -94 17 -84L9 16Z',
        fill,
        `stroke="${darken(c, 0.5)}" stroke-opacity=".4"`,
      ),
    );
    s.shadow(26, 4, 130, 26);
    const culm = vessel(
      s,
      [
        [74, -236, 1],
        [72, -228],
        [71, -130],
        [75, -122],
        [71, -114],
        [72, -8],
        [74, 0, 1],
      ],
      mix(c, '#7d8a4c', o.dark ? 0 : 0.16),
      { tilt: 0.16, light: 0.5 },
    );
    s.open(`clip-path="${culm.clip}"`);
    s.line('M-80 -124Q0 -100 80 -124', darken(c, 0.5), 3, 'opacity=".6"');
    s.line('M-80 -118Q0 -94 80 -118', lighten(c, 0.5), 2, 'opacity=".7"');
    s.close();
  });
  s.place(
    at.x + 170 * at.k,
    at.y + 80 * at.k,
    at.k,
    () => {
      scoop(s, { ...p, bamboo: c, wood: c }, 270);
      s.place(-6, 2, 0.34, () =>
        heapOf(s, TEAS.flat, { rx: 190, ry: 30, rise: 54, count: 120, kind: 'flat', strays: 0 }),
      );
    },
    -12,
  );
});

/* ---------- travel cup ---------- */

export const travelCup = scene('travel', 0.72, (s, p, at, o) => {
  const glaze = o.glaze ?? '#b9cdbf';
  const bag = o.bag ?? '#4b5a52';
  s.place(at.x + 128 * at.k, at.y + 4 * at.k, at.k * 1.04, () => {
    s.shadow(24, 4, 180, 30);
    const d = roundRect(-128, -330, 256, 330, 78);
    s.path(
      d,
      s.lin(
        [
          [0, lighten(bag, 0.2)],
          [0.5, bag],
          [1, darken(bag, 0.34)],
        ],
        [0, 0, 1, 0.3],
      ),
    );
    s.grain(
      d,
      [-128, -330, 256, 330],
      [
        [0, 0.2],
        [1, 1],
      ],
      darken(bag, 0.6),
      { opacity: 0.4 },
    );
    s.line(roundRect(-114, -316, 228, 302, 66), lighten(bag, 0.44), 1.8, 'stroke-dasharray="7 6" opacity=".7"');
    s.line('M-128 -170H128', darken(bag, 0.5), 6);
    s.line('M-128 -170H128', '#c7a45e', 1.8, 'stroke-dasharray="3 3"');
    s.path(roundRect(92, -176, 34, 12, 4), '#d2b06a');
    s.line('M-60 -326C-60 -392 60 -392 60 -326', darken(bag, 0.2), 13);
  });
  s.place(at.x - 84 * at.k, at.y + 56 * at.k, at.k * 1.06, () => {
    s.shadow(26, 6, 170, 30);
    const body = vessel(
      s,
      [
        [104, -196, 1],
        [108, -186],
        [126, -130],
        [122, -62],
        [92, -14],
        [78, 0, 1],
      ],
      glaze,
      { tilt: 0.18 },
    );
    s.open(`clip-path="${body.clip}"`);
    const band = '#8a6a4c';
    s.path(
      'M-140 -150Q0 -104 140 -150V-76Q0 -30 -140 -76Z',
      s.lin(
        [
          [0, lighten(band, 0.2)],
          [0.4, band],
          [1, darken(band, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
      'opacity=".92"',
    );
    s.line('M-140 -150Q0 -104 140 -150M-140 -76Q0 -30 140 -76', darken(band, 0.4), 1.6, 'opacity=".6"');
    s.close();
    sheen(
      s,
      [
        [-100, -166],
        [-110, -110],
        [-92, -48],
      ],
      13,
      0.5,
    );
    // the lid is the cup: a clear bowl turned upside down
    const cap = vessel(
      s,
      [
        [62, -330, 1],
        [82, -318],
        [102, -258],
        [108, -200, 1],
      ],
      mix(glaze, '#ffffff', 0.4),
      { tilt: 0.18, foot: false },
    );
    s.open(`clip-path="${cap.clip}"`);
    s.path('M-120 -236Q0 -206 120 -236V-180H-120Z', darken(glaze, 0.2), 'opacity=".3"');
    s.close();
    s.add(
      `<ellipse cx="0" cy="-330" rx="62" ry="11" fill="${lighten(glaze, 0.5)}" stroke="${darken(glaze, 0.4)}" stroke-opacity=".5"/>`,
    );
    sheen(
      s,
      [
        [-78, -306],
        [-92, -262],
        [-94, -222],
      ],
      10,
      0.8,
    );
  });
  s.place(at.x - 226 * at.k, at.y + 108 * at.k, at.k * 0.5, () =>
    drawCup(s, p, { glaze, saucer: false, vapour: false, tea: '#c99a3b' }),
  );
});

/* ---------- walnut tray ---------- */

export const woodTray = scene('walnut', 0.68, (s, p, at, o) => {
  const c = o.wood ?? '#6a4630';
  s.place(at.x, at.y + 92 * at.k, at.k, () => {
    const W = 610;
    const D = 210;
    const rise = 36;
    const quad = (i) => [
      [-W / 2 + 54 + i, -D + i * 0.5],
      [W / 2 - 54 - i, -D + i * 0.5],
      [W / 2 - i * 1.3, -i * 0.6],
      [-W / 2 + i * 1.3, -i * 0.6],
    ];
    s.shadow(16, rise + 4, W * 0.58, 36);
    s.path(
      poly([
        [-W / 2, 0],
        [W / 2, 0],
        [W / 2 - 8, rise],
        [-W / 2 + 8, rise],
      ]),
      s.lin([
        [0, darken(c, 0.06)],
        [1, darken(c, 0.5)],
      ]),
    );
    const top = poly(quad(0));
    s.path(
      top,
      s.lin([
        [0, darken(c, 0.06)],
        [1, lighten(c, 0.24)],
      ]),
    );
    s.open(`clip-path="${s.clip(top)}"`);
    for (let i = 0; i < 26; i += 1) {
      const y = lerp(-D, 0, i / 25);
      const sway = s.rand.range(-9, 9);
      s.line(
        `M${n1(-W / 2)} ${n1(y)}C${pt(-W / 5, y + sway)} ${pt(W / 8, y - sway)} ${pt(W / 2, y + s.rand.range(-4, 4))}`,
        i % 3 ? darken(c, 0.4) : lighten(c, 0.34),
        s.rand.range(0.8, 2.2),
        'opacity=".4"',
      );
    }
    s.line(circlePath(150, -70, 34, 10) + circlePath(150, -70, 20, 6), darken(c, 0.5), 1.3, 'opacity=".4"');
    s.close();
    // sunk panel with a drain
    const pan = poly(quad(34));
    s.path(pan, darken(c, 0.3), 'opacity=".55"');
    s.line(pan, darken(c, 0.65), 3, 'opacity=".6"');
    s.line(`M${quad(36)[3].map(n1).join(' ')}L${quad(36)[2].map(n1).join(' ')}`, lighten(c, 0.5), 1.8, 'opacity=".7"');
    s.line(`M${n1(-W / 2)} 0H${n1(W / 2)}`, lighten(c, 0.45), 2, 'opacity=".8"');
    s.path(roundRect(W / 2 - 70, 10, 30, 10, 5), darken(c, 0.7));
    if (o.bare) return;
    s.place(-30, -84, 0.66, () =>
      o.pot
        ? drawTeapot(s, p, { clay: '#7b4632', form: 1 })
        : drawGaiwan(s, p, { glaze: GLAZES.ivory, motif: 'plain' }),
    );
    [
      [-204, -48],
      [150, -40],
      [222, -66],
    ].forEach(([x, y]) =>
      s.place(x, y, 0.38, () => drawCup(s, p, { glaze: GLAZES.ivory, saucer: false, vapour: false })),
    );
  });
});

/* ---------- iron kettle ---------- */

export function drawKettle(s, { iron = '#3d3a38', rust = '#6b4a36' } = {}) {
  s.shadow(44, 8, 290, 44);
  // bail handle behind the lid
  s.line('M-150 -236C-160 -420 160 -420 150 -236', darken(iron, 0.3), 19);
  s.line('M-146 -250C-150 -402 120 -414 142 -262', lighten(iron, 0.3), 4, 'opacity=".6"');
  s.line('M-64 -378Q0 -396 64 -378', rust, 23);
  // spout
  const spout = smooth(
    [
      [-150, -90, 1],
      [-216, -134],
      [-250, -206],
      [-268, -214, 1],
      [-232, -232, 1],
      [-206, -206],
      [-150, -180, 1],
    ],
    true,
    0.6,
  );
  s.path(
    spout,
    s.lin(
      [
        [0, lighten(iron, 0.24)],
        [0.6, iron],
        [1, darken(iron, 0.4)],
      ],
      [0, 0, 0.8, 1],
    ),
  );
  s.add(`<ellipse cx="-250" cy="-223" rx="20" ry="7" fill="${darken(iron, 0.7)}" transform="rotate(-26 -250 -223)"/>`);
  const pot = vessel(
    s,
    [
      [96, -250, 1],
      [150, -238],
      [200, -176],
      [206, -104],
      [176, -34],
      [132, -8],
      [124, 0, 1],
    ],
    iron,
    { tilt: 0.15, light: 0.34 },
  );
  s.open(`clip-path="${pot.clip}"`);
  // rows of cast nubs follow the belly
  let nubs = '';
  let lit = '';
  for (let j = 0; j < 7; j += 1) {
    const y = -206 + j * 19;
    for (let i = 0; i < 23; i += 1) {
      const a = lerp(-Math.PI / 2, Math.PI / 2, (i + (j % 2 ? 0.5 : 0)) / 23);
      const x = Math.sin(a) * 204;
      const yy = y + Math.cos(a) * 26;
      nubs += `M${pt(x, yy)}h.1`;
      lit += `M${pt(x - 1.6, yy - 1.8)}h.1`;
    }
  }
  s.line(nubs, darken(iron, 0.5), 9.5, 'opacity=".8"');
  s.line(lit, lighten(iron, 0.3), 4, 'opacity=".7"');
  s.path('M-220 -40Q0 10 220 -40V20H-220Z', rust, 'opacity=".22"');
  s.close();
  [-150, 150].forEach((x) =>
    s.path(
      roundRect(x - 13, -252, 26, 34, 9),
      lighten(iron, 0.08),
      `stroke="${darken(iron, 0.6)}" stroke-opacity=".5"`,
    ),
  );
  s.add(`<ellipse cx="0" cy="-250" rx="104" ry="16" fill="${darken(iron, 0.5)}"/>`);
  vessel(
    s,
    [
      [18, -282, 1],
      [66, -274],
      [92, -256],
      [94, -250, 1],
    ],
    lighten(iron, 0.06),
    { tilt: 0.15, foot: false, light: 0.4 },
  );
  vessel(
    s,
    [
      [6, -324, 1],
      [19, -320],
      [22, -304],
      [13, -288],
      [12, -280, 1],
    ],
    rust,
    { tilt: 0.2, foot: false },
  );
}

export const kettle = scene('kettle', 0.74, (s, p, at, o) => {
  s.place(at.x + 22 * at.k, at.y + 34 * at.k, at.k * 0.98, () => drawKettle(s, o));
  if (o.steamy) steam(s, at.x - 236 * at.k, at.y - 200 * at.k, 190 * at.k, '#ffffff', 0.8);
});

export const kettleSet = scene('kettleset', 0.72, (s, p, at) => {
  s.place(at.x + 92 * at.k, at.y + 4 * at.k, at.k * 0.82, () => drawKettle(s, {}));
  s.place(at.x - 172 * at.k, at.y + 96 * at.k, at.k * 0.58, () =>
    drawCup(s, p, { glaze: GLAZES.ivory, saucer: true, vapour: false }),
  );
});
