// Papers: certificates and reports without lettering, the map of tea mountains, wet leaves after the last infusion.
import {
  Sheet,
  brush,
  circlePath,
  darken,
  leafPath,
  lighten,
  mix,
  n1,
  pt,
  roundRect,
  seal,
  smooth,
} from '../base/lib.mjs';
import { palette } from '../base/palettes.mjs';
import { TEAS } from '../goods/packs.mjs';

/** A framed paper: emblem, lines of writing, a table for reports, seal at the lower right. */
export function paper(pal, seed, { kind = 'licence', title = '' } = {}) {
  const p = palette(typeof pal === 'string' ? pal : pal.name);
  const s = new Sheet(750, 1000, `${kind}:${seed}`, 'paper');
  s.path(
    'M0 0H750V1000H0Z',
    s.lin([
      [0, '#faf5e8'],
      [1, '#f1e8d3'],
    ]),
  );
  const frame = darken(p.seal, 0.05);
  s.line(roundRect(36, 36, 678, 928, 6), frame, 4, 'opacity=".85"');
  s.line(roundRect(50, 50, 650, 900, 2), frame, 1.4, 'opacity=".6"');
  for (const [x, y, turn] of [
    [60, 60, 0],
    [690, 60, 90],
    [690, 940, 180],
    [60, 940, 270],
  ])
    s.place(x, y, 1, (g) => g.line('M0 46Q0 0 46 0M12 46Q14 14 46 12', frame, 3), turn);
  // emblem: a leaf in a ring
  s.line(circlePath(375, 170, 62), frame, 3);
  s.path(leafPath(92, 34, 14), mix(p.leaf, '#3f6a4a', 0.4), 'transform="translate(332 196) rotate(-34)"');
  s.path('M270 276h210v20h-210Z', darken(p.ink, 0), 'opacity=".78"');
  s.path('M310 312h130v9h-130Z', p.ink, 'opacity=".4"');
  const line = (x, y, width, opacity = 0.34) =>
    s.path(`M${x} ${n1(y)}h${n1(width)}v9h${n1(-width)}Z`, p.ink, `opacity="${opacity}"`);
  if (kind === 'report') {
    const top = 380;
    for (let row = 0; row < 9; row += 1) {
      s.line(`M110 ${top + row * 46}H640`, '#8f8469', 1.2);
      if (row === 8) break;
      line(124, top + row * 46 + 18, 90 + s.rand.range(0, 40), 0.5);
      line(330, top + row * 46 + 18, 60 + s.rand.range(0, 30));
      s.line(`M586 ${top + row * 46 + 24}l8 9 16 -20`, '#3f7043', 4);
    }
    s.line(
      `M110 ${top}V${top + 368}M310 ${top}V${top + 368}M540 ${top}V${top + 368}M640 ${top}V${top + 368}`,
      '#8f8469',
      1.2,
    );
  } else {
    for (let row = 0; row < 8; row += 1) {
      line(124, 390 + row * 52, 92, 0.62);
      line(244, 390 + row * 52, 240 + s.rand.range(0, 140));
    }
  }
  line(124, 838, 150);
  line(124, 866, 210);
  // round stamp
  s.open('opacity=".82"');
  s.line(circlePath(586, 838, 66), p.seal, 5);
  s.path(leafPath(74, 26, 12), p.seal, 'transform="translate(556 862) rotate(-36)"');
  s.close();
  seal(s, 470, 838, 54, '叶间', p.seal);
  return s.toString(title);
}

/** Mountains, rivers and a wash of sea: a drawing to find one's way by, without borders. lng 97-123, lat 33-19. */
export function regionMap(pal, seed, { title = '' } = {}) {
  const p = palette(typeof pal === 'string' ? pal : pal.name);
  const [W, H] = [1500, 1050];
  const s = new Sheet(W, H, seed, 'regions');
  const at = (lng, lat) => [((lng - 97) / 26) * W, ((33 - lat) / 14) * H];
  s.path(
    `M0 0H${W}V${H}H0Z`,
    s.lin([
      [0, '#f4eedd'],
      [1, '#ece3cb'],
    ]),
  );
  // the sea comes in from the south-east as a soft wash
  s.path(
    `${smooth([at(123, 32), at(121.6, 30.2), at(121.2, 28), at(119.4, 25.6), at(117, 23.4), at(113.6, 22), at(110.6, 20.8), at(108.4, 20.6), at(107, 19)])}L${W} ${H}L${W} 0Z`,
    s.lin(
      [
        [0, '#a9c2c4', 0.75],
        [1, '#6f98a2', 0.85],
      ],
      [0, 0, 1, 1],
    ),
  );
  let wave = '';
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [s.rand.range(900, W - 60), s.rand.range(300, H - 20)];
    if (x / W + y / H < 1.28) continue;
    wave += `M${pt(x, y)}q12 -10 24 0t24 0`;
  }
  s.line(wave, '#eef4ef', 2.4, 'opacity=".7"');
  const river = (points, width) => s.line(smooth(points.map(([x, y]) => at(x, y))), '#86a9ab', width, 'opacity=".8"');
  river(
    [
      [98.6, 33],
      [99.4, 29],
      [101.6, 26.2],
      [103.6, 28],
      [106.6, 29.6],
      [109.6, 30.8],
      [112.6, 29.6],
      [114.4, 30.5],
      [117, 30.6],
      [119.4, 32],
      [121.8, 31.4],
    ],
    9,
  );
  river(
    [
      [98.8, 29],
      [99.2, 26],
      [100.2, 23.4],
      [100.8, 21.6],
      [101.4, 19.4],
    ],
    6,
  );
  river(
    [
      [103.4, 25],
      [106.6, 23.8],
      [109.4, 23.6],
      [111.4, 23.5],
      [113.4, 22.8],
    ],
    6,
  );
  // mountains in clumps where tea grows
  const range = (lng, lat, size, tone) => {
    const [x, y] = at(lng, lat);
    const points = [];
    for (let i = 0; i <= 12; i += 1) {
      const t = i / 12;
      const lift = Math.sin(t * Math.PI) * (0.55 + 0.45 * Math.sin(t * 9 + lng));
      points.push([x - size + t * size * 2, y - lift * size * 0.86 + s.rand.range(-4, 4)]);
    }
    const d = `${smooth(points)}L${n1(x + size)} ${n1(y + size * 0.14)}L${n1(x - size)} ${n1(y + size * 0.14)}Z`;
    s.path(
      d,
      s.lin([
        [0, tone],
        [1, lighten(tone, 0.7)],
      ]),
      'opacity=".85"',
    );
    let cut = '';
    for (const [px, py] of points)
      cut += `M${pt(px, py + 3)}q${n1(s.rand.range(-8, 8))} ${n1(size * 0.1)} ${n1(s.rand.range(-8, 8))} ${n1(Math.max(0, Math.min(size * 0.3, y + size * 0.1 - py)))}`;
    s.line(cut, darken(tone, 0.3), 1.6, 'opacity=".4"');
  };
  const tones = ['#7f9a86', '#92a38a', '#879c9a', '#a4a07c'];
  for (const [lng, lat, size] of [
    [98.6, 30.6, 110],
    [100.8, 31.2, 96],
    [102.8, 30.4, 84],
    [99.4, 25.4, 86],
    [102.2, 24.6, 74],
    [104.6, 26.4, 80],
    [107, 27.4, 76],
    [109.4, 26, 70],
    [111.6, 27.2, 64],
    [113.4, 25.4, 70],
    [108.6, 31.8, 80],
    [112.4, 32, 64],
    [115.4, 29.2, 60],
    [118, 30.2, 66],
  ])
    range(lng, lat, size, s.rand.pick(tones));
  for (const [lng, lat, size] of [
    [100.4, 22.1, 74],
    [101.6, 22.5, 66],
    [117.9, 28, 72],
    [120, 27.5, 58],
    [119.8, 30.5, 54],
    [116.7, 24.3, 66],
  ])
    range(lng, lat, size, '#5e8466');
  for (const [lng, lat] of [
    [106.4, 31.4],
    [110.6, 29],
    [104.4, 22.9],
  ]) {
    const [x, y] = at(lng, lat);
    s.path(`M${pt(x - 90, y)}q40 -26 90 -8q60 -22 92 10q-40 16 -92 12q-54 8 -90 -14Z`, '#fffdf6', 'opacity=".75"');
  }
  seal(s, W - 86, H - 96, 62, '茶', p.seal);
  return s.toString(title);
}

/** Wet leaves in a white bowl, seen from above. */
export function leafBase(pal, seed, { tea = 'raw', title = '' } = {}) {
  const p = palette(typeof pal === 'string' ? pal : pal.name);
  const tone = TEAS[tea] ?? TEAS.raw;
  const s = new Sheet(750, 750, `${tea}:${seed}`, 'base');
  s.path(
    'M0 0H750V750H0Z',
    s.lin([
      [0, lighten(p.table, 0.1)],
      [1, darken(p.table, 0.12)],
    ]),
  );
  s.grain(
    'M0 0H750V750H0Z',
    [0, 0, 750, 750],
    [
      [0, 0.2],
      [1, 1],
    ],
    darken(p.table, 0.4),
    { opacity: 0.3 },
  );
  s.shadow(392, 420, 300, 296, '#2a2118', 0.4);
  s.path(
    circlePath(375, 375, 282),
    s.lin(
      [
        [0, '#fdfbf4'],
        [1, '#d8d0bf'],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.path(
    circlePath(375, 375, 254),
    s.lin(
      [
        [0, '#cfc6b2'],
        [1, '#f4efe2'],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.path(
    circlePath(375, 375, 244),
    s.rad([
      [0, mix(tone.base, '#c9a65c', 0.5)],
      [0.75, mix(tone.base, '#e6d7a8', 0.72)],
      [1, '#eee6d2'],
    ]),
    'opacity=".85"',
  );
  s.open(`clip-path="${s.clip(circlePath(375, 375, 240))}"`);
  // opened leaves are larger and paler than the dry ones
  for (let layer = 0; layer < 3; layer += 1)
    for (let i = 0; i < 26; i += 1) {
      const a = s.rand.range(0, Math.PI * 2);
      const reach = Math.sqrt(s.rand.next()) * (210 - layer * 40);
      const [x, y] = [375 + Math.cos(a) * reach, 375 + Math.sin(a) * reach];
      const len = s.rand.range(90, 160);
      const width = len * s.rand.range(0.3, 0.42);
      const turn = Math.round(s.rand.range(0, 360));
      const fill = mix(s.rand.pick(tone.tones), layer === 2 ? '#8e8f54' : '#6a6236', s.rand.range(0.15, 0.5));
      const bend = s.rand.range(-18, 18);
      s.open(`transform="translate(${pt(x, y)}) rotate(${turn})"`);
      s.path(leafPath(len, width * 1.04, bend), darken(fill, 0.42), 'transform="translate(3 5)" opacity=".35"');
      s.path(
        leafPath(len, width, bend),
        s.lin([
          [0, lighten(fill, 0.24)],
          [1, darken(fill, 0.18)],
        ]),
      );
      s.line(
        `M4 0Q${n1(len * 0.5)} ${n1(bend * 0.3)} ${n1(len * 0.94)} ${n1(bend)}`,
        darken(fill, 0.36),
        2.2,
        'opacity=".7"',
      );
      let veins = '';
      for (let k = 1; k < 6; k += 1)
        veins += `M${n1((len * k) / 6)} ${n1((bend * k) / 18)}l${n1(len * 0.1)} ${n1(-width * 0.26)}M${n1((len * k) / 6)} ${n1((bend * k) / 18)}l${n1(len * 0.1)} ${n1(width * 0.26)}`;
      s.line(veins, lighten(fill, 0.3), 1.2, 'opacity=".5"');
      s.close();
    }
  s.close();
  s.path(brush([180, 250], [230, 170], [330, 128], 2, 12, 2), '#ffffff', 'opacity=".7"');
  return s.toString(title);
}
