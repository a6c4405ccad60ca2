// What is sold by number: tins and pouches side by side, cakes in pairs and tied in a stack, bricks piled up.
import { Sheet, circlePath, darken, lighten, mix, n1, roundRect, seal } from '../base/lib.mjs';
import { stage } from '../base/stage.mjs';
import { drawPouch } from './compressed.mjs';
import { drawBox, drawTin, drawWrappedCake, pickPalette } from './packs.mjs';

const scene =
  (name, ground, draw) =>
  (pal, seed, { w = 750, h = 750, ...o } = {}) => {
    const s = new Sheet(w, h, seed, name);
    const p = pickPalette(pal);
    draw(s, p, stage(s, p, { kind: o.kind, table: o.table, ground }), o);
    return s.toString();
  };

/** Where one or two of a kind stand, the hindmost first: [x, y, scale]. */
const PLACES = [
  [[0, 36, 1.08]],
  [
    [104, -4, 0.96],
    [-92, 50, 1.04],
  ],
];

const each = (s, at, count, draw) => {
  for (const [x, y, k] of PLACES[count - 1]) s.place(at.x + x * at.k, at.y + y * at.k, at.k * k, draw);
};

/** Tins of one tea; a wider one of a bigger weight by `radius` and `height`. */
export const tinSet = scene('tins', 0.74, (s, p, at, { count = 1, ...o }) =>
  each(s, at, count, () =>
    drawTin(s, p, {
      colour: o.colour,
      text: o.text,
      kind: o.pattern,
      height: o.height ?? 320,
      radius: o.radius ?? 112,
    }),
  ),
);

export const pouchSet = scene('pouches', 0.74, (s, p, at, { count = 1, size = 1, ...o }) =>
  each(s, at, count, () => s.place(0, 0, size, () => drawPouch(s, p, { colour: o.colour, text: o.text }))),
);

const printed = (p, o) => ({ ...p, paper: o.paper ?? '#f6efdd', main: o.main ?? p.main });
const face = (s, p, R, o) =>
  drawWrappedCake(s, R, printed(p, o), { style: o.style, names: o.names, tone: o.paper ?? '#f6efdd' });

/** Two wrapped cakes, one before the other. */
export const cakePair = scene('pair', 0.74, (s, p, at, o) =>
  s.place(at.x, at.y + 48 * at.k, at.k, () => {
    s.shadow(30, 2, 320, 34);
    s.place(108, -186, 1, () => face(s, p, 176, o));
    s.place(-84, -180, 1, () => face(s, p, 180, o));
  }),
);

/** One cake of the stack from the side: a soft disc in its paper. */
function layer(s, y, R, thick, tone) {
  const d = roundRect(-R, y - thick, 2 * R, thick, thick * 0.46);
  s.path(
    d,
    s.lin(
      [
        [0, darken(tone, 0.1)],
        [0.26, lighten(tone, 0.36)],
        [0.6, tone],
        [1, darken(tone, 0.34)],
      ],
      [0, 0, 1, 0],
    ),
  );
  s.grain(
    d,
    [-R, y - thick, 2 * R, thick],
    [
      [0, 0.1],
      [1, 1],
    ],
    darken(tone, 0.5),
    { opacity: 0.36 },
  );
  s.line(d, darken(tone, 0.55), 1.3, 'opacity=".45"');
}

/** A whole stack tied with bamboo, all but one of its cakes; that one stands before it with its face. */
export const cakeStack = scene('tong', 0.74, (s, p, at, o) => {
  const tone = o.paper ?? '#f6efdd';
  const count = (o.count ?? 7) - 1;
  const R = 168;
  const thick = Math.min(62, 330 / count);
  s.place(at.x + 72 * at.k, at.y + 8 * at.k, at.k, () => {
    s.shadow(30, 4, 240, 36);
    for (let i = 0; i < count; i += 1) layer(s, -i * thick * 0.98, R - (i % 2) * 3, thick, tone);
    const top = -count * thick * 0.98;
    s.path(
      circlePath(0, top + 8, R * 0.9, R * 0.13),
      s.lin([
        [0, lighten(tone, 0.5)],
        [1, darken(tone, 0.06)],
      ]),
    );
    // splints of bamboo over the sides, held by two rings of cord
    [-96, 4, 104].forEach((x) => {
      s.path(
        roundRect(x - 11, top + 4, 22, -top - 6, 4),
        s.lin(
          [
            [0, lighten(p.bamboo, 0.3)],
            [1, darken(p.bamboo, 0.3)],
          ],
          [0, 0, 1, 0],
        ),
        'opacity=".92"',
      );
    });
    [0.3, 0.7].forEach((part) => {
      const y = n1(top * part);
      s.line(`M${-R - 2} ${y}Q0 ${n1(top * part + 16)} ${R + 2} ${y}`, darken(p.bamboo, 0.4), 9, 'opacity=".5"');
      s.line(
        `M${-R - 2} ${n1(top * part - 2)}Q0 ${n1(top * part + 14)} ${R + 2} ${n1(top * part - 2)}`,
        mix(p.bamboo, '#c8a566', 0.6),
        6,
      );
    });
  });
  s.place(at.x - 118 * at.k, at.y + 70 * at.k, at.k, () => {
    s.shadow(24, 2, 190, 26);
    s.place(0, -144, 1, () => face(s, p, 144, o));
  });
});

/** Bricks in their paper, piled up. */
export const brickStack = scene('bricks', 0.74, (s, p, at, { count = 4, paper = '#efe4c8', ...o }) =>
  s.place(at.x, at.y + 56 * at.k, at.k, () => {
    for (let i = 0; i < count; i += 1)
      s.place((i % 2) * 12 - 6, -i * 84, 1, () =>
        drawBox(s, p, { colour: paper, w: 360, h: 84, d: [92, 62], band: false, cord: i === count - 1, kind: 'none' }),
      );
    seal(s, 30, -count * 84 + 44, 34, '叶', o.main ?? p.seal);
  }),
);
