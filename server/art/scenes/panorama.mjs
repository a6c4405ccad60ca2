// Views that close on themselves: the right edge meets the left one, so that a cylinder shows no seam. Eye level is the middle.
import { Sheet, brush, darken, leafPath, lighten, mix, n1, pt, rng, smooth } from '../base/lib.mjs';

const TAU = Math.PI * 2;

/** A crest line that is periodic in x: sines of whole frequencies. */
function crest(r, w, base, height, rough = 1) {
  const waves = [1, 2, 3, 5, 8, 13, 21].map((k) => [
    k,
    r.range(0, TAU),
    (r.range(0.5, 1) * rough ** (k > 3 ? 1 : 0)) / k,
  ]);
  const points = [];
  for (let i = 0; i <= 96; i += 1) {
    const t = i / 96;
    const y = waves.reduce((sum, [k, phase, a]) => sum + a * Math.sin(TAU * k * t + phase), 0);
    points.push([t * w, base - height * (0.5 + y * 0.34)]);
  }
  return points;
}

function hill(s, points, floor, from, to, strokes = 0) {
  const { w } = s;
  const top = Math.min(...points.map(([, y]) => y));
  const d = `${smooth(points)}L${w} ${floor}L0 ${floor}Z`;
  s.path(
    d,
    s.lin(
      [
        [0, from],
        [1, to],
      ],
      [0, top, 0, floor],
      true,
    ),
  );
  if (!strokes) return;
  let cut = '';
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i];
    if (s.rand.chance(0.7))
      cut += `M${pt(x, y + 4)}q${n1(s.rand.range(-10, 10))} ${n1((floor - y) * 0.12)} ${n1(s.rand.range(-24, 24))} ${n1((floor - y) * s.rand.range(0.16, 0.34))}`;
  }
  s.line(cut, darken(from, 0.32), 1.6, `opacity="${strokes}"`);
}

/** Draws once more beyond the edge when something stands across it. */
function round(s, x, reach, draw) {
  for (const at of [x, x - s.w, x + s.w]) if (at > -reach && at < s.w + reach) s.place(at, 0, 1, draw);
}

function sky(s, top, low, horizon) {
  s.path(
    `M0 0H${s.w}V${horizon + 40}H0Z`,
    s.lin([
      [0, top],
      [1, low],
    ]),
  );
}

function ground(s, horizon, near, far) {
  s.path(
    `M0 ${horizon}H${s.w}V${s.h}H0Z`,
    s.lin(
      [
        [0, far],
        [0.35, mix(far, near, 0.6)],
        [1, near],
      ],
      [0, horizon, 0, s.h],
      true,
    ),
  );
}

/** A crown of leaves: overlapping blobs from dark to light. */
function crown(s, x, y, size, tone) {
  const r = s.rand;
  for (const [shade, count, spread] of [
    [darken(tone, 0.34), 16, 1],
    [tone, 18, 0.92],
    [lighten(tone, 0.22), 12, 0.74],
  ]) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const a = r.range(0, TAU);
      const reach = Math.sqrt(r.next()) * size * spread;
      const cx = x + Math.cos(a) * reach;
      const cy = y + Math.sin(a) * reach * 0.62 - (shade === darken(tone, 0.34) ? 0 : size * 0.12);
      const rad = size * r.range(0.16, 0.3);
      d += `M${pt(cx - rad, cy)}a${n1(rad)} ${n1(rad * 0.78)} 0 1 0 ${n1(rad * 2)} 0a${n1(rad)} ${n1(rad * 0.78)} 0 1 0 ${n1(-rad * 2)} 0Z`;
    }
    s.path(d, shade, 'opacity=".88"');
  }
  let fleck = '';
  for (let i = 0; i < 60; i += 1) {
    const a = r.range(0, TAU);
    const reach = Math.sqrt(r.next()) * size;
    fleck += `M${pt(x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.6)}q3 -4 8 -3`;
  }
  s.line(fleck, lighten(tone, 0.5), 2, 'opacity=".5"');
}

function oldTree(s, x, foot, height, tone, bark) {
  const r = s.rand;
  const lean = r.range(-40, 40);
  const width = height * 0.09;
  const top = foot - height * 0.56;
  s.path(
    brush([x, foot + 8], [x + lean * 0.3, foot - height * 0.3], [x + lean, top], width * 1.5, width, width * 0.55),
    bark,
  );
  for (const side of [-1, 1, -0.5, 0.6]) {
    const from = foot - height * r.range(0.3, 0.5);
    s.path(
      brush(
        [x + lean * 0.5, from],
        [x + side * height * 0.16, from - height * 0.14],
        [x + side * height * 0.32, top - height * r.range(-0.04, 0.12)],
        width * 0.6,
        width * 0.34,
        3,
      ),
      bark,
    );
  }
  s.line(
    `M${pt(x - width * 0.2, foot)}q${n1(lean * 0.2)} ${n1(-height * 0.2)} ${n1(lean * 0.6)} ${n1(-height * 0.48)}`,
    lighten(bark, 0.3),
    width * 0.16,
    'opacity=".5"',
  );
  for (const [dx, dy, k] of [
    [-0.32, -0.56, 0.24],
    [0.3, -0.6, 0.25],
    [0, -0.78, 0.3],
    [-0.14, -0.66, 0.24],
    [0.16, -0.88, 0.2],
  ])
    crown(
      s,
      x + lean * 0.7 + dx * height,
      foot + dy * height,
      height * k,
      mix(tone, r.chance(0.5) ? '#7f8f4a' : '#3f6148', 0.25),
    );
}

function bush(s, x, y, size, tone) {
  crown(s, x, y, size, tone);
}

/** Fallen leaves, pebbles: small strokes that grow towards the viewer. */
function litter(s, horizon, colours, count = 420) {
  for (const colour of colours) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const v = s.rand.next() ** 0.6;
      const y = horizon + 30 + v * (s.h - horizon - 40);
      const k = 2 + v * 12;
      d += `M${pt(s.rand.range(0, s.w), y)}q${n1(k * 0.6)} ${n1(-k * 0.4)} ${n1(k)} ${n1(s.rand.range(-2, 2))}`;
    }
    s.line(d, colour, 3, 'opacity=".45"');
  }
}

const forest = (s) => {
  sky(s, '#a9c3c4', '#e9e3cf', 760);
  hill(s, crest(s.rand, s.w, 700, 230), 900, '#8fa9a4', '#d5dcca', 0.2);
  hill(s, crest(s.rand, s.w, 760, 200), 940, '#6f8f78', '#bcc9a6', 0.24);
  ground(s, 850, '#5b4a31', '#8b8a58');
  litter(s, 880, ['#8d6b35', '#b08a48', '#4c3b24']);
  const trees = [90, 430, 760, 1050, 1420, 1730, 2090, 2400, 2760];
  trees.forEach((x, i) => {
    const far = i % 2 === 1;
    round(s, x, 420, (g) =>
      oldTree(g, 0, far ? 930 : 1120, far ? 520 : 860, far ? '#6b8a5c' : '#4f7048', far ? '#6f5f48' : '#4b3a2a'),
    );
  });
  for (let i = 0; i < 26; i += 1) {
    const near = s.rand.next();
    round(s, s.rand.range(0, s.w), 160, (g) => bush(g, 0, 940 + near * 330, 40 + near * 80, '#5d7a45'));
  }
};

const rocks = (s) => {
  sky(s, '#b7c9cc', '#eee4d3', 700);
  hill(s, crest(s.rand, s.w, 620, 260), 880, '#9aa79f', '#d9d6c4', 0.24);
  const r = s.rand;
  s.path(`M0 860H${s.w}V980H0Z`, '#a9ac92');
  // stone walls: stacked columns of red sandstone on both sides of the gully
  for (let i = 0; i < 15; i += 1) {
    const x = (i * s.w) / 15 + r.range(-60, 60);
    const height = 260 + 300 * (0.5 + 0.5 * Math.sin((TAU * i) / 5)) + r.range(0, 140);
    const width = r.range(150, 270);
    const tone = mix('#a9715a', '#8d8578', r.range(0.1, 0.6));
    round(s, x, 320, (g) => {
      const top = 960 - height;
      g.path(
        smooth(
          [
            [-width * 0.6, 980, 1],
            [-width * 0.52, top + 80],
            [-width * 0.18, top],
            [width * 0.2, top + 34],
            [width * 0.5, top + 130],
            [width * 0.62, 980, 1],
          ],
          true,
          0.5,
        ),
        g.lin([
          [0, lighten(tone, 0.28)],
          [0.5, tone],
          [1, darken(tone, 0.3)],
        ]),
      );
      let strata = '';
      for (let k = 0; k < 9; k += 1) {
        const y = top + 50 + (k * height) / 9;
        strata += `M${pt(-width * 0.5, y + r.range(-10, 10))}q${n1(width * 0.5)} ${n1(r.range(4, 24))} ${n1(width)} ${n1(r.range(-12, 12))}`;
      }
      g.line(strata, darken(tone, 0.4), 2.2, 'opacity=".4"');
      crown(g, 0, top + 6, width * 0.24, '#5f7a55');
    });
  }
  ground(s, 958, '#6b6a4a', '#97a077');
  // tea rows along the foot, a stream in front
  for (let row = 0; row < 5; row += 1) {
    const y = 980 + row * row * 22 + row * 22;
    const size = 26 + row * 15;
    for (let x = 0; x < s.w; x += size * 2.4)
      round(s, x + r.range(-6, 6), size, (g) => crown(g, 0, y, size, row % 2 ? '#54793f' : '#628a4a'));
  }
  const bank = crest(r, s.w, 1330, 40);
  s.path(
    `${smooth(bank)}L${s.w} 1500L0 1500Z`,
    s.lin([
      [0, '#9fb6b6'],
      [1, '#5f7c82'],
    ]),
  );
  let ripple = '';
  for (let i = 0; i < 140; i += 1) ripple += `M${pt(r.range(0, s.w - 90), r.range(1350, 1490))}h${n1(r.range(24, 90))}`;
  s.line(ripple, '#e6efe9', 2, 'opacity=".5"');
};

const sunning = (s) => {
  sky(s, '#a8c4cf', '#f4ecd8', 720);
  s.path(`M420 250a90 90 0 1 0 180 0a90 90 0 1 0 -180 0Z`, '#f3d9a3', 'opacity=".9"');
  hill(s, crest(s.rand, s.w, 700, 200), 880, '#8ea7a6', '#dfe2d2', 0.22);
  hill(s, crest(s.rand, s.w, 780, 120), 900, '#7d9a76', '#c6d2ac', 0.2);
  ground(s, 850, '#b3a581', '#d8cfb2');
  const r = s.rand;
  // racks with round trays, row behind row
  for (let row = 0; row < 6; row += 1) {
    const y = 880 + row * row * 19 + row * 8;
    const rx = 52 + row * 33;
    const step = rx * 2.5;
    const count = Math.round(s.w / step);
    for (let i = 0; i < count; i += 1) {
      const x = ((i + (row % 2) / 2) * s.w) / count;
      round(s, x, rx * 1.3, (g) => {
        g.shadow(0, y + rx * 0.42, rx * 1.05, rx * 0.2, '#4a3c25', 0.3);
        g.line(
          `M${n1(-rx * 0.7)} ${n1(y)}l-8 ${n1(rx * 0.42)}M${n1(rx * 0.7)} ${n1(y)}l8 ${n1(rx * 0.42)}`,
          '#8a6c42',
          5 + row,
        );
        const dish = (k, dy, fill) =>
          g.path(
            `M${n1(-rx * k)} ${n1(y + dy)}a${n1(rx * k)} ${n1(rx * 0.3 * k)} 0 1 0 ${n1(rx * 2 * k)} 0a${n1(rx * k)} ${n1(rx * 0.3 * k)} 0 1 0 ${n1(-rx * 2 * k)} 0Z`,
            fill,
          );
        dish(1, 6, '#8f6d3f');
        dish(1, 0, '#c09a5c');
        dish(0.92, -1, row % 2 ? '#93a372' : '#a6b184');
        let leaves = '';
        for (let k = 0; k < 70; k += 1) {
          const a = r.range(0, TAU);
          const reach = Math.sqrt(r.next()) * rx * 0.86;
          leaves += `M${pt(Math.cos(a) * reach, y + Math.sin(a) * reach * 0.28)}q4 -6 ${n1(4 + rx * 0.06)} -2`;
        }
        g.line(leaves, '#e6ead2', 2 + row * 0.5, 'opacity=".8"');
        g.line(leaves.replaceAll('q4 -6', 'q6 3'), '#5f7346', 1.6 + row * 0.4, 'opacity=".6"');
      });
    }
  }
};

/** A room as a ring of panels: ceiling, wall, floor. */
function shell(s, { ceiling, wall, floor, line, from = 430, to = 1050, panels = 12 }) {
  s.path(
    `M0 0H${s.w}V${from}H0Z`,
    s.lin([
      [0, darken(ceiling, 0.3)],
      [1, ceiling],
    ]),
  );
  s.path(
    `M0 ${from}H${s.w}V${to}H0Z`,
    s.lin([
      [0, darken(wall, 0.12)],
      [0.4, wall],
      [1, darken(wall, 0.08)],
    ]),
  );
  s.path(
    `M0 ${to}H${s.w}V1500H0Z`,
    s.lin([
      [0, lighten(floor, 0.14)],
      [1, darken(floor, 0.24)],
    ]),
  );
  let beams = '';
  let boards = '';
  for (let i = 0; i < panels; i += 1) {
    const x = (i * s.w) / panels;
    beams += `M${n1(x)} ${from}L${n1(x + (s.w / panels) * 0.5)} 0`;
    boards += `M${n1(x)} ${to}L${n1(x - (s.w / panels) * 0.8)} 1500`;
  }
  s.line(beams, darken(ceiling, 0.5), 16, 'opacity=".6"');
  s.line(boards, darken(floor, 0.4), 4, 'opacity=".5"');
  for (let k = 1; k < 5; k += 1)
    s.line(`M0 ${n1(to + k * k * 26)}H${s.w}`, darken(floor, 0.4), 2 + k * 0.5, 'opacity=".34"');
  s.line(`M0 ${from}H${s.w}M0 ${to}H${s.w}`, line, 10);
}

const cellar = (s) => {
  shell(s, { ceiling: '#3d3128', wall: '#57463a', floor: '#5d5348', line: '#2c231c', from: 330, to: 1120 });
  const r = s.rand;
  const cols = 30;
  const step = s.w / cols;
  for (let c = 0; c < cols; c += 1) {
    // every tenth bay is an open passage with a lamp
    if (c % 10 === 9) {
      const x = (c + 0.5) * step;
      s.path(
        `M${n1(x - step * 0.44)} 1120V520Q${n1(x)} 400 ${n1(x + step * 0.44)} 520V1120Z`,
        s.lin([
          [0, '#1b1511'],
          [1, '#2b221b'],
        ]),
      );
      s.path(
        `M${n1(x - 150)} 600a150 190 0 1 0 300 0a150 190 0 1 0 -300 0Z`,
        s.rad([
          [0, '#f3c577', 0.6],
          [1, '#f3c577', 0],
        ]),
      );
      s.path(`M${n1(x - 14)} 560h28l8 60h-44Z`, '#f6dc9d');
      continue;
    }
    for (let row = 0; row < 5; row += 1) {
      const x = c * step + 6;
      const y = 366 + row * 150;
      const [w, h] = [step - 12, 138];
      s.path(
        `M${n1(x)} ${y}h${n1(w)}v${h}h${n1(-w)}Z`,
        s.lin([
          [0, '#241b15'],
          [1, '#3a2c21'],
        ]),
      );
      s.line(`M${n1(x)} ${y + h}h${n1(w)}`, '#8a6a45', 9);
      if (r.chance(0.14)) continue;
      const tone = r.pick(['#8a5a3c', '#a8734a', '#6d4d38', '#77695a', '#5b6a5c']);
      const [cx, foot] = [x + w / 2, y + h - 6];
      if (r.chance(0.55)) {
        s.path(
          smooth(
            [
              [cx - 30, foot, 1],
              [cx - 40, foot - 44],
              [cx - 22, foot - 78],
              [cx + 22, foot - 78],
              [cx + 40, foot - 44],
              [cx + 30, foot, 1],
            ],
            true,
            0.7,
          ),
          s.lin(
            [
              [0, lighten(tone, 0.34)],
              [0.5, tone],
              [1, darken(tone, 0.4)],
            ],
            [0, 0, 1, 0],
          ),
        );
        s.path(`M${n1(cx - 20)} ${n1(foot - 92)}h40l6 18h-52Z`, '#b2533f');
        s.path(`M${n1(cx - 11)} ${n1(foot - 52)}h22v26h-22Z`, '#ecdcb8', 'opacity=".9"');
      } else {
        for (let k = 0; k < 4; k += 1) {
          s.path(`M${n1(cx - 38)} ${n1(foot - 8 - k * 20)}a38 9 0 1 0 76 0a38 9 0 1 0 -76 0Z`, '#a68a5c');
          s.path(`M${n1(cx - 38)} ${n1(foot - 12 - k * 20)}a38 9 0 1 0 76 0a38 9 0 1 0 -76 0Z`, '#e8dcbc');
        }
      }
    }
  }
};

const pineRoom = (s) => {
  shell(s, { ceiling: '#8b6f4e', wall: '#e6dcc4', floor: '#b8935f', line: '#6b4d33' });
  const r = s.rand;
  // three wide windows with pines outside
  for (const at of [300, 1260, 2220]) {
    const [x, y, w, h] = [at, 500, 560, 400];
    const frame = `M${x} ${y}h${w}v${h}h${-w}Z`;
    s.path(
      frame,
      s.lin([
        [0, '#bcd0d2'],
        [1, '#eef0df'],
      ]),
    );
    s.open(`clip-path="${s.clip(frame)}"`);
    for (let i = 0; i < 3; i += 1) {
      const ridge = Array.from({ length: 9 }, (_, k) => [x - 40 + k * 84, y + 250 + i * 44 - r.range(0, 120 - i * 30)]);
      s.path(
        `${smooth(ridge)}L${x + w + 60} ${y + h}L${x - 60} ${y + h}Z`,
        mix('#9db4ac', '#5c7b62', i / 2),
        'opacity=".8"',
      );
    }
    for (const px of [x + 120, x + 390, x + 500]) {
      s.path(brush([px, y + h + 20], [px - 20, y + 220], [px + 24, y + 70], 26, 16, 5), '#4d3b2c');
      for (let k = 0; k < 7; k += 1) crown(s, px + r.range(-70, 70), y + 70 + k * 34, r.range(34, 58), '#4f6e52');
    }
    s.close();
    s.line(frame, '#6b4d33', 16);
    s.line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}`, '#6b4d33', 8);
  }
  // a scroll and a niche between the windows
  for (const x of [1000, 1960, 2900]) {
    round(s, x, 200, (g) => {
      g.path('M-78 470h156v380h-156Z', '#f7f1e0');
      g.line('M-86 470h172M-86 850h172', '#6b4d33', 12);
      for (let k = 0; k < 4; k += 1)
        g.path(
          brush([-44, 560 + k * 74], [0, 540 + k * 74], [40, 566 + k * 74], 3, 14 - k * 2, 2),
          '#3c3934',
          'opacity=".8"',
        );
      g.path('M30 800h26v26h-26Z', '#b2402f');
    });
  }
  // the tea table runs in front of the first window
  for (const x of [580, 1540, 2500]) {
    round(s, x, 420, (g) => {
      g.shadow(0, 1310, 400, 50, '#3a2916', 0.4);
      g.path(
        'M-360 1180h720l40 70h-800Z',
        g.lin([
          [0, '#7a5636'],
          [1, '#553a24'],
        ]),
      );
      g.path('M-400 1250h800v26h-800Z', '#452f1d');
      g.path('M-330 1276h44v110h-44ZM286 1276h44v110h-44Z', '#4b3421');
      g.path('M-120 1150a52 34 0 1 0 104 0a52 34 0 1 0 -104 0Z', '#b9cfc6');
      g.path('M-24 1140q30 -8 40 14', 'none', 'stroke="#b9cfc6" stroke-width="10"');
      for (const cx of [40, 120, 200]) g.path(`M${cx} 1172a26 12 0 1 0 52 0a26 12 0 1 0 -52 0Z`, '#f2ede0');
      for (const cx of [46, 126, 206]) g.path(`M${cx} 1170a20 8 0 1 0 40 0a20 8 0 1 0 -40 0Z`, '#b9722f');
      for (let k = 0; k < 6; k += 1)
        g.path(
          leafPath(46, 13, 6),
          '#6d8a53',
          `transform="translate(${-270 + k * 16} ${1150 - k * 10}) rotate(${-70 + k * 20})"`,
        );
    });
  }
};

const SCENES = { forest, rocks, sunning, cellar, pineRoom };

export function panorama(_pal, seed, { scene = 'forest', title = '' } = {}) {
  const s = new Sheet(3000, 1500, `${scene}:${seed}`, 'panorama');
  s.rand = rng(`panorama:${scene}:${seed}`);
  SCENES[scene](s);
  return s.toString(title);
}
