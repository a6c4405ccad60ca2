/** Outlines of the basket and of 我的. */
import {
  type Part,
  type Outline,
  RAISED,
  SUNKEN,
  INK_1,
  INK_2,
  INK_3,
  LINE,
  CELADON_SOFT,
  CELADON,
  ACCENT,
  CUT,
  serif,
  sans,
  FLEX,
  COLUMN,
  CARD,
  TAG,
  BLOCK,
  icon,
  thumb,
  offerTag,
  GOLD,
  price,
  TAB_NAMES,
  tabBar,
} from './kit';

const tick = (when: string, css: string): Part => ({
  when,
  css: `flex:none;width:20px;height:20px;margin-right:10px;border-radius:3px;${css}`,
});
const STROKE = 'linear-gradient(currentColor,currentColor) center';
const PLUS: Part = {
  css: `width:16px;height:16px;margin:0 7px;background:${STROKE}/54% 1px no-repeat,${STROKE}/1px 54% no-repeat`,
};
/** The basket: hints, the lines of the first seller, the sum (shop/cart). */
export const BASKET: readonly Part[] = [
  {
    when: 'hints.0',
    css: `${FLEX};box-sizing:border-box;min-height:40px;padding:8px 16px;background:${CELADON_SOFT};color:${CELADON};font-size:13px;line-height:20px`,
    has: [
      icon('info', 18, CELADON, 'margin-right:8px'),
      { css: COLUMN, text: '{hints:joined}' },
      { when: 'gifts.0', has: [icon('next', 14, CELADON, 'margin-left:8px')] },
    ],
  },
  {
    when: 'lines.0',
    css: `${BLOCK};${CARD}`,
    has: [
      {
        css: `${FLEX};justify-content:space-between;min-height:48px;padding:0 14px`,
        has: [
          { css: serif(15, 24, 0.06), text: '{lines.0.seller}' },
          { css: sans(13, 44, ACCENT), text: '领券' },
        ],
      },
      {
        rows: 'lines:seller',
        most: 5,
        css: `${FLEX};padding:12px`,
        has: [
          {
            ...tick('selected', `background:${ACCENT};color:#fff`),
            has: [icon('check', 16, '#ffffff', 'margin:2px')],
          },
          tick('!selected', `background:${RAISED};box-shadow:inset 0 0 0 1.5px #8d8678`),
          thumb(84),
          {
            css: `${COLUMN};margin-left:10px`,
            has: [
              { css: `${sans(15, 24)};font-weight:500;${CUT}`, text: '{title}' },
              {
                css: `${FLEX};margin-top:2px;${sans(12, 18, INK_2)}`,
                has: [
                  {
                    css: `${FLEX};min-width:0;padding:3px 8px;border-radius:2px;background:${SUNKEN}`,
                    has: [{ css: CUT, text: '{specText}' }, icon('down', 14, INK_2, 'margin-left:4px')],
                  },
                  offerTag('margin-left:6px'),
                ],
              },
              {
                css: `${FLEX};justify-content:space-between;margin-top:4px`,
                has: [
                  {
                    css: 'display:flex;align-items:baseline;line-height:24px',
                    has: [
                      price(16, 'offer.price|price'),
                      {
                        when: 'offer',
                        css: `margin-left:6px;color:${INK_3};font-size:12px;text-decoration:line-through`,
                        text: '{price:yuan}',
                      },
                    ],
                  },
                  {
                    css: `${FLEX};height:30px;border-radius:4px;box-shadow:inset 0 0 0 1PX #cdc5b4;font-size:13px`,
                    has: [
                      icon('minus', 16, INK_1, 'margin:0 7px'),
                      {
                        css: `width:34px;box-shadow:inset 1PX 0 0 ${LINE},inset -1PX 0 0 ${LINE};line-height:30px;text-align:center`,
                        text: '{qty}',
                      },
                      PLUS,
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    when: 'lines.0',
    css: `position:absolute;right:0;bottom:calc(52px + env(safe-area-inset-bottom,0px));left:0;${FLEX};justify-content:flex-end;box-sizing:border-box;height:60px;padding:6px 16px;background:${RAISED};box-shadow:0 -1PX 0 ${LINE}`,
    has: [
      {
        css: 'display:flex;flex-direction:column;align-items:flex-end',
        has: [
          {
            css: 'display:flex;align-items:baseline;line-height:24px',
            has: [
              { css: `margin-right:4px;color:${INK_2};font-size:12px`, text: '合计' },
              price(20, 'total', ACCENT, 'exact'),
            ],
          },
          { when: 'discount', css: sans(11, 16, INK_3), text: '已省 {discount:yuan}，明细' },
        ],
      },
      {
        css: `margin-left:12px;padding:0 20px;border-radius:4px;background:${ACCENT};color:#fff;font-size:15px;font-weight:500;line-height:44px;letter-spacing:.04em`,
        text: '结算({selectedCount})',
      },
    ],
  },
];

/** 我的: the night landscape at once, the member on it as soon as known (pages/tea/mine). */
export const MINE: Pick<Outline, 'fixed' | 'parts'> = {
  fixed: [
    {
      css: 'position:absolute;right:0;bottom:100%;left:20px;color:#fff;font-size:17px;font-weight:500;line-height:var(--bar);letter-spacing:.04em',
      text: TAB_NAMES.mine,
    },
    {
      // The wash covers all of it.
      css: 'position:absolute;top:0;right:0;left:0;height:252px;overflow:hidden;background:#111110',
      picture: '/images/article/26.webp',
      width: 750,
      has: [
        {
          css: 'position:absolute;top:0;right:0;bottom:0;left:0;z-index:1;background:linear-gradient(#111110,rgba(17,17,16,.56) 50%,rgba(17,17,16,.56) 64%,rgba(0,0,0,0) 80%,#f6f3ec)',
        },
      ],
    },
    tabBar('user'),
  ],
  parts: [
    {
      css: 'position:relative;z-index:1;height:252px;box-sizing:border-box;padding:14px 20px 0;color:#fff',
      has: [
        {
          css: `${FLEX};min-height:72px`,
          has: [
            {
              css: `position:relative;flex:none;width:68px;height:68px;margin-right:14px;border-radius:50%;background:${SUNKEN}`,
              picture: '{avatar}',
              width: 240,
            },
            {
              css: COLUMN,
              has: [
                {
                  css: FLEX,
                  has: [
                    { css: `${serif(20, 30, 0.08)};${CUT}`, text: '{nickname}' },
                    { css: `${TAG};margin-left:8px;background:#f4ecdb;color:${GOLD}`, text: '{levelName}' },
                  ],
                },
                {
                  css: 'color:#c9c4b8;font-size:13px;line-height:20px;font-variant-numeric:tabular-nums',
                  text: '{mobile} · ID {no}',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      css: 'position:relative;z-index:1;box-sizing:border-box;height:136px;margin:-76px 16px 0;padding:16px 18px;border-radius:8px;background:linear-gradient(135deg,#e5ede6,#bccfc3)',
      has: [
        { css: `${serif(20, 30, 0.14)};color:${CELADON}`, text: '{levelName}' },
        { css: `position:absolute;bottom:16px;left:18px;${sans(12, 18)}`, text: '成长值 {growth:count}' },
      ],
    },
    {
      css: `${BLOCK};padding:4px 0 14px;${CARD}`,
      has: [
        {
          css: `${FLEX};justify-content:space-between;min-height:48px;padding:0 16px`,
          has: [
            { css: serif(17, 26, 0.06), text: '我的订单' },
            {
              css: `${FLEX};${sans(13, 24, INK_2)}`,
              has: [{ text: '全部' }, icon('next', 14, INK_2, 'margin-left:2px')],
            },
          ],
        },
        {
          css: 'display:flex;padding:0 6px',
          has: [
            ['pay', '待付款'],
            ['box', '待发货'],
            ['truck', '待收货'],
            ['comment', '待评价'],
            ['refund', '退款/售后'],
          ].map(([name = '', text = '']) => ({
            css: `width:20%;${FLEX};flex-direction:column;justify-content:center;min-height:44px;${sans(12, 18)}`,
            has: [icon(name, 26, INK_1, 'margin-bottom:10.5px'), { text }],
          })),
        },
      ],
    },
  ],
};
