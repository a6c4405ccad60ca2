// People without faces: portraits of masters and growers, small avatars.
import { Sheet, brush, darken, glyph, lighten, mix, n1, pt, seal, smooth } from '../base/lib.mjs';
import { bamboo, blossom, branch, sprig } from '../base/flora.mjs';
import { mountain, ridge } from '../base/land.mjs';
import { pickPalette } from '../goods/packs.mjs';
import { drawCup, drawGaiwan, drawTeapot } from '../goods/vessels.mjs';

const SKIN = ['#ecd3b8', '#e0bf9d', '#d3aa86', '#f0dcc6'];
const HAIR = ['#2a2622', '#3a332c', '#6f6a63', '#a7a29a', '#1f1d1b'];
const ROBE = ['#5d7a72', '#3f4b52', '#8a6a4c', '#7f3f34', '#a8a089', '#4d5a49', '#2f2d2a', '#6c7f93', '#c9bfa6'];

/** Bust in local space: chin near 0,-196, shoulders at y = 0..140. Width about 420. */
export function drawBust(
  s,
  { skin, hair, robe, cut = 'short', collar = 'cross', beard = false, glasses = false, tilt = 0 } = {},
) {
  const lineTone = darken(robe, 0.45);
  // shoulders and robe
  const body = smooth(
    [
      [-236, 190, 1],
      [-226, 78],
      [-176, 6],
      [-92, -40],
      [-40, -70, 1],
      [40, -70, 1],
      [92, -40],
      [176, 6],
      [226, 78],
      [236, 190, 1],
    ],
    true,
    0.6,
  );
  s.path(
    body,
    s.lin(
      [
        [0, lighten(robe, 0.16)],
        [0.45, robe],
        [1, darken(robe, 0.28)],
      ],
      [0, 0, 1, 0.5],
    ),
  );
  s.open(`clip-path="${s.clip(body)}"`);
  s.grain(
    body,
    [-236, -70, 472, 260],
    [
      [0, 0],
      [0.45, 0.1],
      [1, 1],
    ],
    darken(robe, 0.5),
    { opacity: 0.4 },
  );
  s.path(brush([-150, 200], [-140, 80], [-96, 20], 2, 12, 2), lineTone, 'opacity=".3"');
  s.path(brush([158, 200], [150, 90], [104, 26], 2, 13, 2), lineTone, 'opacity=".34"');
  s.close();
  // neck
  s.path(
    'M-36 -150L-42 -44Q0 -8 42 -44L36 -150Z',
    s.lin(
      [
        [0, darken(skin, 0.16)],
        [0.6, darken(skin, 0.06)],
        [1, darken(skin, 0.22)],
      ],
      [0, 0, 1, 0],
    ),
  );
  // collar
  const inner = lighten(robe, 0.72);
  if (collar === 'cross') {
    s.path('M-56 -74L-36 -86L14 40L0 70Z', inner);
    s.path('M56 -74L36 -86L-24 60L0 72Z', lighten(robe, 0.6));
    s.path('M-64 -70L-46 -80L44 150L-2 168Z', darken(robe, 0.18));
    s.path('M64 -70L46 -80L-70 140L-30 170L-6 120Z', darken(robe, 0.1));
  } else if (collar === 'stand') {
    s.path('M-52 -98Q-30 -66 0 -60L0 -22Q-44 -30 -66 -62Z', darken(robe, 0.06));
    s.path('M52 -98Q30 -66 0 -60L0 -22Q44 -30 66 -62Z', darken(robe, 0.2));
    s.line('M0 -60V176', lineTone, 1.8, 'opacity=".7"');
    [10, 58, 106].forEach((y) => {
      s.line(`M-26 ${y}H26`, lineTone, 3.4);
      s.add(`<circle cx="2" cy="${y}" r="5" fill="${lineTone}"/>`);
    });
  } else {
    s.path('M-58 -74Q0 6 58 -74L74 -62Q0 48 -74 -62Z', inner);
    s.path('M-74 -62Q0 48 74 -62L84 -54Q0 70 -84 -54Z', darken(robe, 0.14));
  }
  s.open(`transform="rotate(${tilt} 0 -120)"`);
  // back hair
  if (cut === 'bun' || cut === 'long')
    s.path(
      smooth(
        [
          [-96, -196],
          [-100, -286],
          [0, -352],
          [100, -286],
          [98, -190],
          [70, -120],
          [-70, -120],
        ],
        true,
      ),
      darken(hair, 0.2),
    );
  if (cut === 'long')
    s.path(
      smooth(
        [
          [-96, -250],
          [-112, -120],
          [-92, -10],
          [-56, -20],
          [-50, -150],
          [50, -150],
          [56, -20],
          [92, -10],
          [112, -120],
          [96, -250],
        ],
        true,
        0.6,
      ),
      darken(hair, 0.1),
    );
  // head
  const face = smooth(
    [
      [-78, -270],
      [-80, -210],
      [-60, -150],
      [0, -112],
      [60, -150],
      [80, -210],
      [78, -270],
      [0, -340],
    ],
    true,
    0.9,
  );
  s.path(
    face,
    s.lin(
      [
        [0, lighten(skin, 0.22)],
        [0.5, skin],
        [1, darken(skin, 0.2)],
      ],
      [0, 0, 1, 0.3],
    ),
  );
  s.add(
    `<ellipse cx="-82" cy="-222" rx="12" ry="21" fill="${darken(skin, 0.08)}"/><ellipse cx="82" cy="-222" rx="12" ry="21" fill="${darken(skin, 0.2)}"/>`,
  );
  s.open(`clip-path="${s.clip(face)}"`);
  s.path('M8 -262Q16 -222 22 -206Q12 -196 0 -197Q8 -226 8 -262Z', darken(skin, 0.26), 'opacity=".5"');
  s.path(
    smooth(
      [
        [30, -345],
        [110, -345],
        [110, -100],
        [20, -108],
        [64, -170],
        [66, -250],
      ],
      true,
    ),
    darken(skin, 0.4),
    'opacity=".13"',
  );
  s.close();
  // quiet brows and lids, nothing more
  s.path(brush([-58, -244], [-40, -254], [-20, -246], 1, 5, 1), mix(hair, skin, 0.2), 'opacity=".75"');
  s.path(brush([22, -246], [42, -254], [60, -244], 1, 5, 1), mix(hair, skin, 0.2), 'opacity=".75"');
  s.line('M-52 -222Q-39 -214 -25 -221M27 -221Q40 -214 54 -222', mix(hair, skin, 0.15), 2.4, 'opacity=".8"');
  s.line('M-16 -160Q0 -153 16 -160', darken(mix(skin, '#b25e4c', 0.4), 0.1), 3, 'opacity=".7"');
  if (glasses) {
    s.line(
      'M-64 -222a24 22 0 1 0 48 0a24 22 0 1 0 -48 0M16 -222a24 22 0 1 0 48 0a24 22 0 1 0 -48 0M-16 -226Q0 -232 16 -226M-64 -226L-80 -230M64 -226L80 -230',
      '#3b332b',
      2.6,
      'opacity=".85"',
    );
  }
  if (beard) {
    s.path(
      smooth(
        [
          [-40, -150],
          [-22, -144],
          [0, -148],
          [22, -144],
          [40, -150],
          [26, -96],
          [6, -50],
          [-8, -52],
          [-26, -96],
        ],
        true,
      ),
      mix(hair, '#d9d4ca', 0.4),
      'opacity=".92"',
    );
    s.line(
      'M-14 -140Q-8 -100 -4 -64M14 -140Q10 -100 4 -66M0 -140V-60',
      darken(mix(hair, '#d9d4ca', 0.4), 0.2),
      1.4,
      'opacity=".6"',
    );
    s.line('M-30 -170Q-12 -178 0 -170Q12 -178 30 -170', mix(hair, '#d9d4ca', 0.3), 5);
  }
  // front hair
  const sheenTone = lighten(hair, 0.24);
  if (cut === 'short') {
    s.path(
      smooth(
        [
          [-90, -232, 1],
          [-96, -300],
          [-54, -362],
          [14, -372],
          [78, -344],
          [98, -288],
          [90, -230, 1],
          [80, -276],
          [44, -306],
          [-16, -300],
          [-62, -308],
          [-80, -274],
        ],
        true,
      ),
      s.lin(
        [
          [0, sheenTone],
          [0.4, hair],
          [1, darken(hair, 0.3)],
        ],
        [0, 0, 1, 0.4],
      ),
    );
  } else if (cut === 'bun') {
    s.add(
      `<circle cx="0" cy="-372" r="40" fill="${s.lin([
        [0, sheenTone],
        [1, darken(hair, 0.2)],
      ])}"/>`,
    );
    s.path(
      smooth(
        [
          [-92, -214, 1],
          [-96, -300],
          [-40, -354],
          [40, -354],
          [96, -300],
          [92, -214, 1],
          [78, -276],
          [0, -326],
          [-78, -276],
        ],
        true,
      ),
      s.lin(
        [
          [0, sheenTone],
          [0.4, hair],
          [1, darken(hair, 0.3)],
        ],
        [0, 0, 1, 0.4],
      ),
    );
    s.line('M-62 -388L66 -362', mix('#b48a5e', '#5e4630', 0.3), 6);
  } else if (cut === 'long') {
    s.path(
      smooth(
        [
          [-98, -190, 1],
          [-100, -296],
          [-44, -360],
          [44, -360],
          [100, -296],
          [98, -190, 1],
          [80, -266],
          [26, -320],
          [-30, -296],
          [-76, -240],
        ],
        true,
      ),
      s.lin(
        [
          [0, sheenTone],
          [0.4, hair],
          [1, darken(hair, 0.3)],
        ],
        [0, 0, 1, 0.4],
      ),
    );
  } else if (cut === 'bald') {
    s.path(
      smooth(
        [
          [-84, -236, 1],
          [-92, -262],
          [-80, -292],
          [-76, -262],
        ],
        true,
      ),
      hair,
      'opacity=".8"',
    );
    s.path(
      smooth(
        [
          [84, -236, 1],
          [92, -262],
          [80, -292],
          [76, -262],
        ],
        true,
      ),
      hair,
      'opacity=".8"',
    );
  } else {
    // straw hat
    s.path(
      smooth(
        [
          [-186, -268],
          [-90, -300],
          [0, -398],
          [90, -300],
          [186, -268],
          [96, -254],
          [0, -262],
          [-96, -254],
        ],
        true,
        0.5,
      ),
      s.lin(
        [
          [0, '#e3cd97'],
          [0.5, '#cdb27c'],
          [1, '#9e824f'],
        ],
        [0, 0, 1, 0.3],
      ),
    );
    const brim = smooth(
      [
        [-186, -268],
        [-90, -300],
        [0, -398],
        [90, -300],
        [186, -268],
        [96, -254],
        [0, -262],
        [-96, -254],
      ],
      true,
      0.5,
    );
    let weave = '';
    for (let i = -6; i <= 6; i += 1) weave += `M0 -394L${pt(i * 30, -250)}`;
    s.open(`clip-path="${s.clip(brim)}"`);
    s.line(
      `${weave}M-60 -340Q0 -318 60 -340M-104 -304Q0 -276 104 -304M-150 -282Q0 -258 150 -282`,
      '#7d6337',
      1.2,
      'opacity=".5"',
    );
    s.close();
  }
  s.close();
}

const pickBust = (r) => {
  const hair = r.pick(HAIR);
  const elder = hair === HAIR[2] || hair === HAIR[3];
  return {
    skin: r.pick(SKIN),
    hair,
    robe: r.pick(ROBE),
    cut: r.pick(elder ? ['short', 'bald', 'bun', 'hat'] : ['short', 'bun', 'long', 'hat', 'short']),
    collar: r.pick(['cross', 'stand', 'round']),
    beard: elder && r.chance(0.4),
    glasses: r.chance(0.3),
    tilt: r.pick([-3, 0, 0, 3]),
  };
};

export function portrait(pal, seed, { w = 750, h = 750, sealText = '叶间', ...o } = {}) {
  const s = new Sheet(w, h, seed, 'portrait');
  const p = pickPalette(pal);
  const r = s.rand;
  const k = h / 750;
  const cx = w / h > 1.5 ? w * 0.7 : w / 2;
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.lin(
      [
        [0, lighten(p.wall, 0.3)],
        [1, p.wallDeep],
      ],
      [0.2, 0, 0.8, 1],
    ),
  );
  s.add(
    `<circle cx="${n1(cx)}" cy="${n1(330 * k)}" r="${n1(262 * k)}" fill="${s.lin(
      [
        [0, p.disc],
        [1, mix(p.disc, p.wall, 0.5)],
      ],
      [0.2, 0, 0.8, 1],
    )}"/>`,
  );
  const back = r.pick(['ridge', 'bamboo', 'branch', 'plum']);
  if (back === 'ridge') {
    for (let i = 0; i < 3; i += 1)
      mountain(
        s,
        ridge(r, -20, w + 20, (470 + i * 70) * k, 170 * k, { peaks: 3 }),
        (640 + i * 60) * k,
        mix(p.wall, mix(p.main, p.ink, 0.2), 0.24 + i * 0.16),
        { strength: 0.7, texture: 0.1 },
      );
  } else if (back === 'bamboo') bamboo(s, cx + 210 * k, h, 640 * k, mix(p.wallDeep, p.leafDark, 0.4), 0.55);
  else if (back === 'branch') {
    s.open('opacity=".7"');
    branch(s, [w + 10, 60 * k], [cx + 180 * k, 40 * k], [cx + 60 * k, 130 * k], p, { leaves: 11, size: 70 * k });
    s.close();
  } else
    blossom(s, [w + 10, 20 * k], [cx + 220 * k, 90 * k], [cx + 110 * k, 230 * k], p, mix(p.seal, '#f3d9cf', 0.4), {
      count: 14,
      size: 13 * k,
    });
  s.place(cx, h - 116 * k, k * 1.08, () => drawBust(s, { ...pickBust(r), ...o.person }));
  s.path(`M0 0h${w}v${h}H0Z`, s.grainTile(p.ink, 1.1, 150, 260), 'opacity=".18"');
  if (sealText) seal(s, cx - 292 * k, 88 * k, 34 * k, sealText, p.seal);
  return s.toString(o.title ?? '');
}

const FIELDS = [
  '#c9d8cf',
  '#e6d9b8',
  '#d9c4be',
  '#b9c8cc',
  '#44535a',
  '#5e7a6c',
  '#c7a884',
  '#e9e2d0',
  '#8a9a7c',
  '#b5796a',
];

export function avatar(pal, seed, { w = 240, h = 240, kind, ...o } = {}) {
  const s = new Sheet(w, h, seed, 'avatar');
  const p = pickPalette(pal);
  const r = s.rand;
  const bg = o.field ?? r.pick(FIELDS);
  const k = h / 240;
  s.path(
    `M0 0h${w}v${h}H0Z`,
    s.lin(
      [
        [0, lighten(bg, 0.28)],
        [1, bg],
      ],
      [0, 0, 1, 1],
    ),
  );
  const what = kind ?? r.pick(['person', 'person', 'person', 'hills', 'sprig', 'cup', 'moon', 'pot', 'name']);
  s.open(`transform="scale(${k})"`);
  if (what === 'person') {
    s.add(`<circle cx="120" cy="104" r="84" fill="${lighten(bg, 0.4)}" opacity=".6"/>`);
    s.place(120, 208, 0.46, () => drawBust(s, pickBust(r)));
  } else if (what === 'hills') {
    s.add(`<circle cx="158" cy="80" r="24" fill="${p.seal}"/>`);
    for (let i = 0; i < 3; i += 1)
      mountain(
        s,
        ridge(r, -10, 250, 140 + i * 34, 84 - i * 14, { peaks: 2, steps: 30 }),
        240 + i * 20,
        mix(bg, '#2f4a44', 0.4 + i * 0.25),
        { strength: 1, fade: 0.5, texture: 0.2 },
      );
  } else if (what === 'sprig') sprig(s, 112, 176, 170, 12, p);
  else if (what === 'cup') s.place(120, 190, 0.66, () => drawCup(s, p, { glaze: '#f3efe4' }));
  else if (what === 'pot') s.place(126, 182, 0.44, () => drawTeapot(s, p, { form: r.int(0, 3) }));
  else if (what === 'moon') {
    s.path('M0 0h240v240H0Z', '#2e3a40');
    s.add('<circle cx="146" cy="92" r="42" fill="#f0e6cc"/>');
    bamboo(s, 40, 250, 230, '#182024', 0.95);
  } else if (what === 'gaiwan') s.place(120, 194, 0.5, () => drawGaiwan(s, p, {}));
  else {
    const ch = o.char ?? r.pick([...'林苏沈顾温方周许何江叶']);
    glyph(s, ch, 120, 120, 124, parseInt(bg.slice(1, 3), 16) > 150 ? '#2b2822' : '#f6f0e0');
  }
  s.close();
  s.path(`M0 0h${w}v${h}H0Z`, s.grainTile('#2b2118', 1, 120, 200), 'opacity=".14"');
  return s.toString(o.title ?? '');
}
