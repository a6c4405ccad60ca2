/** Outlines of coupons and of the classes of tea. */
import {
  type Part,
  type Outline,
  RAISED,
  SUNKEN,
  INK_1,
  INK_2,
  INK_3,
  CELADON,
  ACCENT,
  CUT,
  serif,
  sans,
  FLEX,
  COLUMN,
  icon,
  GOLD,
  tabBar,
} from './kit';

const WAY = 'flex:none;padding:0 12px;border-radius:4px;font-size:13px;font-weight:500;line-height:32px';
/** Coupons as tickets (domain/coupon/CouponTicket): what it is worth, what for, the way to it. */
export const TICKETS: Part = {
  css: 'padding:16px 20px 0',
  has: [
    {
      rows: 'list',
      most: 7,
      css: `display:flex;min-height:92px;margin-bottom:12px;overflow:hidden;border-radius:4px;background:${RAISED}`,
      has: [
        {
          css: 'position:relative;flex:none;display:flex;flex-direction:column;align-items:center;justify-content:center;width:31%;background:{state:faded|kind:hue};color:#fff',
          has: [
            ...['top', 'bottom'].map((side) => ({
              css: `position:absolute;right:-5px;${side}:-5px;width:10px;height:10px;border-radius:50%;background:#f6f3ec`,
            })),
            {
              css: 'display:flex;align-items:baseline',
              has: [
                { when: 'kind:sign', css: 'font-size:13px;font-weight:500', text: '¥' },
                {
                  when: 'kind:sign',
                  css: 'font-size:26px;font-weight:600;line-height:38px',
                  text: '{amount:hundredth}',
                },
                {
                  when: 'kind=percent',
                  css: 'font-size:26px;font-weight:600;line-height:38px',
                  text: '{percentBp:thousandth}',
                },
                { when: 'kind=percent', css: 'font-size:13px;font-weight:500', text: '折' },
                { css: serif(20, 38, 0.1), text: '{kind:word}' },
              ],
            },
            {
              when: 'threshold',
              css: 'font-size:11px;line-height:16px',
              text: '满 {threshold:hundredth} 可用',
            },
            { when: '!threshold', css: 'font-size:11px;line-height:16px', text: '无门槛' },
          ],
        },
        {
          css: `${COLUMN};${FLEX};padding:12px 12px 12px 18px`,
          has: [
            {
              css: COLUMN,
              has: [
                { css: `${sans(15, 22)};font-weight:500`, text: '{title}' },
                { css: sans(12, 18, INK_3), text: '{scopeText}' },
                { css: sans(12, 18, INK_3), text: '{validText}' },
                {
                  when: 'state=open',
                  css: `${FLEX};margin-top:4px;${sans(12, 18, INK_3)}`,
                  has: [
                    {
                      css: `flex:1;max-width:72px;height:4px;margin-right:8px;border-radius:2px;overflow:hidden;background:${SUNKEN}`,
                      has: [{ css: 'width:{left}%;height:100%;background:#7d5f28' }],
                    },
                    { text: '剩 {left} %' },
                  ],
                },
              ],
            },
            {
              when: 'state=open',
              css: `${WAY};margin-left:10px;box-shadow:inset 0 0 0 1PX ${ACCENT};color:${ACCENT}`,
              text: '立即领取',
            },
            {
              when: 'state=claimed',
              has: [{ css: `${WAY};margin-left:10px;box-shadow:inset 0 0 0 1PX ${INK_1}`, text: '{kind:use}' }],
            },
          ],
        },
      ],
    },
  ],
};
const SEAL = '#a8322a';
export const COUPON_TABLES = {
  faded: { out: INK_3 },
  hue: { cash: SEAL, percent: GOLD, freight: CELADON, exchange: GOLD, course: CELADON, table: SEAL },
  sign: { cash: '¥', course: '¥', table: '¥' },
  word: { freight: '包邮', exchange: '兑换' },
  use: { cash: '去使用', percent: '去使用', freight: '去使用', exchange: '去使用' },
};

/** The field in the top bar of the classes. */
const barSearch: Part = {
  css: `position:absolute;right:20px;bottom:100%;left:20px;${FLEX};height:var(--bar)`,
  has: [
    {
      css: `flex:1;${FLEX};height:34px;padding:0 12px;border-radius:4px;background:#2b2a27;color:#c9c4b8;font-size:14px`,
      has: [icon('search', 18, '#c9c4b8', 'margin-right:8px'), { text: '搜茶、茶器、山头' }],
    },
  ],
};
const kindName = `margin-top:6px;${sans(13, 20)};${CUT};text-align:center`;
const RAIL = `${FLEX};justify-content:center;min-height:52px;box-sizing:border-box;padding:6px 8px;font-size:14px;line-height:20px`;
export const CLASSES: Pick<Outline, 'fixed' | 'parts'> = {
  fixed: [barSearch, tabBar('grid')],
  // A class that the address names is the page's to choose.
  parts: [
    {
      when: '!?id',
      css: 'display:flex;position:absolute;top:0;right:0;bottom:calc(52px + env(safe-area-inset-bottom,0px));left:0;overflow:hidden',
      has: [
        {
          css: `flex:none;width:88px;background:${SUNKEN};color:${INK_2}`,
          has: [
            {
              css: `position:relative;${RAIL};background:#f6f3ec;color:${INK_1};font-weight:600`,
              text: '推荐',
              has: [
                {
                  css: `position:absolute;top:50%;left:0;width:3px;height:18px;margin-top:-9px;border-radius:0 1px 1px 0;background:${ACCENT}`,
                },
              ],
            },
            { rows: '.', when: 'count', css: RAIL, text: '{name}' },
          ],
        },
        {
          css: `${COLUMN};padding:12px 16px 0`,
          has: [
            {
              rows: '.',
              when: 'count',
              most: 1,
              css: `position:relative;${FLEX};min-height:88px;box-sizing:border-box;padding:8px 14px;border-radius:8px;background:${SUNKEN}`,
              picture: '{cover}',
              width: 750,
              has: [
                {
                  css: 'position:relative;z-index:1',
                  has: [
                    { css: serif(17, 26, 0.06), text: '推荐' },
                    { css: sans(12, 18, INK_2), text: '不知道喝什么' },
                    { css: sans(12, 18, INK_2), text: '从这里挑' },
                  ],
                },
              ],
            },
            {
              css: `${FLEX};min-height:44px;margin-top:10px;padding:0 12px;border-radius:4px;background:${SUNKEN}`,
              has: [
                { css: 'flex:1;font-size:14px', text: '快速选购' },
                { css: sans(11, 16, INK_3), text: '一页里加好，直接结算' },
                icon('next', 14, INK_1, 'margin-left:8px'),
              ],
            },
            {
              css: 'display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:18px 10px;margin-top:20px',
              has: [
                {
                  rows: '.:kinds',
                  has: [
                    { css: `padding-top:100%;border-radius:4px;background:${SUNKEN}` },
                    { css: kindName, text: '{name}' },
                    { css: `${sans(11, 16, INK_3)};text-align:center`, text: '{count} 款' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
