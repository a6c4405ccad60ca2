// Flat ornament: coupon grounds and the melon coin.
import { Sheet, around, brush, circlePath, darken, leafPath, lighten, mix, n1, pt, smooth } from '../base/lib.mjs';
import { sprig } from '../base/flora.mjs';
import { mountain, ridge } from '../base/land.mjs';
import { pickPalette } from '../goods/packs.mjs';

/** Cloud scroll used on coupons and certificates. */
function cloud(x, y, k) {
  return `M${pt(x - 60 * k, y)}c0 ${n1(-16 * k)} ${n1(22 * k)} ${n1(-22 * k)} ${n1(32 * k)} ${n1(-10 * k)}c${n1(4 * k)} ${n1(-26 * k)} ${n1(46 * k)} ${n1(-26 * k)} ${n1(48 * k)} 0c${n1(16 * k)} ${n1(-12 * k)} ${n1(36 * k)} ${n1(0)} ${n1(32 * k)} ${n1(14 * k)}M${pt(x - 84 * k, y + 8 * k)}h${n1(150 * k)}M${pt(x - 28 * k, y - 8 * k)}c${n1(2 * k)} ${n1(-12 * k)} ${n1(22 * k)} ${n1(-12 * k)} ${n1(20 * k)} ${n1(2 * k)}`;
}

/** Coupon ground: value stub on the left, paper body on the right, notches at the tear line. */
export function coupon(pal, seed, { w = 686, h = 200, accent, motif, used = false, stub = 0.31 } = {}) {
  const s = new Sheet(w, h, seed, 'coupon');
  const p = pickPalette(pal);
  const r = s.rand;
  const c = used ? '#b9b3a6' : (accent ?? p.seal);
  const x = w * stub;
  const q = 10;
  const notch = 9;
  const body = `M${q} 0H${n1(x - notch)}a${notch} ${notch} 0 0 0 ${notch * 2} 0H${w - q}a${q} ${q} 0 0 1 ${q} ${q}V${h - q}a${q} ${q} 0 0 1 ${-q} ${q}H${n1(x + notch)}a${notch} ${notch} 0 0 0 ${-notch * 2} 0H${q}a${q} ${q} 0 0 1 ${-q} ${-q}V${q}a${q} ${q} 0 0 1 ${q} ${-q}Z`;
  const clip = s.clip(body);
  s.path(body, '#fffdf7');
  s.open(`clip-path="${clip}"`);
  s.path(`M0 0H${n1(x)}V${h}H0Z`, c);
  const kind = motif ?? r.pick(['hills', 'leaves', 'waves', 'cloud', 'rings']);
  const soft = lighten(c, 0.34);
  const pale = mix(c, '#fffdf7', 0.88);
  if (kind === 'hills') {
    for (let i = 0; i < 3; i += 1)
      s.path(
        `${smooth(ridge(r, -10, x + 10, h * (0.66 + i * 0.14), h * 0.3, { peaks: 2, steps: 22 }))}L${n1(x + 10)} ${h + 10}L-10 ${h + 10}Z`,
        soft,
        `opacity="${0.16 + i * 0.1}"`,
      );
    s.add(
      `<circle cx="${n1(x * 0.74)}" cy="${n1(h * 0.24)}" r="${n1(h * 0.1)}" fill="${lighten(c, 0.7)}" opacity=".3"/>`,
    );
  } else if (kind === 'leaves') {
    for (let i = 0; i < 7; i += 1)
      s.path(
        leafPath(h * r.range(0.2, 0.34), h * 0.1, 5),
        soft,
        `opacity="${n1(r.range(0.16, 0.34) * 10) / 10}" transform="translate(${pt(r.range(0, x), r.range(h * 0.1, h))}) rotate(${n1(r.range(-70, -10))})"`,
      );
  } else if (kind === 'waves') {
    let d = '';
    for (let j = 0; j < 8; j += 1)
      for (let i = -1; i < 7; i += 1)
        [22, 15, 8].forEach((a) => {
          d += `M${pt(i * 44 + (j % 2) * 22 - a, h - j * 15)}a${a} ${a} 0 0 1 ${a * 2} 0`;
        });
    s.line(d, lighten(c, 0.6), 1, 'opacity=".32"');
  } else if (kind === 'cloud') {
    s.line(cloud(x * 0.3, h * 0.84, 0.8) + cloud(x * 0.86, h * 0.24, 0.6), lighten(c, 0.7), 2, 'opacity=".4"');
  } else {
    for (let i = 0; i < 9; i += 1)
      s.line(circlePath(x * 0.08, h * 1.02, h * (0.2 + i * 0.12)), lighten(c, 0.6), 1.4, 'opacity=".28"');
  }
  // body watermark
  s.open('opacity=".7"');
  if (kind === 'leaves' || kind === 'rings') {
    s.place(w - 84, h + 16, h / 150, () => sprig(s, 0, 0, 128, -18, { ...p, leaf: pale }));
  } else {
    for (let i = 0; i < 3; i += 1)
      mountain(s, ridge(r, x, w + 10, h * (0.78 + i * 0.12), h * 0.26, { peaks: 2, steps: 30 }), h * 1.2, pale, {
        strength: 0.5 + i * 0.2,
        fade: 0.3,
        texture: 0,
      });
  }
  s.close();
  s.line(`M${n1(x)} ${notch + 8}V${h - notch - 8}`, mix(c, '#fffdf7', 0.5), 1.6, 'stroke-dasharray="1 7"');
  s.close();
  s.line(body, mix(c, '#e9e2d2', 0.7), 1.4);
  return s.toString();
}

/** 瓜瓜币: a lobed coin with a striped melon and its vine. */
export function coin(pal, seed, { w = 480, h = 480, ground = false } = {}) {
  const s = new Sheet(w, h, seed, 'coin');
  const p = pickPalette(pal);
  const k = Math.min(w, h) / 480;
  if (ground)
    s.path(
      `M0 0h${w}v${h}H0Z`,
      s.lin([
        [0, lighten(p.wall, 0.3)],
        [1, p.wallDeep],
      ]),
    );
  const gold = '#c9a04f';
  s.place(w / 2, h / 2, k, () => {
    const lobes = 16;
    const edge = (R, amp) => {
      const list = [];
      for (let i = 0; i < 128; i += 1) {
        const a = (i / 128) * Math.PI * 2;
        const q = R + amp * Math.abs(Math.cos((a * lobes) / 2));
        list.push([Math.cos(a) * q, Math.sin(a) * q]);
      }
      return smooth(list, true);
    };
    s.shadow(10, 196, 190, 26, '#2a2118', ground ? 0.35 : 0.2);
    s.open('transform="translate(7 9)"');
    s.path(edge(190, 12), darken(gold, 0.36));
    s.close();
    const outer = edge(190, 12);
    s.path(
      outer,
      s.lin(
        [
          [0, lighten(gold, 0.5)],
          [0.45, gold],
          [1, darken(gold, 0.22)],
        ],
        [0, 0, 1, 1],
      ),
    );
    s.grain(
      outer,
      [-204, -204, 408, 408],
      [
        [0, 0.1],
        [0.5, 0.2],
        [1, 1],
      ],
      darken(gold, 0.6),
      { opacity: 0.4 },
    );
    s.line(outer, darken(gold, 0.5), 1.6, 'opacity=".6"');
    s.path(
      circlePath(0, 0, 164),
      s.lin(
        [
          [0, darken(gold, 0.22)],
          [1, lighten(gold, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    );
    s.path(
      circlePath(0, 0, 158),
      s.lin(
        [
          [0, lighten(gold, 0.28)],
          [1, darken(gold, 0.1)],
        ],
        [0, 0, 1, 1],
      ),
    );
    const ink = darken(gold, 0.56);
    around(s, '叶间瓜币', 0, 0, 128, 34, ink, -57, 57);
    around(s, '如意', 0, 0, 130, 22, ink, 196, 164, { upright: true });
    s.line('M-140 44a150 150 0 0 0 40 62M140 44a150 150 0 0 1 -40 62', ink, 2, 'opacity=".6"');
    // melon
    s.open('transform="translate(0 22)"');
    const green = '#6f8a4e';
    const melon = circlePath(0, 0, 88, 72);
    s.path(
      melon,
      s.lin(
        [
          [0, lighten(green, 0.34)],
          [0.6, green],
          [1, darken(green, 0.34)],
        ],
        [0.1, 0, 0.9, 1],
      ),
    );
    s.open(`clip-path="${s.clip(melon)}"`);
    [-70, -42, -14, 14, 42, 70].forEach((x) =>
      s.path(brush([x * 0.24, -76], [x * 1.26, 0], [x * 0.24, 76], 3, 11, 3), darken(green, 0.42), 'opacity=".75"'),
    );
    s.grain(
      melon,
      [-88, -72, 176, 144],
      [
        [0, 0],
        [0.5, 0.2],
        [1, 1],
      ],
      '#1f2a14',
      { opacity: 0.5 },
    );
    s.path(brush([-62, -28], [-66, -4], [-54, 24], 1, 9, 1), '#ffffff', 'opacity=".35"');
    s.close();
    s.line(melon, darken(green, 0.6), 1.6, 'opacity=".6"');
    s.path(brush([0, -70], [-4, -86], [12, -98], 7, 6, 3), darken(green, 0.3));
    s.line('M10 -96c22 -12 38 4 30 16c-6 9 -18 2 -13 -6', darken(green, 0.3), 3);
    s.open('transform="translate(2 -80) rotate(-154)"');
    s.path(leafPath(62, 26, 6), lighten(green, 0.14), `stroke="${darken(green, 0.5)}" stroke-opacity=".4"`);
    s.line('M4 0Q30 0 56 5', lighten(green, 0.5), 1.4);
    s.close();
    s.close();
  });
  return s.toString();
}
