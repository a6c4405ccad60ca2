/** Outlines of goods: lists of them, and a page of one. */
import {
  type Part,
  SUNKEN,
  INK_1,
  INK_2,
  INK_3,
  LINE,
  ACCENT,
  CUT,
  serif,
  sans,
  FLEX,
  TAG,
  icon,
  square,
  offerTag,
  SOFT,
  price,
} from './kit';

const CHOICE = `flex:1;${FLEX};justify-content:center;height:46px;font-size:13px;white-space:nowrap`;
const choice = (text: string): Part => ({ css: `${CHOICE};color:${INK_2}`, text });
/** 综合 销量 价格 新品 above a list of goods; what else was chosen is marked when the page stands. */
const sortBar: Part = {
  css: `${FLEX};height:46px;padding:0 8px;box-shadow:inset 0 -1PX 0 ${LINE};color:${INK_2}`,
  has: [
    { when: '!?sort', css: `${CHOICE};color:${ACCENT};font-weight:600`, text: '综合' },
    { when: '?sort', ...choice('综合') },
    choice('销量'),
    choice('价格 ↑'),
    choice('新品'),
    { css: `${FLEX};justify-content:center;width:44px;color:${INK_1}`, has: [icon('list', 18, INK_1)] },
    { css: `${CHOICE}`, has: [icon('filter', 16, INK_2, 'margin-right:3px'), { text: '筛选' }] },
  ],
};
/** Name, price, why it costs that, and a sentence (domain/goods/GoodsCard). */
const said = (top: number, row = false): Part[] => [
  { css: `margin-top:${top}px;${sans(15, 21)};font-weight:500;${CUT}`, text: '{title}' },
  { css: `${FLEX};min-height:36px`, has: [price(20, 'offer.price|price')] },
  {
    css: `${FLEX};height:18px;overflow:hidden`,
    has: [
      offerTag('margin-right:6px'),
      ...(row ? [] : [{ when: 'offer', css: sans(12, 18, INK_3), text: '平日 {price:yuan}' }]),
      {
        rows: '.:tags',
        most: 2,
        css: `${TAG};margin-right:6px;box-shadow:inset 0 0 0 1PX #cdc5b4;color:${INK_2}`,
        text: '{.}',
      },
    ],
  },
  { css: `height:18px;margin-top:4px;${sans(12, 18, INK_3)};${CUT}`, text: '{subtitle}' },
];
/** A hair narrower between the cards than on the page: a picture there that is larger by half a pixel is a larger paint. */
const cards: Part = {
  css: 'display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:26px 13px;padding:16px 20px 0',
  has: [
    {
      rows: 'page.list:pairs',
      most: 4,
      has: [square('{cover}', 375, 'border-radius:4px'), ...said(10)],
    },
    {
      rows: 'page.list:alone',
      css: 'position:relative;grid-column:1/-1;box-sizing:border-box;min-height:140px;padding:14px 0 14px 126px',
      has: [
        {
          css: `position:absolute;top:14px;left:0;width:112px;height:112px;border-radius:4px;background:${SUNKEN}`,
          picture: '{cover}',
          width: 240,
        },
        ...said(2, true),
      ],
    },
  ],
};
/** Where else a word is found (shop/search/FoundFor): the line that stands before it is known. */
const related: Part = {
  css: `${FLEX};gap:12px;padding:10px 20px 0`,
  has: [
    { css: `flex:none;${sans(13, 20, INK_3)}`, text: '相关内容' },
    { css: `padding:0 14px;border-radius:4px;background:${SUNKEN};${sans(13, 34, INK_1)}`, text: '搜全站' },
  ],
};
/** Goods in two columns under the bar that sorts them; what tells of their class, maker or sale keeps its room above it. */
export const GOODS: readonly Part[] = [
  { when: '?producerId|?masterId', css: `height:124px;margin:12px 20px;border-radius:8px;background:${SUNKEN}` },
  { when: '?campaignId', css: `height:48px;background:${SOFT}` },
  sortBar,
  { when: '?categoryId', css: 'height:44px' },
  cards,
];
export const FOUND: readonly Part[] = [sortBar, related, cards];

/** Goods: the picture reaches to the top, under the bar; then price, title and note. */
export const GOODS_PAGE: readonly Part[] = [
  square('{images.0}', 750, 'margin-top:calc(-1 * var(--bar))'),
  {
    css: 'padding:20px 20px 0',
    has: [
      { css: 'height:36px', has: [price(30, 'skus:sku')] },
      { css: `margin-top:12px;${serif(20, 34, 0.04)}`, text: '{card.title}' },
      { css: `margin-top:4px;${sans(13, 22, INK_2)}`, text: '{card.subtitle}' },
    ],
  },
];

/** A square picture with price, title and note below it. */
export const squarePage = (picture: string, name: string, note: string, fen: string): Part[] => [
  square(`{${picture}}`, 750),
  {
    css: 'padding:20px 20px 0',
    has: [
      { css: 'height:36px;margin-bottom:39px', has: [price(30, fen)] },
      { css: serif(20, 34, 0.04), text: `{${name}}` },
      { css: `margin-top:4px;${sans(13, 22, INK_2)}`, text: `{${note}}` },
    ],
  },
];

/** The same with the words on the picture. */
export const coverPage = (picture: string, name: string, note: string): Part[] => [
  {
    ...square(`{${picture}}`, 750),
    has: [
      {
        css: 'position:absolute;right:0;bottom:0;left:0;z-index:1;padding:72px 20px 70px;background:linear-gradient(rgba(17,17,16,0),rgba(17,17,16,.5) 40%,rgba(17,17,16,.76));color:#fff',
        has: [
          { css: serif(34, 48, 0.1), text: `{${name}}` },
          { css: 'margin-top:4px;font-size:13px;line-height:20px', text: `{${note}}` },
        ],
      },
    ],
  },
];
