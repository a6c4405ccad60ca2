// The tea leaf character in its moods: one body, and for each mood a pair of eyes, a mouth, what the face shows besides, hands, and a thing.
import { Sheet } from '../base/lib.mjs';
import { iconPaths } from './icons.mjs';

const INK = '#2c3326';
const RED = '#b3261e';
const TEAR = '#7fb2c4';
const line = (d, width = 6, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d, colour) => `<path d="${d}" fill="${colour}"/>`;
const dot = (x, y, r = 8, colour = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const both = (draw) => draw(92) + draw(148);
const mirrored = (d, width, colour) =>
  `${line(d, width, colour)}<g transform="translate(240 0) scale(-1 1)">${line(d, width, colour)}</g>`;
const round = (dx, dy) => both((x) => dot(x, 128, 14, '#fffdf6') + dot(x + dx, 128 + dy, 7));
const heart = (x, y, k) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 8C-14-2-8-12 0-5C8-12 14-2 0 8Z" fill="${RED}"/>`;
const drop = (x, y, k = 1) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 0C9 12 12 18 12 24A12 12 0 0 1-12 24C-12 18-9 12 0 0Z" fill="${TEAR}"/>`;

const EYES = {
  dots: both((x) => dot(x, 128) + dot(x + 3, 125, 2.4, '#fffdf6')),
  arcs: both((x) => line(`M${x - 13} 133q13-17 26 0`)),
  shut: both((x) => line(`M${x - 13} 126q13 13 26 0`)),
  wide: round(0, 0),
  up: round(0, -5),
  side: round(6, 0),
  wink: dot(92, 128) + line('M135 131q13-15 26 0'),
  hearts: both((x) => heart(x, 130, 1.5)),
  lids: both((x) => area(`M${x - 13} 124h26a13 13 0 0 1-26 0z`, INK)),
  angry: both((x) => dot(x, 132)) + mirrored('M76 110l28 11', 6),
  sad: both((x) => dot(x, 130)) + mirrored('M78 119l24-9', 5),
  spirals: both((x) => line(`M${x} 128a4 4 0 0 1 8 2a9 9 0 0 1-17-1a13 13 0 0 1 24-6`, 4)),
  squeezed: mirrored('M80 118l22 10l-22 10', 6),
};
const MOUTHS = {
  smile: line('M100 156q20 20 40 0'),
  small: line('M109 160q11 8 22 0'),
  grin:
    area('M96 154h48c-2 18-12 27-24 27s-22-9-24-27z', '#6d2a22') +
    area('M106 176c6-6 22-6 28 0c-7 7-21 7-28 0z', '#e58d80'),
  flat: line('M106 164h28'),
  wave: line('M99 164q7-9 14 0t14 0t14 0'),
  frown: line('M102 171q18-19 36 0'),
  cry: area('M104 178c0-28 32-28 32 0z', '#6d2a22'),
  round: `<ellipse cx="120" cy="166" rx="9" ry="11" fill="#6d2a22"/>`,
  kiss: line('M115 152q13 5 0 10q13 5 0 10', 5),
  tongue: area('M110 160h20v10a10 10 0 0 1-20 0z', '#e58d80') + line('M100 157q20 14 40 0'),
  smirk: line('M102 165q20 6 36-11'),
  zip: line('M100 164h40') + line('M106 158v12M116 158v12M126 158v12M136 158v12', 3),
  teeth: `<rect x="100" y="154" width="40" height="20" rx="9" fill="#fffdf6" stroke="${INK}" stroke-width="4"/>${line('M113 155v18M127 155v18M102 164h36', 2.5)}`,
};
const MARKS = {
  blush: both((x) => `<ellipse cx="${x + (x < 120 ? -14 : 14)}" cy="150" rx="13" ry="8" fill="#e58d80" opacity=".6"/>`),
  tear: drop(162, 138, 0.7),
  streams: both((x) => area(`M${x - 7} 136h14v46a7 7 0 0 1-14 0z`, TEAR)),
  sweat: drop(182, 84, 0.9),
  question: line('M186 56a15 15 0 1 1 21 14c-5 3-6 6-6 12M201 96h.1', 7, RED),
  exclaim: line('M200 40v32M200 90h.1', 8, RED),
  dots: dot(186, 66, 5) + dot(204, 66, 5) + dot(222, 66, 5),
  sleep: line('M176 66h20l-20 22h20M206 34h16l-16 18h16', 5),
  rage: line('M186 50c10 2 14 6 16 16M214 50c-10 2-14 6-16 16M186 82c10-2 14-6 16-16', 5, RED),
  hearts: heart(196, 66, 1.7) + heart(216, 42, 1.1),
  sparks: line('M34 66v20M24 76h20M206 58v20M196 68h20M190 28v12M184 34h12', 5, '#c08a2e'),
  paper:
    dot(30, 60, 6, RED) +
    dot(60, 30, 5, '#3f7043') +
    dot(186, 28, 6, '#c08a2e') +
    dot(214, 62, 5, '#2f5d8c') +
    line('M206 96l10-8M22 98l10 8', 5, RED),
  steam: line('M176 92q-8-10 0-20t0-20M198 92q-8-10 0-20t0-20', 4, '#8a8478'),
  ring: line('M206 128q12 12 0 26M220 118q20 22 0 46', 4),
  clap: line('M50 192l-12-8M190 192l12-8M44 212h-14M196 212h14', 4, '#c08a2e'),
};
/** Leaf hands: where each begins, and its angle. */
const HANDS = {
  clap: [
    [76, 214, -18],
    [164, 214, 198],
  ],
  shake: [
    [66, 208, 4],
    [176, 208, 176],
  ],
  fist: [
    [78, 212, 0],
    [162, 212, 180],
    [120, 232, -90],
  ],
  pray: [
    [112, 226, -84],
    [128, 226, -96],
  ],
  up: [
    [40, 170, -120],
    [200, 170, -60],
  ],
  victory: [
    [190, 176, -100],
    [196, 178, -62],
  ],
  wave: [[188, 172, -64]],
  open: [
    [52, 182, 196],
    [188, 182, -16],
  ],
  cheer: [
    [190, 176, -78],
    [44, 190, 176],
  ],
};
const LEAF = 'M0 0C14-17 40-19 54 0C40 19 14 17 0 0Z';
const hands = (list) =>
  list
    .map(
      ([x, y, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="${LEAF}" fill="#7fa65e" stroke="#4e7040" stroke-width="3"/>`,
    )
    .join('');
const PACKET = `<rect x="164" y="156" width="56" height="70" rx="6" fill="${RED}"/>${area('M164 162q28 30 56 0v-2q0-4-6-4h-44q-6 0-6 4z', '#8f1d17')}${dot(192, 182, 9, '#e3b64e')}`;
/** A thing in the corner: a drawing of the app's own on paper, or one that is made for it. */
const thing = (name) =>
  `${dot(190, 190, 44, '#fffdf6')}<circle cx="190" cy="190" r="44" fill="none" stroke="#4e7040" stroke-width="3"/><g transform="translate(158 158) scale(2.66)">${line(iconPaths[name], 1.5)}</g>`;
const THINGS = {
  packet: PACKET,
  moon: area('M204 150a40 40 0 1 0 24 62a34 34 0 0 1-24-62z', '#e3c567'),
  heart: heart(190, 194, 4.2),
  cups: `${thing('cup')}<g transform="translate(240 0) scale(-1 1)">${thing('cup')}</g>`,
};

/** In the order of the client's list (src/core/lib/emoji.ts): eyes, mouth, and whatever else of marks, hands, things. */
const MOODS = [
  'dots smile',
  'arcs smile',
  'arcs grin',
  'arcs small blush',
  'shut small blush',
  'wide smile blush',
  'lids smirk',
  'wink tongue',
  'hearts smile',
  'wink kiss hearts',
  'wide round exclaim',
  'side flat question',
  'up flat dots',
  'lids flat dots',
  'dots wave sweat',
  'side teeth sweat',
  'sad wave',
  'sad frown tear',
  'shut cry streams',
  'angry frown rage',
  'lids small',
  'shut round sleep',
  'spirals wave',
  'wide zip',
  'arcs smile like',
  'arcs grin hands:clap clap',
  'dots smile hands:shake',
  'shut smile hands:fist',
  'angry grin hands:cheer',
  'wink grin hands:victory',
  'sad small hands:pray',
  'dots smile hands:wave ring',
  'arcs smile blush hands:open',
  'arcs grin hands:up paper',
  'arcs smile gift',
  'hearts grin packet',
  'shut small cup steam',
  'dots smile drop',
  'dots smile leaf',
  'arcs small cup',
  'dots small pot',
  'arcs smile bud',
  'shut smile gaiwan steam',
  'arcs grin cups',
  'arcs smile sun sparks',
  'shut smile moon',
  'arcs smile blush heart',
  'wink smile flower',
];
export const MOOD_COUNT = MOODS.length;

/** `number` from 1. */
export function mood(number) {
  const [eyes, mouth, ...rest] = MOODS[number - 1].split(' ');
  const s = new Sheet(240, 240, number, 'mood');
  const body = 'M120 20C126 50 206 74 206 146C206 196 168 226 120 226C72 226 34 196 34 146C34 92 92 76 120 20Z';
  s.path(
    body,
    s.lin(
      [
        [0, '#a9c886'],
        [0.55, '#86ad63'],
        [1, '#5f8a4a'],
      ],
      [0.2, 0, 0.7, 1],
    ),
  );
  s.add(line('M120 24q-8 30-2 62M118 62q14-4 22-14M117 76q-14-2-22-10', 4, '#4e7040'));
  s.add(`<ellipse cx="76" cy="116" rx="12" ry="26" transform="rotate(24 76 116)" fill="#fffdf6" opacity=".28"/>`);
  s.add(EYES[eyes] + MOUTHS[mouth]);
  for (const part of rest) {
    const [kind, name] = part.split(':');
    s.add(kind === 'hands' ? hands(HANDS[name]) : (MARKS[kind] ?? THINGS[kind] ?? thing(kind)));
  }
  return s.toString();
}
