// Pictures that are objects of the app itself: the music disc, the share card, full-screen openings.
import { Sheet, circlePath, darken, lighten, mix, n1 } from '../base/lib.mjs';
import { blossom, sprig } from '../base/flora.mjs';
import { paintLandscape } from '../base/land.mjs';
import { lockup } from './logo.mjs';
import { pickPalette } from '../goods/packs.mjs';

/** A record with a leaf on its label; transparent around the disc so it may turn. */
export function disc(pal, seed, { w = 480, h = 480, label = '#5e8c84' } = {}) {
  const s = new Sheet(w, h, seed, 'disc');
  const p = pickPalette(pal);
  s.place(w / 2, h / 2, Math.min(w, h) / 480, () => {
    s.path(
      circlePath(0, 0, 236),
      s.rad(
        [
          [0, '#39424a'],
          [0.7, '#20272c'],
          [1, '#14191d'],
        ],
        [0.36, 0.3, 0.8],
      ),
    );
    for (let i = 0; i < 13; i += 1)
      s.line(circlePath(0, 0, 106 + i * 9.6), i % 3 ? '#4b565e' : '#0c1013', i % 3 ? 0.8 : 2, 'opacity=".7"');
    const glint = s.lin(
      [
        [0, '#ffffff', 0],
        [0.5, '#ffffff', 0.2],
        [1, '#ffffff', 0],
      ],
      [0, 0, 1, 0],
    );
    [-36, 144].forEach((turn) =>
      s.open(`transform="rotate(${turn})"`).path('M0 0L-46 -234A236 236 0 0 1 46 -234Z', glint).close(),
    );
    s.path(
      circlePath(0, 0, 96),
      s.lin(
        [
          [0, lighten(label, 0.26)],
          [1, darken(label, 0.1)],
        ],
        [0, 0, 1, 1],
      ),
    );
    s.line(circlePath(0, 0, 88), lighten(label, 0.6), 1.4, 'opacity=".7"');
    s.place(-2, 54, 0.92, () => sprig(s, 0, 0, 112, 8, { ...p, leaf: '#eef2e2' }));
    s.path(circlePath(0, 0, 8), '#14191d');
  });
  return s.toString();
}

const nested = (svg, x, y, width, height) =>
  svg
    .replace('<svg ', `<svg x="${n1(x)}" y="${n1(y)}" `)
    .replace(
      / width="[^"]+" height="[^"]+"| height="[^"]+" width="[^"]+"/,
      ` width="${n1(width)}" height="${n1(height)}"`,
    );

/** Square card for forwarding: lock-up above quiet hills, or the hills alone. */
export function shareCard(pal, seed, { w = 750, h = 750, sign = true } = {}) {
  const s = new Sheet(w, h, seed, 'share');
  const p = pickPalette(pal);
  paintLandscape(s, p, { mood: 'mist', horizon: 0.92, water: false, pines: false, disc: [0.78, 0.52, 0.09] });
  s.path(
    `M0 0h${w}v${n1(h * 0.6)}H0Z`,
    s.lin([
      [0, p.paper, 0.96],
      [0.6, p.paper, 0.8],
      [1, p.paper, 0],
    ]),
  );
  if (sign) {
    const width = w * 0.66;
    s.add(nested(lockup({ ink: '#211f1b' }), (w - width) / 2, h * 0.17, width, (width * 130) / 380));
  }
  return s.toString();
}

/** Full-screen opening. The upper third stays open for the brand mark. */
export function opening(
  pal,
  seed,
  { w = 1170, h = 2532, mood = 'mist', tone = null, disc: at = [0.72, 0.46, 0.12], plum = false } = {},
) {
  const s = new Sheet(w, h, seed, 'opening');
  const p = pickPalette(pal);
  // ridges start at two fifths of a tall sheet, so they are drawn on its lower part only
  paintLandscape(s, p, { mood, tone, horizon: 0.84, water: true, pines: true, disc: at });
  if (plum)
    blossom(s, [w + 20, h * 0.52], [w * 0.8, h * 0.56], [w * 0.5, h * 0.5], p, mix(p.seal, '#f3d9cf', 0.4), {
      count: 22,
      size: 26,
    });
  return s.toString();
}

/** Tall home hero: an ink sky for white copy at the top, melting into the page's paper at the foot. */
export function hero(pal, seed, { w = 1170, h = 1124, season = 'spring', paper = '#f6f3ec' } = {}) {
  const s = new Sheet(w, h, seed, 'hero');
  const p = pickPalette(pal);
  const tone = {
    spring: null,
    summer: {
      sky: ['#0d1716', '#1f3f3c', '#a9c4b4'],
      hill: '#1d3a36',
      far: '#5e8a80',
      disc: '#f1ecd2',
      ink: '#0f1b19',
    },
    autumn: {
      sky: ['#17110d', '#4a2f22', '#dcb98c'],
      hill: '#3b2a20',
      far: '#8c6a4c',
      disc: '#e8a45e',
      ink: '#1c140e',
    },
    winter: {
      sky: ['#0e1116', '#2b3440', '#cfd6da'],
      hill: '#2b343d',
      far: '#7d8a94',
      disc: '#f4efe2',
      ink: '#14181d',
    },
  }[season];
  paintLandscape(s, p, {
    mood: 'night',
    tone,
    water: false,
    pines: season === 'summer' || season === 'autumn',
    disc: [0.7, 0.2, season === 'autumn' ? 0.16 : 0.13],
    melt: '',
  });
  if (season === 'winter') {
    s.stipple([0, 0, w, h * 0.7], 420, (u, v) => 0.9 - v * 0.5, '#ffffff', 4, 0.75);
    s.stipple([0, 0, w, h * 0.7], 70, () => 0.9, '#ffffff', 8, 0.6);
    blossom(s, [w + 20, h * 0.46], [w * 0.84, h * 0.47], [w * 0.62, h * 0.36], { ...p, wood: '#3c332c' }, '#c8574c', {
      count: 20,
      size: 20,
    });
  }
  s.path(
    `M0 ${n1(h * 0.6)}h${w}V${h}H0Z`,
    s.lin([
      [0, paper, 0],
      [0.72, paper, 0.72],
      [1, paper, 1],
    ]),
  );
  return s.toString();
}
