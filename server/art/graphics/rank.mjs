// The member card of each level: far mountains, a moon, and what has grown by then: bud, one leaf, two leaves, branch, old tree.
import { Sheet, darken, lighten, mix, n1, pt } from '../base/lib.mjs';
import { branch, leaf, sprig } from '../base/flora.mjs';
import { drawTree, mountain, ridge } from '../base/land.mjs';
import { pickPalette } from '../goods/packs.mjs';

/** Levels 0..4. */
export const RANKS = ['bud', 'one', 'two', 'branch', 'old'];

/** Ground of a card with figures, the wallet's: far mountains at the lower right, which leave the paper to the words. */
export function letterCard(_pal, seed, { w = 716, h = 480 } = {}) {
  const s = new Sheet(w, h, seed, 'letter');
  s.path(`M0 0h${w}v${h}H0Z`, '#fffdf9');
  for (let far = 0; far < 3; far += 1) {
    const line = ridge(s.rand, -20, w + 20, h * (0.86 + far * 0.06), h * (0.42 - far * 0.08), { peaks: 4 });
    mountain(s, line, h + 10, mix('#e3eae2', '#8fb0a0', 0.12 + far * 0.16), {
      strength: 0.62,
      fade: 0.3,
      texture: 0.1,
    });
  }
  return s.toString();
}

/** Paper that turns to mist, a moon, three far ridges. */
function duskOf(s, w, h) {
  const paper = '#eef2e8';
  const mist = '#cfdccf';
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.lin(
      [
        [0, paper],
        [1, mist],
      ],
      [0, 0, 1, 1],
    ),
  );
  s.add(`<circle cx="${n1(w * 0.76)}" cy="${n1(h * 0.36)}" r="${n1(h * 0.22)}" fill="#f7f2e0"/>`);
  for (let far = 0; far < 3; far += 1) {
    const line = ridge(s.rand, -10, w + 10, h * (0.72 + far * 0.13), h * (0.36 - far * 0.05), { peaks: 3 });
    mountain(s, line, h + 20, mix(mist, '#4d7a68', 0.08 + far * 0.08), { strength: 0.6, fade: 0.2, texture: 0.1 });
  }
}

/** The words stand on the left, so the plant and the moon keep to the right. */
export function rankCard(pal, seed, { w = 716, h = 272, level = 2 } = {}) {
  const s = new Sheet(w, h, `${seed}${level}`, 'rank');
  const p = pickPalette(pal);
  duskOf(s, w, h);
  const cx = w * 0.88;
  // Above the line of growth.
  const foot = h * 0.66;
  const k = h / 660;
  if (level === 0) {
    leaf(s, cx - 6 * k, foot - 26 * k, 210 * k, 62 * k, -96, lighten(p.leaf, 0.3), { bend: 10 });
    leaf(s, cx, foot - 16 * k, 250 * k, 54 * k, -82, lighten(p.leaf, 0.16), { bend: -8 });
    s.line(
      `M${pt(cx - 2 * k, foot - 26 * k)}q${n1(2 * k)} ${n1(30 * k)} ${n1(-4 * k)} ${n1(70 * k)}`,
      darken(p.leaf, 0.2),
      7 * k,
    );
  } else if (level === 1) s.place(cx, foot - 20 * k, k, () => sprig(s, 0, 0, 330, 6, p, { leaves: 1 }));
  else if (level === 2) s.place(cx, foot - 20 * k, k, () => sprig(s, 0, 0, 340, 4, p, { leaves: 2 }));
  else if (level === 3) {
    branch(s, [w, h * 0.72], [cx - 20 * k, h * 0.5], [cx - 10 * k, h * 0.12], p, {
      leaves: 11,
      size: 104 * k,
      thickness: 12 * k,
    });
    branch(s, [cx + 20 * k, h * 0.56], [cx - 80 * k, h * 0.5], [cx - 150 * k, h * 0.26], p, {
      leaves: 7,
      size: 80 * k,
      thickness: 7 * k,
    });
  } else drawTree(s, { ...p, leaf: '#6f8f63' }, cx - 6, foot + 6, h * 0.56, { tag: false });
  return s.toString();
}

/**
 * All levels on one way up: a plant at a tenth, three tenths ... of the width, those still to come a pale shadow. Their feet stand where the
 * page draws the line of growth, which rises by five degrees.
 */
export function ridgeCard(pal, seed, { w = 716, h = 272, level = 2 } = {}) {
  const s = new Sheet(w, h, `${seed}${level}`, 'ridge');
  const p = pickPalette(pal);
  duskOf(s, w, h);
  const pale = { ...p, leaf: '#7d9a8b', wood: '#7d9a8b', leafDark: '#6c8a7b' };
  const plants = [
    (x, y, q) => {
      leaf(s, x, y + 2, 38, 14, -112, lighten(q.leaf, 0.24), { bend: 6 });
      leaf(s, x, y + 2, 44, 12, -76, lighten(q.leaf, 0.1), { bend: -5 });
    },
    (x, y, q) => sprig(s, x, y + 2, 76, 2, q, { leaves: 1 }),
    (x, y, q) => sprig(s, x, y + 4, 112, 2, q, { leaves: 2 }),
    (x, y, q) => {
      branch(s, [x, y + 4], [x - 12, y - 60], [x + 10, y - 118], q, { leaves: 9, size: 46, thickness: 7 });
      branch(s, [x, y - 26], [x + 24, y - 56], [x + 40, y - 86], q, { leaves: 5, size: 34, thickness: 4 });
    },
    (x, y, q, on) => drawTree(s, { ...q, leaf: on ? '#6b8a5e' : '#84a091' }, x - 4, y + 6, 166, { tag: false }),
  ];
  plants.forEach((draw, index) => {
    const on = index <= level;
    const x = w * (0.1 + 0.2 * index);
    // The line of growth runs at 0.87 of the height through the middle.
    const y = h * 0.87 - (x - w / 2) * Math.tan(Math.PI / 36);
    s.open(`opacity="${on ? 1 : 0.4}"`);
    draw(x, y, on ? p : pale, on);
    s.close();
  });
  return s.toString();
}
