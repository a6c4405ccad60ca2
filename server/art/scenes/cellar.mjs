// The cellar: jars in the bays of a clay wall, lit by one lamp. 1500 x 1040.
import { Sheet, darken, lighten, n1, rng } from '../base/lib.mjs';

const [W, H] = [1500, 1040];
const COLS = 8;
const STEP = W / 7.4;
const CLAY = ['#654632', '#705039', '#5b4030', '#6a4b39'];

/** A jar that stands on `foot`, 1 = 150 wide. */
function jar(s, r, cx, foot, size) {
  const tone = r.pick(CLAY);
  const [w, h] = [150 * size, 176 * size];
  const body = `M${n1(cx - w * 0.27)} ${n1(foot - h)}C${n1(cx - w * 0.62)} ${n1(foot - h * 0.86)} ${n1(cx - w * 0.56)} ${n1(foot - h * 0.28)} ${n1(cx - w * 0.32)} ${n1(foot)}H${n1(cx + w * 0.32)}C${n1(cx + w * 0.56)} ${n1(foot - h * 0.28)} ${n1(cx + w * 0.62)} ${n1(foot - h * 0.86)} ${n1(cx + w * 0.27)} ${n1(foot - h)}Z`;
  s.path(
    `M${n1(cx - w * 0.5)} ${n1(foot)}a${n1(w * 0.5)} ${n1(9 * size)} 0 1 0 ${n1(w)} 0a${n1(w * 0.5)} ${n1(9 * size)} 0 1 0 ${n1(-w)} 0Z`,
    '#0f0b08',
  );
  s.path(
    body,
    s.lin(
      [
        [0, lighten(tone, 0.1)],
        [0.24, lighten(tone, 0.26)],
        [0.6, tone],
        [1, darken(tone, 0.46)],
      ],
      [0, 0, 1, 0],
    ),
  );
  // glaze that has run down
  s.path(
    `M${n1(cx - w * 0.27)} ${n1(foot - h)}H${n1(cx + w * 0.27)}Q${n1(cx + w * 0.5)} ${n1(foot - h * 0.84)} ${n1(cx + w * 0.42)} ${n1(foot - h * 0.62)}Q${n1(cx)} ${n1(foot - h * 0.5)} ${n1(cx - w * 0.44)} ${n1(foot - h * 0.66)}Q${n1(cx - w * 0.5)} ${n1(foot - h * 0.84)} ${n1(cx - w * 0.27)} ${n1(foot - h)}Z`,
    s.lin([
      [0, darken(tone, 0.3), 0.75],
      [1, darken(tone, 0.2), 0.2],
    ]),
  );
  // cloth over the mouth, tied with a cord
  const top = foot - h;
  s.path(
    `M${n1(cx - w * 0.33)} ${n1(top + 14 * size)}C${n1(cx - w * 0.3)} ${n1(top - 26 * size)} ${n1(cx + w * 0.3)} ${n1(top - 26 * size)} ${n1(cx + w * 0.33)} ${n1(top + 14 * size)}Q${n1(cx)} ${n1(top + 26 * size)} ${n1(cx - w * 0.33)} ${n1(top + 14 * size)}Z`,
    s.lin([
      [0, '#d8694f'],
      [1, '#a8322a'],
    ]),
  );
  s.line(
    `M${n1(cx - w * 0.31)} ${n1(top + 8 * size)}Q${n1(cx)} ${n1(top + 20 * size)} ${n1(cx + w * 0.31)} ${n1(top + 8 * size)}`,
    '#e9c9a0',
    4 * size,
  );
  // the paper that says what it is
  const [px, py, half] = [cx, foot - h * 0.46, 27 * size];
  s.path(
    `M${n1(px)} ${n1(py - half)}L${n1(px + half)} ${n1(py)}L${n1(px)} ${n1(py + half)}L${n1(px - half)} ${n1(py)}Z`,
    '#b3382c',
  );
  s.line(
    `M${n1(px)} ${n1(py - half * 0.5)}V${n1(py + half * 0.5)}M${n1(px - half * 0.4)} ${n1(py)}H${n1(px + half * 0.4)}`,
    '#2a1712',
    4 * size,
  );
}

const arch = (cx, half, foot, top) =>
  `M${n1(cx - half)} ${foot}V${top}A${n1(half)} ${n1(half)} 0 0 1 ${n1(cx + half)} ${top}V${foot}`;

/** One jar in its niche, as it stands on the owners' wall. 240 x 270. */
export function cellarNiche(_pal, seed, { title = '' } = {}) {
  const s = new Sheet(240, 270, `niche:${seed}`, 'cellar');
  s.path('M0 0H240V270H0Z', '#2b211a');
  s.path(
    `${arch(120, 112, 270, 118)}Z`,
    s.lin([
      [0, '#120d0a'],
      [1, '#2c2017'],
    ]),
  );
  s.path(
    'M20 150a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z',
    s.rad([
      [0, '#d8a65a', 0.34],
      [1, '#b57c3a', 0],
    ]),
  );
  jar(s, rng(`niche:${seed}`), 120, 246, 1.14);
  return s.toString(title);
}

export function cellar(_pal, seed, { title = '' } = {}) {
  const s = new Sheet(W, H, `cellar:${seed}`, 'cellar');
  const r = rng(`cellar:${seed}`);
  s.path(
    `M0 0H${W}V${H}H0Z`,
    s.lin([
      [0, '#17120e'],
      [0.6, '#2b211a'],
      [1, '#3a2c21'],
    ]),
  );
  for (const [row, foot] of [
    [0, 560],
    [1, 850],
  ]) {
    for (let c = 0; c < COLS; c += 1) {
      const cx = (c + (row === 0 ? 0.2 : 0.2)) * STEP;
      const half = STEP * 0.43;
      s.path(
        `${arch(cx, half, foot, foot - 150)}Z`,
        s.lin([
          [0, '#120d0a'],
          [1, '#241a13'],
        ]),
      );
      s.line(arch(cx, half, foot, foot - 150), '#4a3829', 5);
      if (r.chance(0.82)) jar(s, r, cx, foot - 4, 1);
    }
    s.path(
      `M0 ${foot}H${W}V${foot + 18}H0Z`,
      s.lin([
        [0, '#7a5c3d'],
        [1, '#3b2a1c'],
      ]),
    );
    for (let c = 0; c < COLS; c += 1)
      if (r.chance(0.4)) s.path(`M${n1((c + 0.2) * STEP - 30)} ${foot + 12}h60v26h-60Z`, '#e8cf94');
  }
  // one lamp over all of it
  s.path(
    `M${W * 0.16} 520a${W * 0.42} 430 0 1 0 ${W * 0.84} 0a${W * 0.42} 430 0 1 0 ${-W * 0.84} 0Z`,
    s.rad([
      [0, '#d8a65a', 0.4],
      [0.5, '#b57c3a', 0.14],
      [1, '#b57c3a', 0],
    ]),
  );
  return s.toString(title);
}
