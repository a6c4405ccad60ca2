// Places: the shop front and the tea room.
import {
  Sheet,
  circlePath,
  clamp,
  darken,
  glyph,
  horizontal,
  lerp,
  lighten,
  mix,
  n1,
  poly,
  pt,
  roundRect,
  seal,
  vertical,
} from '../base/lib.mjs';
import { bamboo, blossom, branch, pine, tufts } from '../base/flora.mjs';
import { mountain, ridge } from '../base/land.mjs';
import { drawTin, pickPalette } from '../goods/packs.mjs';
import { GLAZES, drawCup, drawGaiwan, drawTeapot } from '../goods/vessels.mjs';

/* ---------- shop front ---------- */

/** Tiled eave seen from the front, slightly lifted at both ends. */
function eave(s, cx, y, half, rise, colour) {
  const lift = rise * 0.34;
  const top = y - rise;
  const outline = `M${pt(cx - half, y - lift)}Q${pt(cx - half * 0.62, y)} ${pt(cx, y)}Q${pt(cx + half * 0.62, y)} ${pt(cx + half, y - lift)}L${pt(cx + half * 0.86, top)}Q${pt(cx, top + lift * 0.5)} ${pt(cx - half * 0.86, top)}Z`;
  s.path(
    outline,
    s.lin([
      [0, lighten(colour, 0.12)],
      [1, darken(colour, 0.2)],
    ]),
  );
  s.open(`clip-path="${s.clip(outline)}"`);
  let ribs = '';
  const n = Math.round(half / 9);
  for (let i = -n; i <= n; i += 1) {
    const t = i / n;
    ribs += `M${pt(cx + t * half * 0.86, top - 4)}L${pt(cx + t * half, y + 6)}`;
  }
  s.line(ribs, darken(colour, 0.45), 2.6, 'opacity=".7"');
  s.line(
    ribs.replace(/M([-\d.]+)/g, (_, v) => `M${n1(Number(v) + 2.6)}`),
    lighten(colour, 0.3),
    1,
    'opacity=".4"',
  );
  s.close();
  let drips = '';
  for (let i = -n; i <= n; i += 1) {
    const t = i / n;
    const px = cx + t * half;
    const py = y - lift * t * t * (Math.abs(t) > 0.6 ? 1 : 0.55);
    drips += `M${pt(px - 4, py - 2)}a4 4.4 0 0 0 8 0Z`;
  }
  s.path(drips, darken(colour, 0.3));
  s.path(roundRect(cx - half * 0.88, top - 9, half * 1.76, 12, 4), darken(colour, 0.26));
}

function lattice(s, x, y, w, h, frame, glow, rows = 4, cols = 3, shelf = null) {
  s.path(
    roundRect(x, y, w, h, 2),
    s.lin([
      [0, glow],
      [1, mix(glow, '#e9a95b', 0.5)],
    ]),
  );
  if (shelf) shelf(x, y, w, h);
  let d = '';
  for (let i = 1; i < cols; i += 1) d += `M${pt(x + (w * i) / cols, y)}v${n1(h)}`;
  for (let j = 1; j < rows; j += 1) d += `M${pt(x, y + (h * j) / rows)}h${n1(w)}`;
  s.line(d, frame, 4);
  s.line(roundRect(x, y, w, h, 2), frame, 8);
}

function lantern(s, x, y, size, colour) {
  s.line(`M${pt(x, y - size * 1.5)}V${n1(y - size * 0.62)}`, '#2a2118', 1.8);
  s.add(
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size * 2)}" fill="${s.rad([
      [0, '#ffd68a', 0.5],
      [1, '#ffd68a', 0],
    ])}"/>`,
  );
  s.add(
    `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(size * 0.62)}" ry="${n1(size * 0.66)}" fill="${s.rad(
      [
        [0, '#fff1c9'],
        [0.6, mix(colour, '#ffd68a', 0.6)],
        [1, colour],
      ],
      [0.45, 0.5, 0.6],
    )}"/>`,
  );
  s.line(
    `M${pt(x - size * 0.32, y - size * 0.56)}Q${pt(x - size * 0.5, y)} ${pt(x - size * 0.32, y + size * 0.56)}M${pt(x, y - size * 0.64)}V${n1(y + size * 0.64)}M${pt(x + size * 0.32, y - size * 0.56)}Q${pt(x + size * 0.5, y)} ${pt(x + size * 0.32, y + size * 0.56)}`,
    darken(colour, 0.2),
    1.2,
    'opacity=".5"',
  );
  s.path(
    roundRect(x - size * 0.26, y - size * 0.74, size * 0.52, size * 0.13, 2) +
      roundRect(x - size * 0.26, y + size * 0.62, size * 0.52, size * 0.13, 2),
    '#2a2118',
  );
  s.line(`M${pt(x, y + size * 0.74)}v${n1(size * 0.44)}`, colour, 3);
}

function planter(s, x, y, size, p, kind) {
  s.shadow(x + 6, y, size * 0.56, size * 0.1);
  if (kind === 'bamboo') bamboo(s, x - size * 0.1, y - size * 0.36, size * 1.7, mix(p.leafDark, p.leaf, 0.4));
  else {
    const kinds = tufts(s, 3);
    for (let i = 0; i < 46; i += 1) {
      const a = s.rand.range(0, 6.3);
      const q = Math.sqrt(s.rand.next()) * size * 0.46;
      const tone = mix(
        p.leafDark,
        lighten(p.leaf, 0.16),
        clamp(0.6 - Math.sin(a) * 0.5 + s.rand.range(-0.2, 0.2), 0, 1),
      );
      s.use(
        kinds[i % 3],
        x + Math.cos(a) * q,
        y - size * 0.68 + Math.sin(a) * q * 0.8,
        size / 120,
        s.rand.range(-60, 60),
        tone,
      );
    }
  }
  const pot = mix(p.clay, '#5c5148', 0.5);
  s.path(
    `M${pt(x - size * 0.3, y - size * 0.4)}L${pt(x - size * 0.22, y)}H${n1(x + size * 0.22)}L${pt(x + size * 0.3, y - size * 0.4)}Z`,
    s.lin(
      [
        [0, lighten(pot, 0.2)],
        [1, darken(pot, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.path(roundRect(x - size * 0.33, y - size * 0.46, size * 0.66, size * 0.1, 2), darken(pot, 0.1));
}

function noren(s, x, y, w, h, colour, paper) {
  const parts = 3;
  for (let i = 0; i < parts; i += 1) {
    const px = x + (w / parts) * i + 1.5;
    const pw = w / parts - 3;
    const sway = s.rand.range(-4, 4);
    const d = `M${pt(px, y)}h${n1(pw)}Q${pt(px + pw + sway * 0.4, y + h * 0.6)} ${pt(px + pw + sway, y + h)}Q${pt(px + pw / 2 + sway, y + h + 3)} ${pt(px + sway, y + h)}Q${pt(px + sway * 0.4, y + h * 0.6)} ${pt(px, y)}Z`;
    s.path(
      d,
      s.lin(
        [
          [0, darken(colour, 0.12)],
          [0.3, lighten(colour, 0.1)],
          [1, darken(colour, 0.1)],
        ],
        [0, 0, 1, 0],
      ),
    );
  }
  const cx = x + w / 2;
  s.add(
    `<circle cx="${n1(cx)}" cy="${n1(y + h * 0.5)}" r="${n1(h * 0.25)}" fill="none" stroke="${paper}" stroke-width="2.4"/>`,
  );
  glyph(s, '茶', cx, y + h * 0.5, h * 0.3, paper);
  s.line(`M${pt(x - 8, y)}H${n1(x + w + 8)}`, '#4a3524', 6);
}

/** What stands beside and behind the house, by city. Each fills the frame down to the street. */
const SCENES = {
  /** A lake with a causeway bridge and a pagoda on the far shore. */
  lake(s, p, { w, h, ground, sky }) {
    const tone = (t) => mix(sky[1], mix(p.main, p.leafDark, 0.5), t);
    [0.3, 0.5].forEach((t, i) =>
      mountain(
        s,
        ridge(s.rand, -20, w + 20, h * (0.52 + i * 0.04), h * (0.22 - i * 0.08), { peaks: 3 }),
        h * 0.68,
        tone(t),
        { strength: 0.8, texture: 0.1 },
      ),
    );
    const px = w * 0.17;
    for (let i = 0; i < 5; i += 1)
      s.path(
        `M${pt(px - 34 + i * 4, h * (0.5 - i * 0.052))}Q${pt(px, h * (0.478 - i * 0.052))} ${pt(px + 34 - i * 4, h * (0.5 - i * 0.052))}L${pt(px + 22 - i * 3, h * (0.466 - i * 0.052))}H${n1(px - 22 + i * 3)}ZM${pt(px - 18 + i * 2, h * (0.5 - i * 0.052))}h${36 - i * 4}v${n1(h * 0.03)}h${-36 + i * 4}Z`,
        tone(0.86),
      );
    s.path(
      `M0 ${n1(h * 0.56)}H${w}V${n1(ground)}H0Z`,
      s.lin([
        [0, lighten(sky[1], 0.3)],
        [1, mix(sky[1], p.main, 0.3)],
      ]),
    );
    const stone = mix('#c9c2b2', sky[1], 0.3);
    s.path(
      `M-10 ${n1(h * 0.66)}Q${pt(w * 0.18, h * 0.5)} ${pt(w * 0.4, h * 0.66)}V${n1(h * 0.69)}H${n1(w * 0.27)}A${n1(w * 0.085)} ${n1(h * 0.095)} 0 0 0 ${pt(w * 0.1, h * 0.69)}H-10Z`,
      s.lin([
        [0, lighten(stone, 0.2)],
        [1, darken(stone, 0.16)],
      ]),
    );
    let wave = '';
    for (let i = 0; i < 30; i += 1)
      wave += `M${pt(s.rand.range(0, w), s.rand.range(h * 0.6, ground - 10))}h${n1(s.rand.range(20, 70))}`;
    s.line(wave, mix(p.main, sky[1], 0.3), 1.4, 'opacity=".5"');
  },
  /** White gable walls of a lane, plane-tree tops above. */
  alley(s, p, { w, h, ground, sky }) {
    [
      [0, 0.26, 0.4],
      [0.2, 0.2, 0.52],
      [0.84, 0.2, 0.44],
    ].forEach(([x, ww, top], i) => {
      const wall = mix('#f1ece0', sky[1], 0.1 + i * 0.08);
      const x0 = w * x;
      const x1 = w * (x + ww);
      const y = h * top;
      s.path(
        `M${pt(x0, ground)}V${n1(y + h * 0.1)}h${n1((x1 - x0) * 0.2)}v${n1(-h * 0.05)}h${n1((x1 - x0) * 0.18)}v${n1(-h * 0.05)}h${n1((x1 - x0) * 0.24)}v${n1(h * 0.05)}h${n1((x1 - x0) * 0.18)}v${n1(h * 0.05)}H${n1(x1)}V${n1(ground)}Z`,
        s.lin([
          [0, wall],
          [1, darken(wall, 0.16)],
        ]),
        `stroke="#4b4a46" stroke-width="9" stroke-linejoin="round"`,
      );
      s.path(roundRect(x0 + (x1 - x0) * 0.36, y + h * 0.14, (x1 - x0) * 0.22, h * 0.09, 1), '#4a4640', 'opacity=".8"');
    });
  },
  /** Stone arches of the embankment with a clock tower. */
  bund(s, p, { w, h, ground, sky }) {
    const stone = mix('#b9ae9b', sky[1], 0.3);
    const block = (x0, x1, top, n) => {
      s.path(
        `M${pt(w * x0, h * top)}H${n1(w * x1)}V${n1(ground)}H${n1(w * x0)}Z`,
        s.lin([
          [0, lighten(stone, 0.16)],
          [1, darken(stone, 0.18)],
        ]),
      );
      s.line(
        `M${pt(w * x0, h * top + 12)}H${n1(w * x1)}M${pt(w * x0, h * (top + 0.17))}H${n1(w * x1)}`,
        darken(stone, 0.34),
        4,
        'opacity=".6"',
      );
      const bay = (w * (x1 - x0)) / n;
      for (let i = 0; i < n; i += 1) {
        const x = w * x0 + bay * (i + 0.24);
        const bw = bay * 0.52;
        s.path(roundRect(x, h * top + 28, bw, h * 0.1, 2), '#6b6558', 'opacity=".75"');
        s.path(
          `M${pt(x, ground)}V${n1(h * (top + 0.28))}A${n1(bw / 2)} ${n1(bw / 2)} 0 0 1 ${pt(x + bw, h * (top + 0.28))}V${n1(ground)}Z`,
          '#7a715f',
          'opacity=".8"',
        );
      }
    };
    s.path(
      `M${pt(w * 0.055, h * 0.36)}V${n1(h * 0.16)}h${n1(w * 0.012)}L${pt(w * 0.09, h * 0.06)}L${pt(w * 0.113, h * 0.16)}h${n1(w * 0.012)}V${n1(h * 0.36)}Z`,
      s.lin(
        [
          [0, lighten(stone, 0.2)],
          [1, darken(stone, 0.1)],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.add(
      `<circle cx="${n1(w * 0.09)}" cy="${n1(h * 0.22)}" r="${n1(w * 0.019)}" fill="#f3ecd8" stroke="#5b5345" stroke-width="3"/>`,
    );
    s.line(`M${pt(w * 0.09, h * 0.22)}v-18M${pt(w * 0.09, h * 0.22)}h12`, '#5b5345', 2.4);
    block(0, 0.4, 0.34, 5);
    block(0.82, 1.02, 0.42, 3);
  },
  /** A river house with lifted eaves and lanterns over the water. */
  river(s, p, { w, h, ground, sky, k }) {
    mountain(s, ridge(s.rand, -20, w + 20, h * 0.5, h * 0.16, { peaks: 2 }), h * 0.7, mix(sky[1], p.main, 0.4), {
      strength: 0.7,
      texture: 0.1,
    });
    s.path(
      `M0 ${n1(h * 0.66)}H${w}V${n1(ground)}H0Z`,
      s.lin([
        [0, mix(sky[2], '#4d5a5c', 0.3)],
        [1, mix('#3d4b50', p.main, 0.3)],
      ]),
    );
    const x = w * 0.17;
    const wood = mix(p.wood, '#5c3d2a', 0.5);
    s.path(
      roundRect(x - 190 * k, h * 0.44, 380 * k, h * 0.22, 1),
      s.lin([
        [0, lighten(wood, 0.1)],
        [1, darken(wood, 0.3)],
      ]),
    );
    for (let i = 0; i < 5; i += 1)
      lattice(s, x - 176 * k + i * 72 * k, h * 0.48, 60 * k, h * 0.13, darken(wood, 0.4), '#ffe2a6', 3, 2);
    eave(s, x, h * 0.45, 250 * k, 84 * k, '#4a4b4a');
    s.line(
      `M${pt(x - 150 * k, h * 0.66)}v${n1(h * 0.1)}M${pt(x, h * 0.66)}v${n1(h * 0.1)}M${pt(x + 150 * k, h * 0.66)}v${n1(h * 0.1)}`,
      darken(wood, 0.4),
      9,
    );
    [-1, 0, 1].forEach((i) => lantern(s, x + i * 130 * k, h * 0.48, 26 * k, p.seal));
    let glints = '';
    for (let i = 0; i < 26; i += 1)
      glints += `M${pt(x + s.rand.range(-220, 220) * k, s.rand.range(h * 0.7, ground - 8))}h${n1(s.rand.range(14, 46))}`;
    s.line(glints, '#f4cf8a', 2, 'opacity=".55"');
  },
  /** A grey-brick court with a ginkgo. */
  court(s, p, { w, h, ground, sky, k }) {
    const brick = mix('#8f8b84', sky[1], 0.2);
    s.path(
      `M0 ${n1(h * 0.46)}H${w}V${n1(ground)}H0Z`,
      s.lin([
        [0, lighten(brick, 0.16)],
        [1, darken(brick, 0.2)],
      ]),
    );
    let rows = '';
    for (let y = h * 0.46; y < ground; y += 18) rows += `M0 ${n1(y)}H${w}`;
    s.line(rows, darken(brick, 0.4), 1, 'opacity=".35"');
    s.path(`M-4 ${n1(h * 0.43)}H${w}v${n1(h * 0.035)}H-4Z`, '#4a4945');
    const moon = circlePath(w * 0.13, h * 0.67, 96 * k);
    s.path(
      moon,
      s.lin([
        [0, '#e9e2cf'],
        [1, '#c9c6a8'],
      ]),
    );
    s.line(moon, '#55524b', 13);
    s.path(
      `M${pt(w * 0.27, ground)}C${pt(w * 0.276, h * 0.6)} ${pt(w * 0.262, h * 0.4)} ${pt(w * 0.275, h * 0.22)}L${pt(w * 0.283, h * 0.22)}C${pt(w * 0.28, h * 0.44)} ${pt(w * 0.296, h * 0.6)} ${pt(w * 0.297, ground)}Z`,
      '#6a5846',
    );
    const kinds = tufts(s, 4);
    for (let i = 0; i < 190; i += 1) {
      const a = s.rand.range(0, 6.3);
      const q = Math.sqrt(s.rand.next());
      s.use(
        kinds[i % 4],
        w * 0.278 + Math.cos(a) * q * 210 * k,
        h * 0.25 + Math.sin(a) * q * 150 * k,
        1.5 * k,
        s.rand.range(-80, 80),
        mix('#d9a531', s.rand.chance(0.4) ? '#f0cf63' : '#a9842c', s.rand.next()),
      );
    }
  },
  /** Sea, an island hill and palms. */
  island(s, p, { w, h, ground, sky, k }) {
    s.path(
      `M0 ${n1(h * 0.52)}H${w}V${n1(ground)}H0Z`,
      s.lin([
        [0, mix('#8fb6b8', sky[1], 0.4)],
        [1, mix('#5e9094', p.main, 0.2)],
      ]),
    );
    mountain(s, ridge(s.rand, -20, w * 0.46, h * 0.55, h * 0.2, { peaks: 2 }), h * 0.56, mix('#6f8f7f', sky[1], 0.3), {
      strength: 0.95,
      fade: 0.8,
      texture: 0.2,
    });
    const villa = '#e9dcc4';
    s.path(
      roundRect(w * 0.06, h * 0.4, 150 * k, h * 0.16, 2),
      s.lin([
        [0, villa],
        [1, darken(villa, 0.2)],
      ]),
    );
    s.path(
      `M${pt(w * 0.05, h * 0.4)}L${pt(w * 0.06 + 75 * k, h * 0.31)}L${pt(w * 0.07 + 150 * k, h * 0.4)}Z`,
      '#a8503a',
    );
    for (let i = 0; i < 3; i += 1)
      s.path(
        `M${pt(w * 0.06 + (16 + i * 46) * k, h * 0.55)}v${n1(-h * 0.07)}a${n1(13 * k)} ${n1(13 * k)} 0 0 1 ${n1(26 * k)} 0v${n1(h * 0.07)}Z`,
        '#7c6a52',
      );
    s.path(
      `M0 ${n1(h * 0.7)}Q${pt(w * 0.2, h * 0.66)} ${pt(w, h * 0.72)}V${n1(ground)}H0Z`,
      s.lin([
        [0, '#e3d2ab'],
        [1, '#c7b184'],
      ]),
    );
    let wave = '';
    for (let i = 0; i < 26; i += 1) wave += `M${pt(s.rand.range(0, w), s.rand.range(h * 0.56, h * 0.68))}q14 -5 28 0`;
    s.line(wave, '#ffffff', 2, 'opacity=".5"');
    [
      [0.28, 0.3, 1],
      [0.94, 0.26, -1],
    ].forEach(([x, top, flip]) => {
      s.path(
        `M${pt(w * x - 9, ground)}Q${pt(w * x + flip * 26, h * 0.6)} ${pt(w * x + flip * 16, h * top)}L${pt(w * x + flip * 16 + 9, h * top)}Q${pt(w * x + flip * 26 + 12, h * 0.6)} ${pt(w * x + 10, ground)}Z`,
        '#8a735a',
      );
      for (let i = 0; i < 11; i += 1) {
        const a = -Math.PI * (0.04 + (i / 10) * 0.92) + 0.08;
        const len = s.rand.range(120, 160) * k;
        const cx = w * x + flip * 16;
        const cy = h * top;
        s.path(
          `M${pt(cx, cy)}Q${pt(cx + Math.cos(a) * len * 0.6, cy + Math.sin(a) * len * 0.7 - 20)} ${pt(cx + Math.cos(a) * len, cy + Math.sin(a) * len * 0.4 + 44 * k)}Q${pt(cx + Math.cos(a) * len * 0.5, cy + Math.sin(a) * len * 0.5 + 8)} ${pt(cx, cy)}Z`,
          i % 2 ? '#4f7a5c' : '#3f664d',
        );
      }
    });
  },
};

export function storefront(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'store');
  const p = pickPalette(pal);
  const r = s.rand;
  const k = h / 750;
  const wide = w / h > 1.5;
  const cx = wide ? w * 0.6 : w / 2;
  const ground = h * 0.86;
  const style = o.style ?? r.pick(['timber', 'white', 'brick']);
  const upper = o.upper ?? r.chance(0.5);
  const dusk = o.dusk ?? r.chance(0.34);
  const sky = dusk
    ? [mix('#33404a', p.wall, 0.14), mix('#a77a63', p.wall, 0.24), mix('#e3b48a', p.wall, 0.3)]
    : [mix(p.wall, p.wallDeep, 0.7), lighten(p.wall, 0.34), lighten(p.disc, 0.3)];
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.lin([
      [0, sky[0]],
      [0.5, sky[1]],
      [0.9, sky[2]],
    ]),
  );
  if (o.scene) SCENES[o.scene](s, p, { w, h, ground, sky, k });
  else {
    for (let i = 0; i < 2; i += 1) {
      const base = h * (0.5 + i * 0.1);
      mountain(
        s,
        ridge(r, -20, w + 20, base, h * 0.26, { peaks: 3 }),
        base + h * 0.3,
        mix(sky[1], mix(p.main, p.leafDark, 0.5), 0.3 + i * 0.2),
        { strength: 0.7, texture: 0.14 },
      );
    }
    // neighbours
    const side = mix(style === 'white' ? '#efe9dc' : p.wood, sky[1], 0.5);
    s.path(
      `M0 ${n1(h * 0.5)}H${w}V${n1(ground)}H0Z`,
      s.lin([
        [0, side],
        [1, darken(side, 0.2)],
      ]),
    );
    for (let i = 0; i < w; i += 14) s.line(`M${i} ${n1(h * 0.5 - 12)}v14`, darken(side, 0.5), 5, 'opacity=".5"');
    s.path(`M-4 ${n1(h * 0.5 - 14)}H${w}v8H-4Z`, darken(side, 0.56), 'opacity=".7"');
  }
  if (wide) {
    planter(s, w * 0.14, ground, 150 * k, p, 'bamboo');
    planter(s, w * 0.28, ground, 110 * k, p, 'bush');
    planter(s, w * 0.93, ground, 150 * k, p, 'bamboo');
  }
  // body
  const half = 262 * k;
  const top = 262 * k;
  const wallTone = style === 'timber' ? mix(p.wood, '#6b4a33', 0.6) : style === 'white' ? '#f2ecdf' : '#8d8a83';
  s.path(
    roundRect(cx - half, top, half * 2, ground - top, 1),
    s.lin([
      [0, darken(wallTone, 0.26)],
      [0.2, wallTone],
      [1, darken(wallTone, 0.1)],
    ]),
  );
  if (style === 'brick') {
    let d = '';
    for (let j = 0; top + j * 15 * k < ground; j += 1) {
      d += `M${pt(cx - half, top + j * 15 * k)}h${n1(half * 2)}`;
      for (let x = (j % 2) * 17 * k; x < half * 2; x += 34 * k)
        d += `M${pt(cx - half + x, top + j * 15 * k)}v${n1(15 * k)}`;
    }
    s.line(d, lighten(wallTone, 0.3), 1, 'opacity=".4"');
  }
  if (style === 'timber') {
    let d = '';
    for (let x = 0; x < half * 2; x += 13 * k) d += `M${pt(cx - half + x, top)}V${n1(ground)}`;
    s.line(d, darken(wallTone, 0.5), 1.4, 'opacity=".35"');
  }
  const frame = style === 'timber' ? darken(wallTone, 0.46) : darken(mix(p.wood, '#5a3d2a', 0.7), 0.3);
  const glow = dusk ? '#ffe3a6' : '#f6e7c3';
  const tone = ['#5e8c84', '#8c3527', '#44535a', '#b3863c', '#6e4630', '#39604f'];
  const shelf = (x, y, ww, hh) => {
    for (let j = 0; j < 3; j += 1) {
      const sy = y + hh * (0.3 + j * 0.3);
      for (let i = 0; i < 4; i += 1) {
        if (r.chance(0.16)) continue;
        s.place(x + ww * (0.15 + i * 0.235), sy, 0.155 * k, () =>
          drawTin(s, p, {
            colour: r.pick(tone),
            kind: 'none',
            height: r.range(200, 290),
            radius: r.range(72, 100),
            label: r.chance(0.6),
            text: '茶',
          }),
        );
      }
      s.path(`M${pt(x, sy)}h${n1(ww)}v${n1(4 * k)}h${n1(-ww)}Z`, frame, 'opacity=".7"');
    }
  };
  const sign = 400 * k;
  lattice(s, cx - half + 24 * k, sign, 150 * k, 190 * k, frame, glow, 3, 3, shelf);
  lattice(s, cx + half - 174 * k, sign, 150 * k, 190 * k, frame, glow, 3, 3, shelf);
  [-1, 1].forEach((d) => {
    const x = d < 0 ? cx - half + 24 * k : cx + half - 174 * k;
    s.path(roundRect(x, sign + 196 * k, 150 * k, 44 * k, 1), mix(frame, wallTone, 0.3));
    s.line(roundRect(x + 8 * k, sign + 204 * k, 134 * k, 28 * k, 1), lighten(frame, 0.2), 1.4, 'opacity=".6"');
  });
  // doorway
  const dw = 158 * k;
  s.path(
    `M${pt(cx - dw / 2, 394 * k)}h${n1(dw)}V${n1(ground)}h${n1(-dw)}Z`,
    s.lin([
      [0, glow],
      [0.7, mix(glow, '#c98d4a', 0.6)],
      [1, '#7c5733'],
    ]),
  );
  s.open(`clip-path="${s.clip(`M${pt(cx - dw / 2, 394 * k)}h${n1(dw)}V${n1(ground)}h${n1(-dw)}Z`)}"`);
  s.path(
    roundRect(cx - 52 * k, ground - 94 * k, 104 * k, 12 * k, 1) +
      `M${pt(cx - 44 * k, ground - 84 * k)}h10v${n1(84 * k)}h-10ZM${pt(cx + 34 * k, ground - 84 * k)}h10v${n1(84 * k)}h-10Z`,
    '#6b4526',
  );
  s.place(cx, ground - 94 * k, 0.17 * k, () => drawTeapot(s, p, { form: 0 }));
  s.close();
  s.line(`M${pt(cx - dw / 2, ground)}V${n1(394 * k)}h${n1(dw)}V${n1(ground)}`, frame, 10 * k);
  noren(
    s,
    cx - dw / 2 + 4,
    402 * k,
    dw - 8,
    112 * k,
    o.cloth ?? r.pick(['#3f6a5c', '#44535a', '#8c3527', '#7b6840']),
    '#f5efdf',
  );
  [-half + 8 * k, -dw / 2 - 8 * k, dw / 2 + 8 * k, half - 8 * k].forEach((x) =>
    s.path(
      `M${pt(cx + x - 8 * k, top)}h${n1(16 * k)}V${n1(ground)}h${n1(-16 * k)}Z`,
      s.lin(
        [
          [0, lighten(frame, 0.2)],
          [1, darken(frame, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    ),
  );
  // signboard
  const bw = 220 * k;
  s.path(
    roundRect(cx - bw / 2, 306 * k, bw, 72 * k, 2),
    s.lin([
      [0, '#2d251d'],
      [1, '#1c1712'],
    ]),
  );
  s.line(roundRect(cx - bw / 2 + 5 * k, 311 * k, bw - 10 * k, 62 * k, 1), '#c9a45c', 1.6, 'opacity=".85"');
  horizontal(s, '叶间', cx, 342 * k, 50 * k, '#e6c783', 1.5);
  // roof, with a lattice storey above on taller houses
  const tile = style === 'white' ? '#4b4f50' : '#565a57';
  if (upper) {
    const uh = half * 0.76;
    s.path(
      roundRect(cx - uh, 118 * k, uh * 2, 120 * k, 1),
      s.lin([
        [0, darken(wallTone, 0.3)],
        [0.3, wallTone],
        [1, darken(wallTone, 0.14)],
      ]),
    );
    const bay = (uh * 2 - 24 * k) / 4;
    for (let i = 0; i < 4; i += 1)
      lattice(s, cx - uh + 12 * k + i * bay, 138 * k, bay - 10 * k, 74 * k, frame, glow, 3, 3);
    eave(s, cx, 128 * k, uh + 54 * k, 84 * k, tile);
  }
  eave(s, cx, 300 * k, half + 66 * k, (upper ? 76 : 112) * k, tile);
  [-1, 1].forEach((d) => lantern(s, cx + d * (half - 34 * k), 346 * k, 38 * k, p.seal));
  // steps and street
  s.path(
    `M0 ${n1(ground)}H${w}V${h}H0Z`,
    s.lin([
      [0, mix('#b7b0a2', sky[2], 0.3)],
      [1, mix('#8f897d', sky[2], 0.2)],
    ]),
  );
  s.path(
    poly([
      [cx - half - 6 * k, ground - 12 * k],
      [cx + half + 6 * k, ground - 12 * k],
      [cx + half + 30 * k, ground + 12 * k],
      [cx - half - 30 * k, ground + 12 * k],
    ]),
    s.lin([
      [0, '#cfc8ba'],
      [1, '#a39c8e'],
    ]),
  );
  s.path(
    `M${pt(cx - half - 30 * k, ground + 12 * k)}h${n1(half * 2 + 60 * k)}v${n1(10 * k)}h${n1(-half * 2 - 60 * k)}Z`,
    '#857f73',
  );
  let joints = '';
  for (let i = -9; i < 10; i += 1) joints += `M${pt(cx + i * 62 * k, ground + 22 * k)}L${pt(cx + i * 108 * k, h)}`;
  s.line(`${joints}M0 ${n1(ground + 44 * k)}H${w}M0 ${n1(ground + 76 * k)}H${w}`, '#6f6a60', 1.3, 'opacity=".35"');
  planter(s, cx - half + 4 * k, ground + 20 * k, 104 * k, p, r.pick(['bush', 'bamboo']));
  planter(s, cx + half - 2 * k, ground + 20 * k, 104 * k, p, 'bush');
  // standing sign
  const sx = cx + (r.chance(0.5) ? 1 : -1) * 128 * k;
  s.shadow(sx + 8, ground + 26 * k, 36 * k, 7 * k);
  s.path(
    poly([
      [sx - 24 * k, ground + 24 * k],
      [sx - 20 * k, ground - 70 * k],
      [sx + 20 * k, ground - 70 * k],
      [sx + 24 * k, ground + 24 * k],
    ]),
    '#2b241c',
  );
  s.path(
    poly([
      [sx - 18 * k, ground + 10 * k],
      [sx - 15 * k, ground - 64 * k],
      [sx + 15 * k, ground - 64 * k],
      [sx + 18 * k, ground + 10 * k],
    ]),
    '#f1e8d2',
  );
  vertical(s, '吃茶去', sx, ground - 50 * k, 17 * k, '#2b241c', 1.25);
  s.path(`M0 0h${w}v${h}H0Z`, s.grainTile('#2b2118', 1.1, 150, 260), 'opacity=".17"');
  return s.toString(o.title ?? '');
}

/* ---------- tea room ---------- */

function view(s, p, cx, cy, R, shape) {
  const r = s.rand;
  const d = shape === 'moon' ? circlePath(cx, cy, R) : roundRect(cx - R * 1.5, cy - R * 0.82, R * 3, R * 1.64, 3);
  const box =
    shape === 'moon' ? [cx - R, cx + R, cy - R, cy + R] : [cx - R * 1.5, cx + R * 1.5, cy - R * 0.82, cy + R * 0.82];
  s.path(
    d,
    s.lin([
      [0, mix('#c6d6d0', p.disc, 0.3)],
      [1, lighten(p.disc, 0.5)],
    ]),
  );
  s.open(`clip-path="${s.clip(d)}"`);
  s.add(
    `<circle cx="${n1(lerp(box[0], box[1], 0.66))}" cy="${n1(lerp(box[2], box[3], 0.3))}" r="${n1(R * 0.13)}" fill="${mix(p.seal, p.disc, 0.4)}"/>`,
  );
  for (let i = 0; i < 3; i += 1) {
    const base = lerp(box[2], box[3], 0.56 + i * 0.17);
    mountain(
      s,
      ridge(r, box[0] - 10, box[1] + 10, base, R * 0.55, { peaks: 2, steps: 30 }),
      base + R * 0.5,
      mix('#aebfb8', mix(p.leafDark, '#3c4a48', 0.4), 0.3 + i * 0.28),
      { strength: 0.85, texture: 0.1 },
    );
  }
  const near = mix(p.leafDark, '#2e3a36', 0.4);
  const left = shape === 'moon' ? cx - R * 0.62 : box[0] + R * 0.3;
  const what = r.pick(['pine', 'bamboo', 'plum', 'leaves']);
  if (what === 'pine') pine(s, left, box[3] + 10, R * 1.15, near, 1);
  else if (what === 'bamboo') bamboo(s, left + R * 0.1, box[3] + 10, R * 1.7, near, 0.9);
  else if (what === 'plum')
    blossom(
      s,
      [box[0] - 6, cy + R * 0.34],
      [left + R * 0.3, cy + R * 0.24],
      [cx + R * 0.3, cy - R * 0.42],
      { ...p, wood: '#5c4636' },
      mix(p.seal, '#f5ddd2', 0.35),
      { count: 16, size: R * 0.062 },
    );
  else
    branch(s, [box[1] + 10, box[2] + R * 0.1], [cx + R * 0.4, box[2] + R * 0.06], [cx - R * 0.3, cy - R * 0.1], p, {
      leaves: 12,
      size: R * 0.3,
      thickness: R * 0.035,
    });
  s.close();
  return d;
}

export function tearoom(pal, seed, { w = 750, h = 750, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'room');
  const p = pickPalette(pal);
  const r = s.rand;
  const k = h / 750;
  const wide = w / h > 1.5;
  const cx = wide ? w * 0.62 : w * 0.5;
  const floor = h * 0.72;
  const shape = o.shape ?? r.pick(['moon', 'wide']);
  const low = o.low ?? r.chance(0.5);
  s.path(
    `M0 0h${w}v${n1(floor)}H0Z`,
    s.lin([
      [0, darken(p.wall, 0.1)],
      [0.5, lighten(p.wall, 0.12)],
      [1, p.wall],
    ]),
  );
  // beams and posts
  const beam = darken(mix(p.wood, '#5c4330', 0.6), 0.2);
  s.path(
    `M0 0H${w}V${n1(38 * k)}H0Z`,
    s.lin([
      [0, darken(beam, 0.3)],
      [1, beam],
    ]),
  );
  s.path(`M0 ${n1(56 * k)}H${w}v${n1(9 * k)}H0Z`, beam);
  let rafters = '';
  for (let x = 20 * k; x < w; x += 66 * k) rafters += `M${pt(x, 36 * k)}v${n1(22 * k)}`;
  s.line(rafters, beam, 9 * k);
  const wy = (shape === 'moon' ? 318 : 290) * k;
  const R = (shape === 'moon' ? 186 : 156) * k;
  const d = view(s, p, cx, wy, R, shape);
  s.line(d, beam, 17 * k);
  s.line(d, lighten(beam, 0.3), 2.4, 'opacity=".6"');
  if (shape === 'wide') {
    let bars = '';
    for (let i = 1; i < 4; i += 1) bars += `M${pt(cx - R * 1.5 + (R * 3 * i) / 4, wy - R * 0.82)}v${n1(R * 1.64)}`;
    s.line(bars, beam, 6 * k);
  }
  // scroll or shelf on the left, niche on the right
  const lx = cx - (shape === 'moon' ? 292 : 306) * k;
  if (r.chance(0.6) || wide) {
    s.path(
      roundRect(lx - 42 * k, 150 * k, 84 * k, 276 * k, 1),
      s.lin([
        [0, lighten(p.cloth, 0.3)],
        [1, p.cloth],
      ]),
    );
    s.path(roundRect(lx - 30 * k, 182 * k, 60 * k, 212 * k, 1), '#f7f1e1');
    vertical(s, r.pick(['吃茶去', '知味', '清寂', '和敬', '且坐']), lx, 226 * k, 42 * k, '#2a251f', 1.26);
    seal(s, lx + 12 * k, 374 * k, 13 * k, '茶', p.seal);
    s.path(
      roundRect(lx - 50 * k, 422 * k, 100 * k, 9 * k, 4) + roundRect(lx - 48 * k, 145 * k, 96 * k, 7 * k, 3),
      beam,
    );
  }
  const rx = cx + 296 * k;
  s.path(roundRect(rx - 46 * k, 420 * k, 110 * k, 8 * k, 1), beam);
  s.place(rx - 12 * k, 420 * k, 0.22 * k, () =>
    drawTin(s, p, { colour: '#5e8c84', kind: 'none', height: 300, label: true, text: '春' }),
  );
  s.place(rx + 34 * k, 420 * k, 0.19 * k, () =>
    drawTin(s, p, { colour: '#8c3527', kind: 'none', height: 260, label: true, text: '秋' }),
  );
  // floor
  s.path(
    `M0 ${n1(floor)}H${w}V${h}H0Z`,
    s.lin([
      [0, mix(p.wood, p.table, 0.3)],
      [1, darken(mix(p.wood, p.table, 0.3), 0.2)],
    ]),
  );
  let boards = '';
  for (let i = -14; i < 15; i += 1) boards += `M${pt(cx + i * 56 * k, floor)}L${pt(cx + i * 116 * k, h)}`;
  s.line(boards, darken(p.wood, 0.5), 1.4, 'opacity=".35"');
  s.path(`M0 ${n1(floor - 16 * k)}H${w}v${n1(16 * k)}H0Z`, beam);
  s.path(
    poly([
      [cx - R * 0.8, floor],
      [cx + R * 0.5, floor],
      [cx + R * 0.9, h],
      [cx - R * 1.9, h],
    ]),
    '#fff6df',
    'opacity=".16"',
  );
  // pendant
  const lampY = 176 * k;
  s.line(`M${pt(cx, 40 * k)}V${n1(lampY - 26 * k)}`, '#2b231b', 2);
  s.add(
    `<circle cx="${n1(cx)}" cy="${n1(lampY + 14 * k)}" r="${n1(120 * k)}" fill="${s.rad([
      [0, '#ffe2a0', 0.5],
      [1, '#ffe2a0', 0],
    ])}"/>`,
  );
  s.path(
    `M${pt(cx - 62 * k, lampY + 16 * k)}Q${pt(cx - 50 * k, lampY - 26 * k)} ${pt(cx, lampY - 28 * k)}Q${pt(cx + 50 * k, lampY - 26 * k)} ${pt(cx + 62 * k, lampY + 16 * k)}Z`,
    s.lin(
      [
        [0, '#d9c292'],
        [0.4, '#f4e6c0'],
        [1, '#c4a873'],
      ],
      [0, 0, 1, 0],
    ),
  );
  let weave = '';
  for (let i = -5; i <= 5; i += 1)
    weave += `M${pt(cx + i * 5 * k, lampY - 27 * k)}Q${pt(cx + i * 10 * k, lampY - 14 * k)} ${pt(cx + i * 12 * k, lampY + 16 * k)}`;
  s.line(weave, '#9a7e4c', 1, 'opacity=".6"');
  // table
  const tableY = (low ? 640 : 588) * k;
  const tw = (low ? 236 : 256) * k;
  const top = darken(mix(p.wood, '#7a5334', 0.5), 0.06);
  if (!low) [-1, 1].forEach((q) => chair(s, cx + q * 186 * k, 716 * k, 1.05 * k, beam, p, q));
  s.shadow(cx, h * 0.955, tw * 1.2, 26 * k);
  const legs = low ? 74 : 126;
  s.path(
    `M${pt(cx - tw * 0.9, tableY)}v${n1(legs * k)}h${n1(18 * k)}v${n1(-legs * k)}ZM${pt(cx + tw * 0.9 - 18 * k, tableY)}v${n1(legs * k)}h${n1(18 * k)}v${n1(-legs * k)}Z`,
    darken(top, 0.4),
  );
  s.path(
    poly([
      [cx - tw * 0.86, tableY - 48 * k],
      [cx + tw * 0.86, tableY - 48 * k],
      [cx + tw, tableY],
      [cx - tw, tableY],
    ]),
    s.lin([
      [0, darken(top, 0.05)],
      [1, lighten(top, 0.22)],
    ]),
  );
  s.path(
    `M${pt(cx - tw, tableY)}h${n1(tw * 2)}v${n1(15 * k)}h${n1(-tw * 2)}Z`,
    s.lin([
      [0, top],
      [1, darken(top, 0.35)],
    ]),
  );
  s.path(
    poly([
      [cx - 62 * k, tableY - 48 * k],
      [cx + 62 * k, tableY - 48 * k],
      [cx + 72 * k, tableY],
      [cx - 72 * k, tableY],
    ]),
    lighten(p.cloth, 0.14),
  );
  s.path(`M${pt(cx - 72 * k, tableY)}h${n1(144 * k)}v${n1(40 * k)}h${n1(-144 * k)}Z`, p.cloth);
  const glaze = r.pick([GLAZES.porcelain, GLAZES.celadon, GLAZES.ivory]);
  if (r.chance(0.5)) s.place(cx - 6 * k, tableY - 16 * k, 0.24 * k, () => drawGaiwan(s, p, { glaze }));
  else s.place(cx, tableY - 14 * k, 0.24 * k, () => drawTeapot(s, p, { form: r.int(0, 3) }));
  [-128, -92, 96, 136].forEach((x, i) =>
    s.place(cx + x * k, tableY - (i % 2 ? 10 : 22) * k, 0.17 * k, () =>
      drawCup(s, p, { glaze, saucer: false, vapour: false }),
    ),
  );
  // vase with a twig
  s.open(`transform="translate(${pt(cx + 190 * k, tableY - 22 * k)}) scale(${n1(k * 10) / 10})"`);
  blossom(s, [0, -44], [10, -100], [-30, -168], p, mix(p.seal, '#f5ddd2', 0.4), { count: 8, size: 7 });
  s.path(
    'M-11 -46Q-26 -24 -13 0H13Q26 -24 11 -46Z',
    s.lin(
      [
        [0, lighten('#6d8c80', 0.3)],
        [1, darken('#6d8c80', 0.2)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.close();
  if (low)
    [-1, 1].forEach((q) => {
      const x = cx + q * 190 * k;
      s.shadow(x, 726 * k, 84 * k, 14 * k);
      const c = q > 0 ? p.cloth : mix(p.cloth, p.seal, 0.28);
      s.path(
        `M${pt(x - 74 * k, 706 * k)}v${n1(12 * k)}Q${pt(x, 746 * k)} ${pt(x + 74 * k, 718 * k)}v${n1(-12 * k)}Z`,
        darken(c, 0.2),
      );
      s.add(
        `<ellipse cx="${n1(x)}" cy="${n1(704 * k)}" rx="${n1(74 * k)}" ry="${n1(19 * k)}" fill="${lighten(c, 0.2)}"/>`,
      );
      s.add(
        `<ellipse cx="${n1(x)}" cy="${n1(704 * k)}" rx="${n1(58 * k)}" ry="${n1(13 * k)}" fill="none" stroke="${darken(c, 0.2)}" stroke-width="1.4" opacity=".6"/>`,
      );
    });
  if (wide) {
    s.path(roundRect(w * 0.06, 420 * k, 180 * k, 10 * k, 1), beam);
    s.place(w * 0.09, 420 * k, 0.34 * k, () => drawTeapot(s, p, { form: 1, clay: '#6b5847' }));
    s.place(w * 0.165, 420 * k, 0.26 * k, () => drawTin(s, p, { colour: '#b3863c', kind: 'none', text: '岩茶' }));
    bamboo(s, w * 0.25, floor, 330 * k, darken(p.wallDeep, 0.3), 0.6);
  }
  s.path(`M0 0h${w}v${h}H0Z`, s.grainTile('#2b2118', 1.1, 150, 260), 'opacity=".17"');
  return s.toString(o.title ?? '');
}

function chair(s, x, y, k, wood, p, side) {
  const c = lighten(wood, 0.12);
  s.shadow(x, y, 74 * k, 14 * k);
  s.line(`M${pt(x - 52 * k, y)}V${n1(y - 190 * k)}M${pt(x + 52 * k, y)}V${n1(y - 190 * k)}`, c, 9 * k);
  s.line(`M${pt(x - 56 * k, y - 190 * k)}Q${pt(x, y - 214 * k)} ${pt(x + 56 * k, y - 190 * k)}`, c, 10 * k);
  s.path(roundRect(x - 14 * k, y - 198 * k, 28 * k, 112 * k, 2), lighten(c, 0.1));
  s.path(roundRect(x - 60 * k, y - 92 * k, 120 * k, 14 * k, 3), darken(c, 0.06));
  s.path(roundRect(x - 54 * k, y - 102 * k, 108 * k, 12 * k, 5), side > 0 ? p.cloth : mix(p.cloth, p.seal, 0.28));
}
