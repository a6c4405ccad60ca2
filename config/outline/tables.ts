/** Outlines of a table in the store: its booking, its menu, its bill. */
import {
  type Outline,
  type Part,
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
  BLOCK,
  icon,
  price,
  square,
  title,
} from './kit';

const STACK = 'display:flex;flex-direction:column';
const BUTTON = `flex:1;${FLEX};justify-content:center;min-height:44px;border-radius:4px;font-size:15px;font-weight:500;letter-spacing:.04em`;
const LINED = `${BUTTON};box-shadow:inset 0 0 0 1PX ${INK_1}`;
const FILLED = `${BUTTON};background:${ACCENT};color:#fff`;

const allBookings: Part = {
  css: `${FLEX};gap:2px;min-height:44px;${sans(13, 20, INK_2)}`,
  has: [{ text: '全部预约' }, icon('next', 14, INK_1)],
};
const figure = (value: string, label: string, css = ''): Part => ({
  css: `flex:1;${STACK};align-items:center;${css}`,
  has: [
    { css: `${serif(20, 28, 0)};font-variant-numeric:tabular-nums lining-nums`, text: value },
    { css: sans(12, 18, INK_3), text: label },
  ],
});
const NEXT = `position:relative;margin:-116px 16px 0;padding:12px 16px 16px;${CARD}`;
const WAYS = [
  ['订雅室', '先选店再选间'],
  ['查空位', '几点几位'],
  ['茶艺师', '指定一位来泡'],
  ['雅集', '看近期场次'],
];
/** The evening at once, the next booking on it as soon as known (reservation/home). */
export const BOOKING_HOME: Pick<Outline, 'fixed' | 'parts'> = {
  fixed: [
    {
      when: 'member',
      // The bar of the page lies on the picture.
      css: 'position:absolute;top:calc(-1 * var(--bar));right:0;left:0;height:360px;overflow:hidden;background:#111110',
      picture: '/images/booking/hero.webp',
      width: 1170,
      has: [
        {
          css: 'position:absolute;right:0;bottom:0;left:0;z-index:1;height:150px;background:linear-gradient(rgba(0,0,0,0),#f6f3ec 92%)',
        },
        {
          css: `position:absolute;top:64px;left:22px;z-index:1;${serif(26, 36, 0.2)};color:#fff;writing-mode:vertical-rl`,
          text: '今晚留一席',
        },
      ],
    },
    { when: 'member', css: 'position:relative;z-index:1', has: [title('预约')] },
  ],
  parts: [
    { css: 'height:calc(360px - var(--bar))' },
    {
      rows: 'page.list',
      most: 1,
      css: NEXT,
      has: [
        { css: `${FLEX};justify-content:flex-end`, has: [allBookings] },
        { css: serif(20, 30, 0.06), text: '{store.name:short} {room.name}' },
        { css: sans(13, 20, INK_2), text: '{store.address}' },
        {
          css: `display:flex;margin:14px 0;padding:12px 0;border-top:1PX solid ${LINE};border-bottom:1PX solid ${LINE}`,
          has: [
            figure('{start}', '{date:day}'),
            figure('{party} 位', '{service.name}', `border-left:1PX solid ${LINE}`),
            figure('{deposit:deposit|deposit:yuan}', '订金', `border-left:1PX solid ${LINE}`),
          ],
        },
        {
          css: 'display:flex;gap:8px',
          has: [
            { css: LINED, text: '导航' },
            { when: 'status=unpaid', css: FILLED, text: '去支付' },
            { when: 'status!unpaid', css: FILLED, text: '到店码' },
          ],
        },
      ],
    },
    {
      when: '!page.list.0',
      css: `${NEXT};${STACK};gap:10px`,
      has: [
        {
          css: `${FLEX};justify-content:space-between`,
          has: [{ css: sans(12, 18, CELADON), text: '今晚茶席空位' }, allBookings],
        },
        { css: 'height:60px' },
        {
          css: 'display:flex;gap:8px',
          has: [
            { css: LINED, text: '换个时间' },
            { css: FILLED, text: '留这一席' },
          ],
        },
      ],
    },
    {
      css: 'display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:10px;padding:12px 16px 0',
      has: WAYS.map(([name = '', note = '']) => ({
        css: `${FLEX};overflow:hidden;${CARD}`,
        has: [
          {
            css: `${COLUMN};padding-left:14px`,
            has: [
              { css: serif(17, 26, 0.06), text: name },
              { css: sans(12, 18, INK_3), text: note },
            ],
          },
          { css: `flex:none;width:70px;height:84px;background:${SUNKEN}` },
        ],
      })),
    },
  ],
};

const STEP = `flex:none;${FLEX};justify-content:center;width:26px;height:26px;border-radius:50%`;
/** A step of the wizard; its value is the page's to say where it depends on the choice. */
const fold = (no: string, name: string, value: string, look = `background:${SUNKEN};color:${INK_2}`): Part => ({
  css: `${FLEX};gap:12px;min-height:60px;padding:8px 16px;box-sizing:border-box`,
  has: [
    { css: `${STEP};${look}`, has: [{ css: 'font:600 14px/22px var(--serif)', text: no }] },
    {
      css: COLUMN,
      has: [
        { css: serif(17, 26, 0.06), text: name },
        { css: 'height:20px', has: value ? [{ css: sans(13, 20, INK_2), text: value }] : [] },
      ],
    },
  ],
});
/** Which store, and the four steps with the first open; a link that says when opens the second (reservation/wizard). */
export const WIZARD: Pick<Outline, 'fixed' | 'parts'> = {
  fixed: [
    { when: '!?bookingId', has: [title('预约茶席', 'member')] },
    { when: '?bookingId', has: [title('改期', 'member')] },
  ],
  parts: [
    {
      css: `${FLEX};gap:14px;padding:16px 20px 4px`,
      has: [
        {
          css: `position:relative;flex:none;width:64px;height:64px;border-radius:4px;background:${SUNKEN}`,
          picture: '{gallery.0|store.cover}',
          width: 240,
        },
        {
          css: COLUMN,
          has: [
            { css: `${serif(17, 26, 0.06)};${CUT}`, text: '{store.name}' },
            { css: sans(13, 20, INK_3), text: '今天 {store.hours}' },
          ],
        },
      ],
    },
    {
      when: '!?start',
      css: `${BLOCK};${CARD}`,
      has: [
        fold('1', '日期与人数', '', 'background:#111110;color:#fff'),
        { css: 'height:72px' },
        {
          css: 'padding:4px 16px 16px',
          has: [
            { css: `${FLEX};min-height:60px;${sans(15, 22)}`, text: '几位' },
            { css: LINED, text: '下一步，选时间' },
          ],
        },
      ],
    },
    { when: '?start', css: `${BLOCK};${CARD}`, has: [fold('', '日期与人数', '')] },
    {
      css: `${BLOCK};${CARD}`,
      has: [fold('2', '时间与茶席', '一席 1 至 4 小时，拖两头可加减'), { when: '?start', css: 'height:640px' }],
    },
    { css: `${BLOCK};${CARD}`, has: [fold('3', '服务与茶艺师', '')] },
    { css: `${BLOCK};${CARD}`, has: [fold('4', '联系人与备注', '')] },
    {
      when: '!?start',
      css: `padding:12px 20px 0;${sans(12, 18, INK_3)}`,
      text: '到店前 2 小时可免费取消，晚了订金不退。可改期一次。',
    },
    {
      when: '!closedText',
      css: `position:absolute;right:0;bottom:0;left:0;${STACK};justify-content:flex-end;box-sizing:border-box;height:calc(120px + env(safe-area-inset-bottom,0px));padding:12px 16px calc(8px + env(safe-area-inset-bottom,0px));background:${RAISED};box-shadow:0 -1PX 0 ${LINE}`,
      has: [{ css: `${FILLED};flex:none;min-height:48px;font-size:16px`, text: '提交预约' }],
    },
  ],
};

const CALLS = [
  ['drop', '加水'],
  ['users', '加座'],
  ['invoice', '结账'],
];
const RAIL = `${FLEX};justify-content:center;min-height:52px;box-sizing:border-box;padding:6px 8px;font-size:14px;line-height:20px;text-align:center`;
const noticed = (when: string, text: string, drawing: string, look: string): Part => ({
  when,
  css: `${FLEX};box-sizing:border-box;gap:8px;min-height:40px;padding:8px 16px;font-size:13px;line-height:20px;${look}`,
  has: [icon(drawing, 18, 'currentColor'), { css: COLUMN, text }],
});
const dish: Part = {
  css: `display:flex;gap:12px;padding:12px 0;border-bottom:1PX solid ${LINE}`,
  has: [
    { css: 'flex:none;width:88px', has: [square('{cover}', 240, 'border-radius:4px')] },
    {
      css: `${COLUMN};${STACK};gap:2px`,
      has: [
        { css: `${sans(15, 24)};${CUT}`, text: '{title}' },
        { css: `${sans(12, 18, INK_3)};${CUT}`, text: '{intro}' },
        { css: 'height:18px' },
        price(20, 'price'),
      ],
    },
  ],
};
/** The table, the classes, what the house is known for (qrCodeOrder/menu). Only where somebody sits: a free table asks how many they are. */
export const MENU: Pick<Outline, 'parts'> = {
  parts: [
    title('{session.store.name}'),
    {
      css: `position:absolute;top:0;right:0;bottom:0;left:0;${STACK};overflow:hidden`,
      has: [
        {
          css: `flex:none;${STACK};gap:12px;padding:12px 16px`,
          has: [
            {
              css: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px',
              has: [
                {
                  css: `flex:1 0 150px;${STACK};gap:4px`,
                  has: [{ css: serif(26, 38, 0.06), text: '{session.table.name}' }, { css: 'height:32px' }],
                },
                {
                  css: 'display:flex;gap:4px',
                  has: CALLS.map(([name = '', text = '']) => ({
                    css: `flex:none;${STACK};align-items:center;justify-content:center;gap:1px;box-sizing:border-box;min-width:44px;min-height:44px;padding:6px 8px;border-radius:4px;background:${RAISED};${sans(11, 14, INK_2)}`,
                    has: [icon(name, 22, INK_2), { text }],
                  })),
                },
              ],
            },
            {
              has: [
                {
                  when: 'session.table.amount',
                  css: `box-sizing:border-box;min-height:50.4px;border-radius:8px;background:${CELADON_SOFT}`,
                },
              ],
            },
            {
              css: 'margin:-8px -16px',
              has: [
                noticed('!session.store.open', '门店已打烊，茶单只能看', 'warn', 'background:#f8edd6;color:#8a5a10'),
                noticed('notice', '{notice}', 'bell', `color:${INK_2}`),
              ],
            },
          ],
        },
        {
          css: 'flex:1;display:flex;min-height:0',
          has: [
            {
              css: `flex:none;width:88px;background:${SUNKEN};color:${INK_2};overflow:hidden`,
              has: [
                {
                  when: 'hotIds.0',
                  css: `position:relative;${RAIL};background:#f6f3ec;color:${INK_1};font-weight:600`,
                  text: '招牌',
                  has: [
                    {
                      css: `position:absolute;top:50%;left:0;width:3px;height:18px;margin-top:-9px;border-radius:0 1px 1px 0;background:${ACCENT}`,
                    },
                  ],
                },
                { rows: 'cates', css: RAIL, text: '{name}' },
              ],
            },
            {
              css: `${COLUMN};padding:4px 14px 0;background:${RAISED};overflow:hidden`,
              has: [
                { when: 'hotIds.0', css: `margin-top:8px;${serif(20, 30, 0.06)}`, text: '招牌' },
                { rows: '.:famous', most: 3, ...dish },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** The rounds of a table, the newest first (qrCodeOrder/bill). */
export const BILL: Pick<Outline, 'fixed' | 'parts'> = {
  fixed: [{ when: '?sessionId', has: [{ when: '!?scope', has: [title('本桌账单', 'member')] }] }],
  parts: [
    {
      css: `${STACK};gap:2px;padding:16px 20px 4px`,
      has: [
        {
          css: 'font-size:26px;font-weight:600;line-height:38px;font-family:var(--serif)',
          text: '{session.table.name}',
        },
        {
          css: sans(12, 18, INK_3),
          text: '{session.store.name}  {session.openedAt:clock} 开台  {session.party} 位',
        },
      ],
    },
    noticed('session.status=closed', '已清台', 'info', `background:${CELADON_SOFT};color:${CELADON}`),
    noticed('session.status=paid', '已结账，慢走', 'info', `background:${CELADON_SOFT};color:${CELADON}`),
    {
      rows: 'page.list',
      most: 3,
      css: `${BLOCK};${CARD};overflow:hidden`,
      has: [
        {
          css: `${STACK};gap:2px;padding:14px 16px`,
          has: [
            { css: serif(17, 26, 0), text: '第 {round} 轮' },
            { css: sans(12, 18, INK_3), text: '{placedAt:clock}  {by.nickname}下的单' },
          ],
        },
        {
          rows: 'lines',
          css: `${STACK};padding:10px 16px;border-top:1PX solid ${LINE}`,
          has: [
            { css: sans(15, 24), text: '{title} ×{qty}' },
            { when: 'specText|note', css: 'height:18px' },
          ],
        },
      ],
    },
  ],
};
