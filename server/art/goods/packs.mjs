// Packed tea: compressed cake, tin, gift box. Local space: base centre at 0,0, up is negative.
import {
  Sheet,
  around,
  brush,
  circlePath,
  darken,
  glyph,
  horizontal,
  leafPath,
  lighten,
  mix,
  n1,
  poly,
  pt,
  roundRect,
  seal,
  smooth,
  vertical,
  vessel,
} from '../base/lib.mjs';
import { sprig } from '../base/flora.mjs';
import { ridge } from '../base/land.mjs';
import { palette } from '../base/palettes.mjs';
import { flat, stage } from '../base/stage.mjs';

export const pickPalette = (pal) => (typeof pal === 'string' ? palette(pal) : pal);

/* ---------- compressed leaf texture ---------- */

export const TEAS = {
  raw: { base: '#3d3524', tones: ['#5d5236', '#6d6341', '#463d28', '#83774e', '#9b8f62', '#54492d'], tip: '#c9c09a' },
  ripe: { base: '#2a1a12', tones: ['#3e271a', '#4d3020', '#5d3c28', '#331f15', '#6d472f', '#241610'], tip: '#a2713f' },
  white: { base: '#5a5137', tones: ['#7c7450', '#8f8a66', '#a9a684', '#6a5c3d', '#596145', '#857048'], tip: '#e6e2cf' },
  black: { base: '#231914', tones: ['#34241c', '#442f24', '#54392a', '#2a1d17', '#65452f', '#1c1410'], tip: '#c08a45' },
  rock: { base: '#2d2722', tones: ['#3c342c', '#4b4137', '#5a4e42', '#342c26', '#6a5c4a', '#282320'], tip: '#7c6b52' },
  green: { base: '#4d5a33', tones: ['#66763f', '#7d8c4d', '#93a05c', '#56643a', '#a9b272', '#6f7c43'], tip: '#d4d8ab' },
  flat: { base: '#6a7040', tones: ['#8b9152', '#9ea362', '#b2b474', '#7a8149', '#c3c289', '#848b4d'], tip: '#dddab0' },
  needle: {
    base: '#6f7357',
    tones: ['#969a7c', '#abae92', '#c0c2ab', '#7f8466', '#d3d4c2', '#8a8f70'],
    tip: '#f0efe2',
  },
  oolong: {
    base: '#2f3d2c',
    tones: ['#41523a', '#536545', '#65764f', '#374832', '#7a8a5c', '#2b392a'],
    tip: '#93a06b',
  },
  moonlight: {
    base: '#3a342c',
    tones: ['#4a4238', '#5a5145', '#d6d0bb', '#3b352e', '#e4dfcd', '#6b6252'],
    tip: '#f2eee0',
  },
  wild: { base: '#4a4a36', tones: ['#66684c', '#79784f', '#8e8a64', '#575a43', '#6a5b41', '#a39d7c'], tip: '#dcd8c4' },
  lump: { base: '#21150f', tones: ['#3a271b', '#4a3323', '#5a4030', '#2e1e15', '#6a4d39', '#402c20'], tip: '#8a6748' },
  goldbud: {
    base: '#2b1f15',
    tones: ['#3b2b1d', '#5a4023', '#7a5628', '#2f2217', '#a2742f', '#4a351f'],
    tip: '#d9a94e',
  },
  goldneedle: {
    base: '#6b471b',
    tones: ['#a8742a', '#c48f3c', '#8f5f22', '#d6a750', '#7a5020', '#b98335'],
    tip: '#ecc977',
  },
  keemun: {
    base: '#1d1816',
    tones: ['#2b2421', '#383029', '#463a31', '#241e1b', '#544539', '#1a1614'],
    tip: '#9a7444',
  },
  redplum: {
    base: '#261815',
    tones: ['#3a2521', '#4d302a', '#5c3a31', '#2e1d1a', '#6d463a', '#221412'],
    tip: '#a86a4a',
  },
  dancong: {
    base: '#34281d',
    tones: ['#4a3827', '#5b4630', '#6c533a', '#3d2e21', '#7d6346', '#50492f'],
    tip: '#94795a',
  },
  roast: { base: '#231b16', tones: ['#352820', '#43342a', '#513f33', '#2b211b', '#604c3d', '#3a3024'], tip: '#8a6a4c' },
  frozen: {
    base: '#31402b',
    tones: ['#44573a', '#566a44', '#6a7c4f', '#3a4c33', '#808f60', '#4c5f3b'],
    tip: '#a3ad74',
  },
  spiral: {
    base: '#4a5b3a',
    tones: ['#64794b', '#7a8d5c', '#93a475', '#556a42', '#b9c3a0', '#6d8152'],
    tip: '#e8ead8',
  },
  maofeng: {
    base: '#626b37',
    tones: ['#848d4b', '#99a05a', '#adb16c', '#727b41', '#c4c489', '#8c9350'],
    tip: '#e6e0b4',
  },
  pale: { base: '#6f7a44', tones: ['#97a15c', '#abb46e', '#c2c886', '#848e50', '#d5d8a2', '#a0a962'], tip: '#eceac8' },
  melonseed: {
    base: '#2f4630',
    tones: ['#44603f', '#55724b', '#678459', '#3a5437', '#7a9468', '#4d6843'],
    tip: '#a9b890',
  },
  monkey: {
    base: '#34492b',
    tones: ['#4c6639', '#5d7845', '#6f8a52', '#415a33', '#82995f', '#567040'],
    tip: '#a85c43',
  },
  jadebead: {
    base: '#5c6340',
    tones: ['#7d8358', '#90956a', '#a6a97f', '#6c724b', '#bcbc97', '#868c5f'],
    tip: '#e3e0c6',
  },
  flower: {
    base: '#5d6038',
    tones: ['#7a7c48', '#8d8d56', '#666a3c', '#a09d68', '#59602f', '#72713f'],
    tip: '#f6f1e2',
  },
};

/** Short curled strokes inside a disc; used for the face of an unwrapped cake. */
export function pressed(s, R, tea, count = 460) {
  const r = s.rand;
  const groups = tea.tones.map(() => '');
  let tips = '';
  for (let i = 0; i < count; i += 1) {
    const a = r.range(0, Math.PI * 2);
    const q = Math.sqrt(r.next()) * R * 0.985;
    const x = Math.cos(a) * q;
    const y = Math.sin(a) * q;
    const dir = r.range(0, Math.PI * 2);
    const len = r.range(18, 40);
    const bend = r.range(-9, 9);
    const ex = Math.cos(dir) * len;
    const ey = Math.sin(dir) * len;
    const one = `M${pt(x, y)}q${pt(ex / 2 - Math.sin(dir) * bend, ey / 2 + Math.cos(dir) * bend)} ${pt(ex, ey)}`;
    if (r.chance(0.1)) tips += one;
    else groups[r.int(0, groups.length - 1)] += one;
  }
  const disc = circlePath(0, 0, R);
  s.path(disc, tea.base);
  s.open(`clip-path="${s.clip(disc)}"`);
  groups.forEach((d, i) => {
    s.line(d, darken(tea.base, 0.4), 7.4, 'opacity=".5"');
    s.line(d, tea.tones[i], 5.4);
  });
  groups.forEach((d, i) => s.line(d, lighten(tea.tones[i], 0.22), 1.3, 'opacity=".5"'));
  s.line(tips, darken(tea.base, 0.3), 6, 'opacity=".6"');
  s.line(tips, tea.tip, 3.8);
  s.path(
    disc,
    s.rad(
      [
        [0, '#fff4dc', 0.16],
        [0.5, '#fff4dc', 0.03],
        [0.82, darken(tea.base, 0.5), 0.1],
        [1, darken(tea.base, 0.6), 0.6],
      ],
      [0.4, 0.34, 0.7],
    ),
  );
  s.close();
}

/* ---------- wrapper print ---------- */

function printFace(s, R, p, style, names) {
  const { title, ring, foot } = names;
  const red = p.seal;
  const ink = mix(p.ink, p.main, 0.24);
  if (style === 'ring') {
    s.line(circlePath(0, 0, R * 0.9), red, 2.2);
    s.line(circlePath(0, 0, R * 0.87), red, 0.9);
    s.line(circlePath(0, 0, R * 0.55), red, 1.4);
    around(s, ring, 0, 0, R * 0.71, R * 0.135, red, -62, 62);
    around(s, foot, 0, 0, R * 0.71, R * 0.085, ink, 206, 154, { weight: 'regular', upright: true });
    s.add(`<circle cx="0" cy="0" r="${n1(R * 0.47)}" fill="${mix(p.main, p.paper, 0.15)}"/>`);
    glyph(s, title[0], 0, 0, R * 0.62, p.paper);
  } else if (style === 'hills') {
    const rr = R * 0.64;
    const disc = circlePath(0, -R * 0.06, rr);
    s.path(
      disc,
      s.lin([
        [0, mix(p.main, p.paper, 0.72)],
        [1, mix(p.main, p.paper, 0.3)],
      ]),
    );
    s.open(`clip-path="${s.clip(disc)}"`);
    s.add(`<circle cx="${n1(rr * 0.32)}" cy="${n1(-R * 0.36)}" r="${n1(rr * 0.18)}" fill="${red}"/>`);
    for (let i = 0; i < 4; i += 1) {
      const pts = ridge(s.rand, -rr, rr, -R * 0.1 + i * R * 0.16, R * (0.36 - i * 0.05), {
        peaks: 2,
        rough: 0.1,
        steps: 18,
      });
      s.path(`${smooth(pts)}L${n1(rr)} ${R}L${n1(-rr)} ${R}Z`, mix(p.paper, mix(p.main, p.ink, 0.3), 0.34 + i * 0.2));
    }
    s.close();
    s.line(circlePath(0, -R * 0.06, rr + 5), mix(p.main, p.ink, 0.3), 1.2);
    around(s, ring, 0, 0, R * 0.84, R * 0.115, ink, 222, 138, { upright: true });
    around(s, foot, 0, 0, R * 0.84, R * 0.07, red, -24, 24, { weight: 'regular' });
  } else if (style === 'line') {
    vertical(s, title, -R * 0.06, -R * 0.5, R * 0.25, ink, 1.18);
    vertical(s, ring.slice(0, 6), R * 0.3, -R * 0.5, R * 0.082, mix(ink, p.paper, 0.2), 1.32, { weight: 'regular' });
    seal(s, R * 0.3, R * 0.32, R * 0.15, '叶间', red);
    s.line(`M${n1(-R * 0.46)} ${n1(-R * 0.62)}V${n1(R * 0.62)}`, red, 1.4);
    s.place(-R * 0.62, R * 0.3, R / 210, () => sprig(s, 0, 0, 96, -16, { ...p, leaf: mix(p.leaf, p.main, 0.4) }));
  } else {
    for (let i = 0; i < 9; i += 1) {
      const q = R * (0.88 - i * 0.058);
      s.line(
        circlePath(s.rand.range(-2, 2), s.rand.range(-2, 2), q, q * s.rand.range(0.985, 1.01)),
        mix(p.main, p.paper, 0.2 + i * 0.04),
        i % 3 ? 1 : 2.6,
      );
    }
    s.path(roundRect(-R * 0.23, -R * 0.52, R * 0.46, R * 1.04, 4), p.paper, `stroke="${ink}" stroke-width="1.4"`);
    vertical(s, title, 0, title.length > 2 ? -R * 0.29 : -R * 0.16, R * (title.length > 3 ? 0.2 : 0.25), ink, 1.16);
    seal(s, 0, R * 0.7, R * 0.17, '叶', red);
  }
}

const NAMES = [
  { title: '班章', ring: '勐海老班章古树茶', foot: '叶间监制' },
  { title: '冰岛', ring: '冰岛古树普洱茶', foot: '叶间监制' },
  { title: '易武', ring: '易武正山普洱茶', foot: '叶间监制' },
  { title: '景迈', ring: '景迈山古树生茶', foot: '云南普洱' },
  { title: '老白茶', ring: '陈年寿眉白茶饼', foot: '太姥山' },
  { title: '陈香', ring: '陈年普洱熟茶', foot: '叶间窖藏' },
  { title: '布朗', ring: '布朗山古树生茶', foot: '叶间监制' },
];

/** Wrapped cake seen face on, centre at 0,0. */
export function drawWrappedCake(s, R, p, { style = 'ring', names = NAMES[0], tone = p.paper } = {}) {
  const r = s.rand;
  s.path(
    circlePath(R * 0.055, R * 0.03, R * 0.995),
    s.lin(
      [
        [0, darken(tone, 0.22)],
        [1, darken(tone, 0.42)],
      ],
      [0, 0, 1, 0],
    ),
  );
  const edge = [];
  const steps = 40;
  for (let i = 0; i < steps; i += 1) {
    const a = (i / steps) * Math.PI * 2;
    const q = R * (1 + r.range(-0.007, 0.007));
    edge.push([Math.cos(a) * q, Math.sin(a) * q]);
  }
  const d = smooth(edge, true);
  s.path(
    d,
    s.rad(
      [
        [0, lighten(tone, 0.4)],
        [0.62, tone],
        [0.9, darken(tone, 0.07)],
        [1, darken(tone, 0.2)],
      ],
      [0.38, 0.34, 0.72],
    ),
  );
  s.open(`clip-path="${s.clip(d)}"`);
  // pleats gathered over the rim: a lit edge and a shaded edge, running out toward the face
  let bright = '';
  let dim = '';
  const folds = 46;
  for (let i = 0; i < folds; i += 1) {
    const a = (i / folds) * Math.PI * 2 + r.range(-0.05, 0.05);
    const inner = R * r.range(0.84, 0.955);
    const lean = r.range(-0.035, 0.035);
    const crease = (off, w) =>
      brush(
        [Math.cos(a + off) * R * 1.02, Math.sin(a + off) * R * 1.02],
        [Math.cos(a + off + lean) * R * 0.96, Math.sin(a + off + lean) * R * 0.96],
        [Math.cos(a + lean * 2) * inner, Math.sin(a + lean * 2) * inner],
        w,
        w * 0.45,
        0.3,
        5,
      );
    bright += crease(0, R * 0.024);
    dim += crease(0.022, R * 0.018);
  }
  s.path(dim, darken(tone, 0.55), 'opacity=".17"');
  s.path(bright, '#ffffff', 'opacity=".5"');
  for (let i = 0; i < 7; i += 1) {
    const a = r.range(0, Math.PI * 2);
    const x = Math.cos(a) * R * r.range(0.3, 0.8);
    const y = Math.sin(a) * R * r.range(0.3, 0.8);
    const t = r.range(0, Math.PI);
    const len = R * r.range(0.16, 0.4);
    const ex = x + Math.cos(t) * len;
    const ey = y + Math.sin(t) * len;
    s.line(
      `M${pt(x, y)}Q${pt((x + ex) / 2 + r.range(-8, 8), (y + ey) / 2 + r.range(-8, 8))} ${pt(ex, ey)}`,
      darken(tone, 0.4),
      1,
      'opacity=".2"',
    );
    s.line(
      `M${pt(x + 1.5, y + 1.5)}Q${pt((x + ex) / 2 + 3, (y + ey) / 2 + 3)} ${pt(ex + 1.5, ey + 1.5)}`,
      '#ffffff',
      1.2,
      'opacity=".5"',
    );
  }
  s.open('opacity=".93"');
  printFace(s, R, p, style, names);
  s.close();
  s.grain(
    d,
    [-R, -R, 2 * R, 2 * R],
    [
      [0, 0.1],
      [0.5, 0.15],
      [1, 1],
    ],
    darken(tone, 0.5),
    { opacity: 0.36 },
  );
  s.path(
    d,
    s.lin(
      [
        [0, '#fff8e8', 0.2],
        [0.4, '#fff8e8', 0],
        [0.7, '#2b2016', 0.02],
        [1, '#2b2016', 0.2],
      ],
      [0, 0, 1, 0.7],
    ),
  );
  s.close();
  s.line(d, darken(tone, 0.6), 1.3, 'opacity=".45"');
}

function cakeStand(s, p, R) {
  const wood = darken(p.wood, 0.24);
  s.path(
    `M${pt(-R * 0.62, -14)}h${n1(R * 1.24)}v18h${n1(-R * 1.24)}Z`,
    s.lin([
      [0, lighten(wood, 0.22)],
      [1, darken(wood, 0.2)],
    ]),
  );
  [-1, 1].forEach((side) =>
    s.path(
      smooth(
        [
          [side * R * 0.5, -8, 1],
          [side * R * 0.58, -52],
          [side * R * 0.66, -58],
          [side * R * 0.66, -40],
          [side * R * 0.6, -8, 1],
        ],
        true,
      ),
      s.lin(
        [
          [0, lighten(wood, 0.3)],
          [1, darken(wood, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
}

export function cake(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'cake');
  const p = pickPalette(pal);
  const r = s.rand;
  const style = o.style ?? r.pick(['ring', 'hills', 'line', 'rings']);
  const names = o.names ?? r.pick(NAMES);
  const tea = TEAS[o.tea ?? (names.title === '老白茶' ? 'white' : names.title === '陈香' ? 'ripe' : 'raw')];
  const tone = o.paper ?? r.pick(['#f6efdd', '#efe6d0', '#f8f4e8', '#e9dfc6', '#e4ddcb']);
  const tinted = {
    ...p,
    paper: tone,
    main: o.main ?? r.pick(['#5e8c84', '#a0553d', '#6b7f4f', '#44535a', '#9a7a3c', '#8a4a45']),
  };
  const layout = o.layout ?? r.pick(['stand', 'lean', 'flat', 'flat']);
  if (layout === 'flat') {
    const at = flat(s, p, {});
    const R = 212 * at.k;
    s.shadow(at.x + 24 * at.k, at.y + 26 * at.k, R * 1.16, R * 1.16, '#2a2118', 0.5);
    s.place(
      at.x - (at.wide ? 0 : 20 * at.k),
      at.y - 12 * at.k,
      at.k,
      () => drawWrappedCake(s, 212, tinted, { style, names, tone }),
      r.range(-6, 6),
    );
    s.shadow(at.x + 196 * at.k, at.y + 226 * at.k, 112 * at.k, 112 * at.k, '#2a2118', 0.5);
    s.place(at.x + 186 * at.k, at.y + 214 * at.k, at.k, () => pressed(s, 92, tea, 130));
    s.place(at.x - 250 * at.k, at.y + 258 * at.k, at.k, () => sprig(s, 0, 0, 116, 50, p));
  } else {
    const at = stage(s, p, { kind: o.kind, unit: 1.14 });
    const R = 204;
    s.place(at.x + 14 * at.k, at.y + 44 * at.k, at.k, () => {
      s.shadow(30, 2, 280, 34);
      if (layout === 'lean') {
        s.open(`transform="translate(150 ${-R * 0.86})"`);
        pressed(s, R * 0.84, tea);
        s.close();
      }
      const x = layout === 'lean' ? -56 : 0;
      s.open(`transform="translate(${x} ${n1(-R - (layout === 'stand' ? 14 : 0))})"`);
      drawWrappedCake(s, R, tinted, { style, names, tone });
      s.close();
      if (layout === 'stand') cakeStand(s, p, R);
    });
  }
  return s.toString(o.title ?? '');
}

/* ---------- tin ---------- */

function pattern(s, kind, box, colour, p) {
  const [x, y, w, h] = box;
  const r = s.rand;
  if (kind === 'waves') {
    let d = '';
    const k = w / 7;
    for (let j = 0; j < h / (k * 0.42) + 1; j += 1) {
      for (let i = -1; i < 8; i += 1) {
        const cx = x + i * k + (j % 2 ? k / 2 : 0) + k / 2;
        const cy = y + h - j * k * 0.42;
        [0.5, 0.35, 0.2].forEach((q) => {
          d += `M${pt(cx - k * q, cy)}a${n1(k * q)} ${n1(k * q)} 0 0 1 ${n1(k * q * 2)} 0`;
        });
      }
    }
    s.line(d, colour, 1.3, 'opacity=".55"');
  } else if (kind === 'hills') {
    for (let i = 0; i < 4; i += 1) {
      const pts = ridge(r, x, x + w, y + h * (0.5 + i * 0.15), h * 0.26, { peaks: 2, rough: 0.1, steps: 20 });
      s.path(`${smooth(pts)}L${pt(x + w, y + h)}L${pt(x, y + h)}Z`, colour, `opacity="${0.22 + i * 0.16}"`);
    }
    s.add(
      `<circle cx="${n1(x + w * 0.68)}" cy="${n1(y + h * 0.2)}" r="${n1(w * 0.09)}" fill="${p.seal}" opacity=".9"/>`,
    );
  } else if (kind === 'leaves') {
    let d = '';
    for (let j = 0; j < 9; j += 1)
      for (let i = 0; i < 6; i += 1) {
        const cx = x + (i + (j % 2 ? 0.5 : 0)) * (w / 5.4);
        const cy = y + j * (h / 8);
        s.path(
          leafPath(w * 0.1, w * 0.045, 2),
          colour,
          `opacity=".5" transform="translate(${pt(cx, cy)}) rotate(${(i + j) % 2 ? -40 : 220})"`,
        );
        d += `M${pt(cx, cy)}h.1`;
      }
    s.line(d, colour, 2.4, 'opacity=".5"');
  } else if (kind === 'lattice') {
    let d = '';
    const k = w / 6;
    for (let i = -8; i < 16; i += 1)
      d += `M${pt(x + i * k, y)}l${n1(h)} ${n1(h)}M${pt(x + i * k, y + h)}l${n1(h)} ${n1(-h)}`;
    s.line(d, colour, 1.1, 'opacity=".4"');
  } else if (kind === 'brush') {
    for (let i = 0; i < 3; i += 1)
      s.path(
        brush(
          [x - 10, y + h * (0.62 + i * 0.09)],
          [x + w * 0.5, y + h * (0.5 + i * 0.12)],
          [x + w + 10, y + h * (0.66 + i * 0.07)],
          4,
          h * 0.05,
          9,
        ),
        colour,
        'opacity=".5"',
      );
  } else if (kind === 'stripes') {
    let d = '';
    for (let i = 0; i < 5; i += 1)
      d += `M${pt(x, y + h * (0.66 + i * 0.06))}Q${pt(x + w / 2, y + h * (0.7 + i * 0.06))} ${pt(x + w, y + h * (0.66 + i * 0.06))}`;
    s.line(d, colour, 2, 'opacity=".6"');
  }
}

const TIN_TEXT = [
  '正山小种',
  '金骏眉',
  '大红袍',
  '铁观音',
  '凤凰单丛',
  '碧螺春',
  '龙井',
  '茉莉香片',
  '白毫银针',
  '肉桂',
  '水仙',
  '蜜兰香',
  '祁门',
];

export function drawTin(
  s,
  p,
  { colour, text = '正山小种', kind = 'hills', height = 340, radius = 118, label = true } = {},
) {
  const c = colour ?? p.main;
  s.shadow(34, 4, radius * 1.7, 34);
  const top = -height;
  const lidH = height * 0.2;
  const tilt = 0.17;
  const body = vessel(
    s,
    [
      [radius, top + lidH - 4, 1],
      [radius, -6, 1],
      [radius - 5, 0, 1],
    ],
    c,
    { tilt, light: 0.34 },
  );
  s.open(`clip-path="${body.clip}"`);
  pattern(s, kind, [-radius, top + lidH, radius * 2, height - lidH + radius * tilt], lighten(c, 0.62), p);
  s.close();
  if (label) {
    const lw = radius * 0.74;
    const ly = top + lidH + height * 0.11;
    const lh = height * 0.52;
    const sag = radius * tilt * 0.32;
    const d = `M${pt(-lw / 2, ly - sag * 0.2)}Q${pt(0, ly + sag)} ${pt(lw / 2, ly - sag * 0.2)}V${n1(ly + lh - sag * 0.2)}Q${pt(0, ly + lh + sag)} ${pt(-lw / 2, ly + lh - sag * 0.2)}Z`;
    s.path(
      d,
      s.lin(
        [
          [0, lighten(p.paper, 0.2)],
          [0.55, p.paper],
          [1, darken(p.paper, 0.12)],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.line(d, p.seal, 1, 'opacity=".0"');
    const list = [...text];
    const size = Math.min(lw * 0.5, (lh * 0.76) / list.length / 1.14);
    vertical(s, text, 0, ly + size * 0.86 + (lh * 0.7 - list.length * size * 1.14) / 2 + sag * 0.5, size, p.ink, 1.14);
    seal(s, 0, ly + lh * 0.86 + sag * 0.5, lw * 0.2, '叶', p.seal);
  }
  const lid = vessel(
    s,
    [
      [radius + 3, top + 6, 1],
      [radius + 4, top + lidH, 1],
    ],
    darken(c, 0.1),
    { tilt, light: 0.34, foot: false },
  );
  s.open(`clip-path="${lid.clip}"`);
  s.line(
    `M${pt(-radius - 6, top + lidH - 9)}Q${pt(0, top + lidH - 9 + radius * tilt * 2)} ${pt(radius + 6, top + lidH - 9)}`,
    lighten(c, 0.5),
    1.4,
    'opacity=".7"',
  );
  s.close();
  s.add(
    `<ellipse cx="0" cy="${n1(top + 6)}" rx="${radius + 3}" ry="${n1((radius + 3) * tilt)}" fill="${s.lin(
      [
        [0, lighten(c, 0.3)],
        [1, darken(c, 0.06)],
      ],
      [0, 0, 1, 1],
    )}"/>`,
  );
  s.add(
    `<ellipse cx="0" cy="${n1(top + 6)}" rx="${n1(radius * 0.9)}" ry="${n1(radius * 0.9 * tilt)}" fill="none" stroke="${lighten(c, 0.6)}" stroke-width="1.3" opacity=".6"/>`,
  );
}

export function tin(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'tin');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind: o.kind });
  const tones = ['#5e8c84', '#8c3527', '#44535a', '#b3863c', '#39604f', '#2f2d2a', '#a9706b', '#d9cfb8', '#7a8f6a'];
  const colour = o.colour ?? r.pick(tones);
  const text = o.text ?? r.pick(TIN_TEXT);
  const kind = o.pattern ?? r.pick(['waves', 'hills', 'leaves', 'lattice', 'brush', 'stripes']);
  const trio = at.wide || r.chance(0.5);
  if (trio)
    s.place(at.x + 132 * at.k, at.y + 12 * at.k, at.k * 0.9, () =>
      drawTin(s, p, {
        colour: mix(colour, p.paper, 0.3),
        text: '叶间',
        kind: 'stripes',
        height: 270,
        radius: 104,
        label: false,
      }),
    );
  s.place(at.x - (trio ? 62 : 0) * at.k, at.y + 42 * at.k, at.k * 1.06, () =>
    drawTin(s, p, { colour, text, kind, height: o.height ?? r.range(310, 372) }),
  );
  if (r.chance(0.7))
    s.place(at.x + (trio ? 128 : 190) * at.k, at.y + 118 * at.k, at.k, () => sprig(s, 0, 0, 96, 58, p));
  return s.toString(o.title ?? '');
}

/* ---------- gift box ---------- */

/** Closed box in three faces with a belly band, cord and label. */
export function drawBox(
  s,
  p,
  { colour, w = 380, h = 250, d = [86, 58], text = '明前', band = true, cord = true, kind = 'hills' } = {},
) {
  const c = colour ?? p.main;
  const [dx, dy] = d;
  const x0 = -w / 2 - dx / 2;
  const x1 = w / 2 - dx / 2;
  s.shadow(30, 4, w * 0.72, 40);
  const front = poly([
    [x0, -h],
    [x1, -h],
    [x1, 0],
    [x0, 0],
  ]);
  const top = poly([
    [x0, -h],
    [x0 + dx, -h - dy],
    [x1 + dx, -h - dy],
    [x1, -h],
  ]);
  const side = poly([
    [x1, -h],
    [x1 + dx, -h - dy],
    [x1 + dx, -dy],
    [x1, 0],
  ]);
  s.path(
    front,
    s.lin([
      [0, lighten(c, 0.08)],
      [1, darken(c, 0.1)],
    ]),
  );
  s.path(
    side,
    s.lin([
      [0, darken(c, 0.2)],
      [1, darken(c, 0.36)],
    ]),
  );
  s.path(
    top,
    s.lin(
      [
        [0, lighten(c, 0.3)],
        [1, lighten(c, 0.14)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.open(`clip-path="${s.clip(front)}"`);
  pattern(s, kind, [x0, -h, w, h], lighten(c, 0.6), p);
  s.grain(
    front,
    [x0, -h, w, h],
    [
      [0, 0.1],
      [1, 0.9],
    ],
    darken(c, 0.5),
    { opacity: 0.34, vertical: true },
  );
  s.close();
  s.grain(
    side,
    [x1, -h - dy, dx, h + dy],
    [
      [0, 0.4],
      [1, 1],
    ],
    darken(c, 0.6),
    { opacity: 0.4 },
  );
  const lid = h * 0.3;
  s.line(`M${pt(x0, -h + lid)}H${n1(x1)}L${pt(x1 + dx, -h + lid - dy)}`, darken(c, 0.5), 1.6, 'opacity=".6"');
  if (band) {
    const b0 = x0 + w * 0.34;
    const b1 = x0 + w * 0.66;
    const paper = p.paper;
    s.path(
      poly([
        [b0, -h],
        [b1, -h],
        [b1, 0],
        [b0, 0],
      ]),
      s.lin([
        [0, lighten(paper, 0.2)],
        [1, darken(paper, 0.06)],
      ]),
    );
    s.path(
      poly([
        [b0, -h],
        [b0 + dx, -h - dy],
        [b1 + dx, -h - dy],
        [b1, -h],
      ]),
      lighten(paper, 0.4),
    );
    s.line(`M${pt(b0 + 7, -h)}V0M${pt(b1 - 7, -h)}V0`, p.seal, 1.1, 'opacity=".8"');
    const size = Math.min(w * 0.15, (h * 0.6) / text.length / 1.1);
    vertical(s, text, (b0 + b1) / 2, -h / 2 - ((text.length - 1) / 2) * size * 1.14 - h * 0.06, size, p.ink, 1.14);
    seal(s, (b0 + b1) / 2, -h * 0.14, w * 0.056, '叶', p.seal);
  }
  if (cord) {
    const y = -h * 0.66;
    const red = p.seal;
    s.line(`M${pt(x0, y)}H${n1(x1)}L${pt(x1 + dx, y - dy)}`, darken(red, 0.3), 4.4, 'opacity=".35"');
    s.line(`M${pt(x0, y - 2)}H${n1(x1)}L${pt(x1 + dx, y - dy - 2)}`, red, 3.4);
    const kx = x0 + w * 0.2;
    s.line(
      `M${pt(kx, y)}C${pt(kx - 46, y - 34)} ${pt(kx - 52, y + 18)} ${pt(kx, y)}C${pt(kx + 46, y - 34)} ${pt(kx + 52, y + 18)} ${pt(kx, y)}`,
      red,
      3.4,
    );
    s.line(`M${pt(kx, y)}q-14 26 -10 66M${pt(kx, y)}q16 24 12 72`, red, 3);
    s.add(`<circle cx="${n1(kx)}" cy="${n1(y)}" r="6.5" fill="${darken(red, 0.12)}"/>`);
  }
  s.line(
    `M${pt(x0, 0)}V${n1(-h)}L${pt(x0 + dx, -h - dy)}H${n1(x1 + dx)}V${n1(-dy)}L${pt(x1, 0)}Z`,
    darken(c, 0.62),
    1.4,
    'opacity=".5"',
  );
  s.line(`M${pt(x0, -h)}H${n1(x1)}L${pt(x1 + dx, -h - dy)}M${pt(x1, -h)}V0`, lighten(c, 0.5), 1.2, 'opacity=".5"');
}

/** Open box: lid standing behind, tray with tins in front. */
export function drawOpenBox(s, p, { colour, text = '四时', tins = 3 } = {}) {
  const c = colour ?? p.main;
  s.shadow(20, 6, 330, 42);
  const lid = roundRect(-214, -372, 420, 300, 4);
  s.path(
    lid,
    s.lin([
      [0, lighten(c, 0.14)],
      [1, darken(c, 0.12)],
    ]),
  );
  s.open(`clip-path="${s.clip(lid)}"`);
  pattern(s, 'hills', [-214, -372, 420, 300], lighten(c, 0.6), p);
  s.grain(
    lid,
    [-214, -372, 420, 300],
    [
      [0, 0.1],
      [1, 0.8],
    ],
    darken(c, 0.5),
    { opacity: 0.36 },
  );
  s.close();
  s.line(lid, darken(c, 0.6), 1.4, 'opacity=".5"');
  s.line(roundRect(-200, -358, 392, 272, 2), lighten(c, 0.6), 1.1, 'opacity=".55"');
  vertical(s, text, -160, -326, 36, lighten(p.paper, 0.2), 1.16);
  seal(s, -160, -326 + text.length * 42 - 2, 20, '叶', lighten(p.seal, 0.1));
  const inner = mix(p.paper, p.wood, 0.16);
  s.path(
    poly([
      [-240, -84],
      [-196, -128],
      [216, -128],
      [252, -84],
    ]),
    darken(inner, 0.2),
  );
  const gap = 128;
  for (let i = 0; i < tins; i += 1) {
    s.place((i - (tins - 1) / 2) * gap + 4, -60, 0.52, () =>
      drawTin(s, p, {
        colour: [c, mix(c, p.paper, 0.45), darken(c, 0.22)][i % 3],
        kind: ['waves', 'stripes', 'leaves'][i % 3],
        height: 300,
        radius: 104,
        label: true,
        text: ['春', '秋', '冬'][i % 3],
      }),
    );
  }
  const frontD = poly([
    [-240, -84],
    [252, -84],
    [246, 0],
    [-234, 0],
  ]);
  s.path(
    frontD,
    s.lin([
      [0, lighten(c, 0.12)],
      [1, darken(c, 0.16)],
    ]),
  );
  s.grain(
    frontD,
    [-240, -84, 492, 84],
    [
      [0, 0.1],
      [1, 1],
    ],
    darken(c, 0.5),
    { opacity: 0.34 },
  );
  s.line(frontD, darken(c, 0.6), 1.4, 'opacity=".5"');
  s.line('M-240 -84H252', lighten(c, 0.5), 1.6, 'opacity=".7"');
  horizontal(s, '叶间', 6, -40, 22, lighten(p.paper, 0.1), 1.7, { opacity: 0.85 });
}

export function giftBox(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'gift');
  const p = pickPalette(pal);
  const r = s.rand;
  const at = stage(s, p, { kind: o.kind });
  const colour =
    o.colour ?? r.pick(['#39604f', '#8c3527', '#44535a', '#b3863c', '#6e4630', '#2f2d2a', '#5e8c84', '#d8cdb4']);
  const text = o.text ?? r.pick(['明前', '四时', '如意', '清欢', '雅集', '知味', '春山']);
  const open = o.open ?? r.chance(0.45);
  if (open) s.place(at.x, at.y + 56 * at.k, at.k, () => drawOpenBox(s, p, { colour, text }));
  else {
    if (at.wide || r.chance(0.5))
      s.place(at.x + 90 * at.k, at.y - 4 * at.k, at.k * 0.86, () =>
        drawBox(s, p, {
          colour: mix(colour, p.paper, 0.35),
          w: 320,
          h: 330,
          band: false,
          cord: false,
          kind: 'stripes',
        }),
      );
    s.place(at.x - 22 * at.k, at.y + 56 * at.k, at.k, () =>
      drawBox(s, p, { colour, text, kind: r.pick(['hills', 'waves', 'leaves', 'lattice', 'brush']) }),
    );
  }
  if (r.chance(0.6)) s.place(at.x + 250 * at.k, at.y + 122 * at.k, at.k, () => sprig(s, 0, 0, 90, 52, p));
  return s.toString(o.title ?? '');
}
