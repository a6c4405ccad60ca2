// Empty states: one pale moon, one quiet object, a lot of paper. Transparent ground.
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
import { bamboo, branch, leaf, pine, sprig } from '../base/flora.mjs';
import { boat, mountain, pavilion, ridge } from '../base/land.mjs';
import { pickPalette } from '../goods/packs.mjs';
import { drawCup } from '../goods/vessels.mjs';

function ground(s, p, y = 268) {
  s.add(
    `<circle cx="240" cy="150" r="118" fill="${s.lin([
      [0, mix(p.disc, p.main, 0.12)],
      [1, mix(p.disc, p.wallDeep, 0.5), 0.5],
    ])}"/>`,
  );
  s.path(brush([70, y + 4], [240, y - 2], [416, y + 5], 1, 5, 1), mix(p.main, p.wall, 0.55), 'opacity=".6"');
}
/** A ridge that dies away at both ends, so no edge shows on open paper. */
const island = (r, x0, x1, base, height, opts) =>
  ridge(r, x0, x1, base, height, opts).map(([x, y], i, list) => [
    x,
    base - (base - y) * Math.sin((Math.PI * i) / (list.length - 1)) ** 0.7,
  ]);
const line = (s, p, d, w = 2.2, o = 0.85) => s.line(d, mix(p.ink, p.main, 0.3), w, `opacity="${o}"`);

const DRAW = {
  /** A bamboo basket with one leaf drifting down. */
  cart(s, p) {
    ground(s, p);
    const c = mix(p.bamboo, p.wood, 0.3);
    s.shadow(244, 268, 110, 13, '#3a3226', 0.3);
    s.line('M162 178C164 84 316 84 318 178', darken(c, 0.14), 7);
    s.line('M162 178C164 84 316 84 318 178', lighten(c, 0.3), 2, 'opacity=".7"');
    const bowl = smooth(
      [
        [144, 178, 1],
        [154, 226],
        [188, 266, 1],
        [292, 266, 1],
        [326, 226],
        [336, 178, 1],
      ],
      true,
      0.6,
    );
    s.path(
      bowl,
      s.lin(
        [
          [0, lighten(c, 0.26)],
          [0.6, c],
          [1, darken(c, 0.24)],
        ],
        [0, 0, 1, 0.3],
      ),
    );
    s.open(`clip-path="${s.clip(bowl)}"`);
    let weave = '';
    for (let j = 0; j < 8; j += 1)
      for (let i = 0; i < 18; i += 1) weave += `M${pt(138 + i * 12 + (j % 2) * 6, 182 + j * 11)}q6 5 11 0`;
    s.line(weave, darken(c, 0.42), 1.6, 'opacity=".6"');
    let ribs = '';
    for (let i = 0; i <= 16; i += 1)
      ribs += `M${pt(142 + i * 12.2, 178)}Q${pt(160 + i * 10, 230)} ${pt(188 + i * 6.5, 268)}`;
    s.line(ribs, lighten(c, 0.4), 1, 'opacity=".5"');
    s.close();
    s.add(
      `<ellipse cx="240" cy="178" rx="97" ry="15" fill="${darken(c, 0.42)}"/><ellipse cx="240" cy="178" rx="97" ry="15" fill="none" stroke="${lighten(c, 0.22)}" stroke-width="5"/>`,
    );
    leaf(s, 296, 92, 46, 16, 128, lighten(p.leaf, 0.1), { bend: 6 });
    line(s, p, 'M318 66q-14 6 -16 18M340 86q-10 2 -16 10', 1.4, 0.4);
  },
  /** A letter with nothing written on it yet. */
  order(s, p) {
    ground(s, p);
    s.shadow(246, 270, 96, 11, '#3a3226', 0.3);
    s.open('transform="rotate(-5 240 190)"');
    s.path(
      roundRect(160, 92, 158, 176, 3),
      s.lin(
        [
          [0, '#fffdf6'],
          [1, darken(p.paper, 0.05)],
        ],
        [0, 0, 1, 1],
      ),
      `stroke="${darken(p.paper, 0.3)}" stroke-width="1.4"`,
    );
    let rule = '';
    for (let i = 1; i < 7; i += 1) rule += `M${160 + i * 22.5} 112V250`;
    s.line(`${rule}M170 112H308M170 250H308`, p.seal, 1, 'opacity=".42"');
    seal(s, 296, 236, 17, '茶', p.seal);
    s.close();
    s.open('transform="rotate(32 330 200)"');
    s.path(
      'M324 96h12v120l-6 8l-6 -8Z',
      s.lin(
        [
          [0, lighten(p.wood, 0.3)],
          [1, darken(p.wood, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.path('M323 212h14l-2 16q-5 22 -5 30q-3 -10 -6 -30Z', mix(p.ink, p.main, 0.1));
    s.close();
    s.path(
      smooth(
        [
          [118, 252],
          [140, 244],
          [160, 256],
          [150, 268],
          [124, 266],
        ],
        true,
      ),
      mix(p.ink, p.main, 0.34),
      'opacity=".16"',
    );
  },
  /** The bridge stops half way. */
  network(s, p) {
    ground(s, p, 282);
    for (let i = 0; i < 2; i += 1)
      mountain(
        s,
        island(s.rand, 104, 380, 236 + i * 20, 96 - i * 14, { peaks: 2, steps: 28 }),
        262,
        mix(p.wall, p.main, 0.5 + i * 0.24),
        { strength: 0.8, texture: 0.1 },
      );
    const c = mix(p.wood, p.ink, 0.14);
    const half = (flip) => {
      s.open(flip ? 'transform="translate(480 0) scale(-1 1)"' : 'transform="translate(0 0)"');
      s.path(
        'M78 252Q130 196 204 190L206 203Q140 210 92 262Z',
        s.lin([
          [0, lighten(c, 0.3)],
          [1, c],
        ]),
      );
      line(s, p, 'M100 236V206M128 216V186M158 203V172M188 194V164', 3);
      line(s, p, 'M92 210Q134 178 198 162', 3);
      s.close();
    };
    half(false);
    half(true);
    line(s, p, 'M213 186l8 -8M217 197l11 -2M267 186l-8 -8M263 197l-11 -2', 2, 0.6);
    for (let i = 0; i < 6; i += 1)
      s.add(
        `<ellipse cx="${130 + i * 44}" cy="${n1(258 + (i % 2) * 10)}" rx="66" ry="10" fill="${s.rad([
          [0, '#ffffff', 0.85],
          [1, '#ffffff', 0],
        ])}"/>`,
      );
    line(s, p, 'M160 284h40M232 290h58M300 282h26', 1.4, 0.35);
  },
  /** Moonlit fog, a boat with nobody in it. */
  notfound(s, p) {
    ground(s, p, 276);
    pine(s, 122, 280, 170, mix(p.leafDark, p.main, 0.2), 1);
    mountain(s, island(s.rand, 236, 430, 256, 62, { peaks: 2, steps: 22 }), 266, mix(p.wall, p.main, 0.6), {
      strength: 0.8,
      texture: 0.1,
    });
    pavilion(s, 334, 222, 40, mix(p.ink, p.main, 0.4));
    for (let i = 0; i < 5; i += 1)
      s.add(
        `<ellipse cx="${110 + i * 68}" cy="${n1(222 + (i % 3) * 18)}" rx="${n1(80 + (i % 2) * 24)}" ry="12" fill="${s.rad(
          [
            [0, '#ffffff', 0.9],
            [1, '#ffffff', 0],
          ],
        )}"/>`,
      );
    boat(s, 242, 262, 42, mix(p.ink, p.main, 0.3));
    line(s, p, 'M190 284h46M262 288h70', 1.4, 0.35);
  },
  /** A bird on a branch, no letters. */
  message(s, p) {
    ground(s, p, 292);
    branch(s, [60, 232], [200, 254], [400, 196], p, { leaves: 9, size: 50, thickness: 8 });
    const b = mix(p.main, p.ink, 0.2);
    s.path(
      smooth(
        [
          [216, 232],
          [200, 206],
          [214, 170],
          [246, 154],
          [274, 164],
          [278, 184],
          [270, 214],
          [244, 238],
        ],
        true,
      ),
      s.lin(
        [
          [0, lighten(b, 0.36)],
          [1, b],
        ],
        [0, 0, 0.6, 1],
      ),
    );
    s.path('M216 226Q186 250 160 266L196 262Q222 252 236 238Z', darken(b, 0.22));
    s.path(
      smooth(
        [
          [222, 208],
          [224, 184],
          [250, 182],
          [256, 206],
          [238, 226],
        ],
        true,
      ),
      darken(b, 0.2),
      'opacity=".7"',
    );
    s.path('M276 170L294 174L277 180Z', '#d39a3c');
    s.add('<circle cx="262" cy="170" r="3.4" fill="#231f1a"/>');
    s.path(
      smooth(
        [
          [246, 190],
          [272, 190],
          [268, 214],
          [246, 234],
        ],
        true,
      ),
      lighten(p.paper, 0.1),
      'opacity=".7"',
    );
    line(s, p, 'M236 238l-2 8M248 236l2 8', 2);
  },
  /** An empty display stand. */
  favourite(s, p) {
    ground(s, p);
    s.shadow(244, 268, 112, 12, '#3a3226', 0.3);
    const c = mix(p.wood, '#5e4630', 0.3);
    s.line('M150 266V116Q150 98 168 98H312Q330 98 330 116V266', c, 8);
    s.line('M150 266V116Q150 98 168 98H312Q330 98 330 116V266', lighten(c, 0.4), 2, 'opacity=".5"');
    [160, 216].forEach((y) =>
      s.path(
        `M150 ${y}h180v7h-180Z`,
        s.lin([
          [0, lighten(c, 0.3)],
          [1, darken(c, 0.2)],
        ]),
      ),
    );
    s.path(
      'M138 262h204v9h-204Z',
      s.lin([
        [0, lighten(c, 0.2)],
        [1, darken(c, 0.3)],
      ]),
    );
    s.place(206, 216, 0.2, () => drawCup(s, p, { glaze: '#e6ece4', saucer: false, vapour: false }));
    s.line(
      'M268 158a18 6 0 1 0 36 0a18 6 0 1 0 -36 0',
      mix(p.ink, p.main, 0.4),
      1.4,
      'stroke-dasharray="3 5" opacity=".6"',
    );
    s.line(
      'M186 158a18 6 0 1 0 36 0a18 6 0 1 0 -36 0',
      mix(p.ink, p.main, 0.4),
      1.4,
      'stroke-dasharray="3 5" opacity=".6"',
    );
    sprig(s, 288, 212, 46, 10, p);
  },
  /** A lantern held up in the bamboo. */
  search(s, p) {
    ground(s, p, 284);
    bamboo(s, 116, 288, 230, mix(p.leafDark, p.main, 0.4), 0.5);
    bamboo(s, 336, 288, 210, mix(p.leafDark, p.main, 0.4), 0.4);
    s.add(
      `<circle cx="240" cy="184" r="92" fill="${s.rad([
        [0, '#ffd98a', 0.7],
        [1, '#ffd98a', 0],
      ])}"/>`,
    );
    s.path(brush([176, 116], [216, 96], [246, 128], 3, 5, 3), darken(p.wood, 0.4));
    line(s, p, 'M244 126V144', 2);
    s.path(
      roundRect(206, 150, 76, 78, 22),
      s.lin(
        [
          [0, '#e9b25e'],
          [0.4, '#fff0c4'],
          [1, '#d99a44'],
        ],
        [0, 0, 1, 0],
      ),
    );
    s.line('M226 150Q216 189 226 228M244 150V228M262 150Q272 189 262 228', '#a86a2a', 1.4, 'opacity=".6"');
    s.path(roundRect(222, 142, 44, 10, 2) + roundRect(222, 227, 44, 9, 2), darken(p.wood, 0.5));
    s.line('M244 236v18M238 252v16M244 254v20M250 252v16', p.seal, 2.4);
  },
  /** A sprig on its small mound, a blank plaque tied to it. */
  tree(s, p) {
    ground(s, p, 280);
    s.shadow(244, 280, 84, 11, '#3a3226', 0.26);
    s.path('M150 284Q176 246 240 244T334 284Z', mix(p.wood, p.leafDark, 0.4));
    s.path('M150 284Q176 246 240 244T334 284Q240 262 150 284Z', lighten(mix(p.wood, p.leafDark, 0.4), 0.14));
    sprig(s, 240, 236, 168, 0, p, { leaves: 3 });
    s.line('M244 218Q266 214 276 226', p.seal, 2.2);
    s.path(
      roundRect(262, 226, 30, 40, 3),
      mix(p.wood, '#e7c99a', 0.5),
      `stroke="${darken(p.wood, 0.3)}" stroke-width="1.4"`,
    );
    line(s, p, 'M270 240h14M270 249h10', 2, 0.5);
  },
  /** Cut paper: a coupon that has been torn away. */
  coupon(s, p) {
    ground(s, p);
    s.shadow(246, 262, 116, 11, '#3a3226', 0.28);
    s.open('transform="rotate(-7 240 190)"');
    s.path(
      'M132 142h64l7 10l-7 12l7 12l-7 12l7 12l-7 12l7 12l-7 10h-64a8 8 0 0 1 -8 -8v-84a8 8 0 0 1 8 -8Z',
      s.lin(
        [
          [0, lighten(p.seal, 0.12)],
          [1, p.seal],
        ],
        [0, 0, 1, 1],
      ),
    );
    s.line(circlePath(158, 188, 22), lighten(p.seal, 0.6), 1.6, 'opacity=".7"');
    s.path(leafPath(30, 13, 2), lighten(p.seal, 0.7), 'transform="translate(150 202) rotate(-56)"');
    s.close();
    s.open('transform="rotate(5 300 190) translate(16 -4)"');
    s.path(
      'M222 142h116a8 8 0 0 1 8 8v84a8 8 0 0 1 -8 8h-116l7 -10l-7 -12l7 -12l-7 -12l7 -12l-7 -12l7 -12Z',
      s.lin(
        [
          [0, '#fffdf6'],
          [1, darken(p.paper, 0.06)],
        ],
        [0, 0, 1, 1],
      ),
      `stroke="${darken(p.paper, 0.28)}" stroke-width="1.4"`,
    );
    line(s, p, 'M246 172h74M246 192h52M246 212h34', 3, 0.26);
    s.close();
  },
};

export const EMPTY_KINDS = Object.keys(DRAW);

export function empty(pal, seed, { w = 480, h = 340, kind = 'cart' } = {}) {
  const s = new Sheet(480, 340, `${seed}${kind}`, 'empty');
  const p = pickPalette(pal);
  DRAW[kind](s, p);
  return s.toString().replace('width="480" height="340"', `width="${w}" height="${h}"`);
}
