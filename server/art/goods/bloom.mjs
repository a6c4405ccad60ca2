// Dried flowers and berries scented teas are mixed with: one call paints one bloom.
import { circlePath, darken, lighten, n1, pt } from '../base/lib.mjs';

/** Five-petalled jasmine. */
export function jasmine(s, x, y, size, turn = 0) {
  let d = '';
  for (let k = 0; k < 5; k += 1) {
    const a = ((turn + k * 72) * Math.PI) / 180;
    const b = a + 0.55;
    const c = a - 0.55;
    d += `M${pt(x, y)}Q${pt(x + Math.cos(c) * size * 0.9, y + Math.sin(c) * size * 0.9)} ${pt(x + Math.cos(a) * size, y + Math.sin(a) * size)}Q${pt(x + Math.cos(b) * size * 0.9, y + Math.sin(b) * size * 0.9)} ${pt(x, y)}Z`;
  }
  s.path(d, '#fbf8ec', 'stroke="#cfc9ad" stroke-width="1"');
  s.add(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size * 0.16)}" fill="#d9b860"/>`);
}

/** Four-petalled osmanthus: tiny, so a scatter of them reads as gold dust with shape. */
export function osmanthus(s, x, y, size, turn = 0) {
  let d = '';
  for (let k = 0; k < 4; k += 1) {
    const a = ((turn + k * 90) * Math.PI) / 180;
    d += circlePath(x + Math.cos(a) * size * 0.5, y + Math.sin(a) * size * 0.5, size * 0.48);
  }
  s.path(d, s.rand.pick(['#f0b93e', '#f6cb5c', '#e6a42c']), 'stroke="#a86f16" stroke-opacity=".45" stroke-width=".9"');
  s.add(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size * 0.2)}" fill="#b97b1a"/>`);
}

/** Rosebud: a calyx and three wrapped petals. */
export function rosebud(s, x, y, size, turn = 0, colour = '#c2566b') {
  s.open(`transform="translate(${pt(x, y)}) rotate(${n1(turn)}) scale(${n1(size) / 40})"`);
  s.path('M-4 34L-3 52H5L6 34Z', '#6d7a4a');
  s.path(
    'M-26 8C-34 -22 -14 -42 0 -44C16 -42 34 -22 26 8C22 28 10 38 0 38C-10 38 -22 28 -26 8Z',
    s.lin(
      [
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.34)],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.path('M-26 6C-10 -2 8 4 12 36C2 40 -22 32 -26 6Z', darken(colour, 0.1));
  s.path('M26 4C10 -6 -2 10 -2 38C12 40 24 26 26 4Z', lighten(colour, 0.14));
  s.line('M-12 -26C-2 -36 14 -30 14 -20C14 -12 2 -12 2 -18', darken(colour, 0.4), 2.4, 'opacity=".7"');
  s.path('M-20 26C-10 20 -4 30 0 38C4 30 12 20 20 26C16 40 6 42 0 42C-6 42 -16 40 -20 26Z', '#7c8a55');
  s.close();
}

/** Chrysanthemum seen from above, flattened by drying. */
export function mum(s, x, y, size, turn = 0) {
  const tones = ['#efe2b0', '#f6edc8', '#fbf6dd'];
  [
    [18, 1],
    [14, 0.76],
    [10, 0.5],
  ].forEach(([count, reach], ring) => {
    let d = '';
    for (let k = 0; k < count; k += 1) {
      const a = ((turn + ring * 11 + (k * 360) / count) * Math.PI) / 180;
      const r = size * reach * s.rand.range(0.9, 1.06);
      const w = 0.15;
      d += `M${pt(x, y)}Q${pt(x + Math.cos(a - w * 1.6) * r * 0.8, y + Math.sin(a - w * 1.6) * r * 0.8)} ${pt(x + Math.cos(a) * r, y + Math.sin(a) * r)}Q${pt(x + Math.cos(a + w * 1.6) * r * 0.8, y + Math.sin(a + w * 1.6) * r * 0.8)} ${pt(x, y)}Z`;
    }
    s.path(d, tones[ring], 'stroke="#b99c4f" stroke-opacity=".5" stroke-width="1"');
  });
  s.add(
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size * 0.24)}" fill="${s.rad([
      [0, '#e9b53c'],
      [1, '#b97f1e'],
    ])}"/>`,
  );
}

/** Goji berry. */
export function goji(s, x, y, size, turn = 0) {
  s.open(`transform="translate(${pt(x, y)}) rotate(${n1(turn)})"`);
  s.path(
    circlePath(0, 0, size, size * 0.5),
    s.lin(
      [
        [0, '#e8663f'],
        [0.5, '#c8391f'],
        [1, '#8f2413'],
      ],
      [0, 0, 0.3, 1],
    ),
  );
  s.line(
    `M${n1(-size * 0.6)} ${n1(-size * 0.12)}q${n1(size * 0.5)} ${n1(-size * 0.2)} ${n1(size)} 0`,
    '#fbc9a8',
    Math.max(1, size * 0.1),
    'opacity=".7"',
  );
  s.close();
}

export const BLOOMS = { jasmine, osmanthus, rosebud, mum, goji };
