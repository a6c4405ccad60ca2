/**
 * What an outline is made of (config/starts.ts): boxes with the looks of the page's own parts, so that what stands before the scripts
 * have come stays where it is when they have. index.html draws them from the first answer. Looks are px at a width of 375 as in the
 * style sheets; PX is not scaled.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readShop } from '../brand';

export interface Part {
  css?: string;
  /** Words. `{path}` is what stands there in the answer; without it the part is left out. */
  text?: string;
  /** A picture that fills the box, and its width as ui/kit/Picture asks for it. */
  picture?: string;
  width?: number;
  /** Strokes in a square of 24, in the colour of the words. */
  drawing?: string;
  /** Once for each row of this list, at most so often; what is inside is of the row. */
  rows?: string;
  most?: number;
  /** Only where there is something: `path`, `!path`, `path=word`, `path!word`. */
  when?: string;
  has?: readonly Part[];
}

/**
 * A path is of the row, `.` the row itself, `?name` of the address. `{a|b}`: the first that there is. `{path:way}`: as a way of
 * index.html makes it (`whole`, `cents`, `exact` of fen, `sku` ...) or a table of the outline tells it.
 */
export interface Outline {
  /** Drawn at once, without an answer; `member`: there is a token. */
  fixed?: readonly Part[];
  /** Drawn from the answer of the first call. */
  parts?: readonly Part[];
  tables?: Record<string, Record<string, string>>;
}

// Another app that is built with these settings (scripts/bench/trivial.ts) has no drawings, and no outlines.
const DRAWINGS = path.resolve(__dirname, '../../src/ui/kit/Icon/Strokes/paths.ts');
const ICONS = fs.existsSync(DRAWINGS) ? fs.readFileSync(DRAWINGS, 'utf8') : undefined;
/** As the shop calls them. */
export const { name: SHOP_NAME, tabs: TAB_NAMES } = readShop(process.env.YEJIAN_SHOP).brand;
export const RAISED = '#fffdf9';
export const SUNKEN = '#ece7dc';
export const INK_1 = '#211f1b';
export const INK_2 = '#57524a';
export const INK_3 = '#6b655a';
export const LINE = '#e3ddd0';
export const CELADON_SOFT = '#e5ede6';
export const CELADON = '#3e6b5a';
export const ACCENT = 'var(--accent)';
export const CUT = 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap';
export const serif = (size: number, line: number, track: number) =>
  `font:600 ${size}px/${line}px var(--serif);letter-spacing:${track}em`;
export const sans = (size: number, line: number, color = INK_1) =>
  `font-size:${size}px;line-height:${line}px;color:${color}`;
export const FLEX = 'display:flex;align-items:center';
export const COLUMN = 'flex:1;min-width:0';
const NAME =
  'position:absolute;right:0;left:0;font-size:17px;font-weight:500;line-height:var(--bar);letter-spacing:.04em;text-align:center';
export const CARD = `border-radius:8px;background:${RAISED}`;
export const TAG = 'flex:none;padding:0 5px;border-radius:2px;font-size:11px;line-height:18px';
export const BLOCK = 'margin:12px 16px 0';

/** The app's own drawing (ui/kit/Icon). */
export function icon(name: string, size: number, color: string, css = ''): Part {
  const [, drawing = ''] = new RegExp(`\\n  '?${name}'?:\\s*'([^']+)'`).exec(ICONS ?? '') ?? [];
  if (ICONS !== undefined && !drawing) throw new Error(`there is no icon ${name}`);
  return { css: `flex:none;width:${size}px;height:${size}px;color:${color};${css}`, drawing };
}
export const square = (picture: string, width: number, css = ''): Part => ({
  css: `position:relative;padding-top:100%;background:${SUNKEN};${css}`,
  picture,
  width,
});
export const thumb = (size: number): Part => ({
  css: `position:relative;flex:none;width:${size}px;height:${size}px;border-radius:4px;background:${SUNKEN}`,
  picture: '{cover}',
  width: 240,
});
const as = (paths: string, way: string) =>
  paths
    .split('|')
    .map((one) => `${one}:${way}`)
    .join('|');
/** Why it costs that (domain/goods/offer). */
export const offerTag = (css: string): Part => ({
  when: 'offer',
  css: `${TAG};${css};background:{offer.why:ground};color:{offer.why:why}`,
  text: '{offer.why:words}',
});
export const GOLD = '#7d5f28';
export const GOLD_SOFT = '#f4ecdb';
export const SOFT = '#fae7e0';
export const OFFERS = {
  words: { flash: '秒杀价', event: '现场价', group: '拼团价', card: '年卡价', level: '会员价' },
  ground: { flash: SOFT, event: SOFT, group: SOFT, card: GOLD_SOFT, level: GOLD_SOFT },
  why: { flash: ACCENT, event: ACCENT, group: ACCENT, card: GOLD, level: GOLD },
};
/** A price tag: small sign, whole yuan, smaller decimals (ui/kit/Price). */
export const price = (size: number, fen: string, color = ACCENT, cents = 'cents'): Part => ({
  when: as(fen, 'whole'),
  css: `color:${color};font-size:${size}px;font-weight:600;line-height:1.2;letter-spacing:-.01em;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap`,
  has: [
    { css: 'display:inline;margin-right:1px;font-size:.62em;font-weight:500', text: '¥' },
    { css: 'display:inline', text: `{${as(fen, 'whole')}}` },
    { css: 'display:inline;font-size:.66em;font-weight:500', text: `{${as(fen, cents)}}` },
  ],
});

/** The top bar of a page that is opened from outside: the way home, and its name. */
export const title = (text: string, when = ''): Part => ({
  css: `position:absolute;right:0;bottom:100%;left:0;${FLEX};height:var(--bar);color:#fff`,
  ...(when && { when }),
  has: [
    {
      css: 'margin-left:12px;padding:0 12px;border:1PX solid #c9c4b8;border-radius:999px;font-size:13px;line-height:26px',
      text: TAB_NAMES.home,
    },
    { css: NAME, text },
  ],
});
/** The same on a tab's own page. */
export const tabTitle = (text: string): Part => ({
  css: 'position:absolute;right:0;bottom:100%;left:0;height:var(--bar);color:#fff',
  has: [{ css: NAME, text }],
});

const TABS = [
  ['home', TAB_NAMES.home],
  ['grid', TAB_NAMES.classes],
  ['tree', TAB_NAMES.groves],
  ['cart', TAB_NAMES.cart],
  ['user', TAB_NAMES.mine],
] as const;
export const tabBar = (here: (typeof TABS)[number][0]): Part => ({
  css: `position:absolute;right:0;bottom:0;left:0;display:flex;height:52px;padding-bottom:env(safe-area-inset-bottom,0px);background:${RAISED};box-shadow:0 -1PX 0 ${LINE}`,
  has: TABS.filter(([, label]) => label !== '').map(([name, label]) => ({
    css: `${COLUMN};${FLEX};flex-direction:column;justify-content:center;color:${name === here ? ACCENT : INK_3};font-size:11px;line-height:1.36`,
    has: [
      icon(name, 24, name === here ? ACCENT : INK_3, 'margin-bottom:1px'),
      { text: label, ...(name === here && { css: 'font-weight:500' }) },
    ],
  })),
});

/** ui/kit/SearchBox on paper. */
export const searchBox = (text: string, margin: string, color = INK_3): Part => ({
  css: `${FLEX};box-sizing:border-box;height:44px;margin:${margin};padding:0 12px;border-radius:4px;background:${RAISED};box-shadow:inset 0 0 0 1PX ${LINE};color:${INK_3}`,
  has: [icon('search', 18, INK_3, 'margin-right:8px'), { css: `${sans(14, 24, color)};${CUT}`, text }],
});

/** More than five tabs (ui/kit/Tabs), the one that a param of the address names underlined, else the first. */
export function tabs(items: readonly { id: string; label: string }[], param: string, when = ''): Part {
  const tab = (is: string, css: string, label: string, has: readonly Part[] = []): Part => ({
    when: is,
    css: `position:relative;${FLEX};flex:none;justify-content:center;min-width:44px;height:46px;font-size:15px;white-space:nowrap;${css}`,
    has: [{ text: label }, ...has],
  });
  const rule = `position:absolute;bottom:0;left:50%;width:18px;height:3px;margin-left:-9px;background:${ACCENT}`;
  return {
    css: `display:flex;width:max-content;min-width:100%;height:46px;padding:0 16px;box-shadow:inset 0 -1PX 0 ${LINE}`,
    ...(when && { when }),
    has: items.flatMap(({ id, label }, at) => {
      const own = at === 0 ? '' : id;
      const gap = at === 0 ? '' : 'margin-left:16px;';
      return [
        tab(`?${param}=${own}`, `${gap}color:${INK_1};font-weight:600`, label, [{ css: rule }]),
        tab(`?${param}!${own}`, `${gap}color:${INK_2}`, label),
      ];
    }),
  };
}
