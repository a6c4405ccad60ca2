/** Outlines of orders. */
import {
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
  TAG,
  BLOCK,
  icon,
  thumb,
  SOFT,
  price,
} from './kit';

const orderLines = (list: string): Part => ({
  rows: list,
  most: 3,
  css: 'display:flex;padding:10px 0',
  has: [
    thumb(68),
    {
      css: `${COLUMN};margin:0 12px`,
      has: [
        { css: `${sans(13, 20)};${CUT}`, text: '{title}' },
        { css: sans(12, 20, INK_3), text: '{specText}' },
        {
          when: 'gift',
          css: 'display:flex',
          has: [{ css: `${TAG};background:${CELADON_SOFT};color:${CELADON}`, text: '赠品' }],
        },
      ],
    },
    {
      css: 'flex:none;text-align:right',
      has: [
        price(16, '.:piece', INK_1),
        { css: `${sans(12, 18, INK_3)};text-decoration:line-through`, text: '{.:before}' },
        { css: sans(12, 20, INK_3), text: '× {qty}' },
      ],
    },
  ],
});
const ORDER_STATE = 'margin-left:auto;font-size:13px;line-height:24px;color:{status:tone}';
/** Orders as cards: seller and state, the lines, the sum (shop/order/OrderRow). */
export const ORDERS: Part = {
  rows: 'list',
  most: 3,
  css: `${BLOCK};padding:14px 16px;${CARD}`,
  has: [
    {
      css: FLEX,
      has: [
        { css: serif(15, 24, 0.04), text: '{seller}' },
        { css: `${TAG};margin-left:8px;background:${SUNKEN};color:${INK_2}`, text: '{kind:kind}' },
        { when: 'status!grouping', css: ORDER_STATE, text: '{status:status}' },
        { when: 'status=grouping', css: ORDER_STATE, text: '待成团，还差 {group.lack} 人' },
      ],
    },
    orderLines('lines'),
    {
      css: `display:flex;align-items:baseline;justify-content:flex-end;padding:4px 0 12px;${sans(12, 24, INK_3)}`,
      has: [
        { css: 'margin-right:10px', text: '共 {qty} 件' },
        ...(['=', '!'] as const).map((is) => ({
          when: `status${is}unpaid`,
          css: 'display:flex;align-items:baseline',
          has: [
            { css: 'margin-right:10px', text: is === '=' ? '应付' : '合计' },
            price(16, 'payable', is === '=' ? ACCENT : INK_1, 'exact'),
          ],
        })),
      ],
    },
    { when: 'actions.0', css: 'height:32px' },
  ],
};

const STEPS = ['付款', '备货', '{deliveryType:way}', '完成'];
/** One order: state, steps, parcels, where it goes, what is in it (shop/order/OrderStory). */
export const ORDER: readonly Part[] = [
  {
    css: 'padding:20px 20px 8px',
    has: [
      { css: serif(26, 38, 0.06), text: '{card.status:status}' },
      {
        when: 'giveGot',
        css: `margin-top:6px;${sans(13, 20, INK_3)}`,
        text: '{card.status:give} {giveGot} 积分',
      },
    ],
  },
  {
    when: 'card.status:step',
    css: 'display:flex;padding:8px 20px',
    has: STEPS.flatMap((text, at) =>
      (['=', '!'] as const).map((is) => ({
        when: `card.status:step${is}${at}`,
        css: `position:relative;${COLUMN};${FLEX};flex-direction:column;font-size:14px;line-height:22px;${is === '=' ? 'font-weight:600' : `color:{card.status:ink${at}}`}`,
        has: [
          ...(at < STEPS.length - 1
            ? [{ css: 'position:absolute;top:11px;right:-50%;left:50%;height:1PX;background:#cdc5b4' }]
            : []),
          {
            css: `position:relative;width:9px;height:9px;margin:7px 0 4px;border-radius:50%;background:${is === '=' ? `${ACCENT};box-shadow:0 0 0 3px ${SOFT}` : '#cdc5b4'}`,
          },
          { text },
        ],
      })),
    ),
  },
  {
    rows: 'parcels',
    most: 3,
    css: `${BLOCK};padding:14px 16px;border-radius:8px;background:${CELADON_SOFT}`,
    has: [
      {
        css: `${FLEX};justify-content:space-between;height:24px;${sans(13, 24, CELADON)}`,
        has: [{ text: '{status}' }, icon('next', 14, CELADON)],
      },
      { css: `margin-top:4px;${sans(13, 22)}`, text: '{last.text}' },
      { css: `margin-top:4px;${sans(13, 20, INK_3)}`, text: '{last.at:time} {last.place}' },
    ],
  },
  {
    when: 'address',
    css: `${BLOCK};${CARD};${FLEX};padding:16px`,
    has: [
      icon('pin', 20, INK_3, 'margin-right:12px'),
      {
        css: COLUMN,
        has: [
          {
            css: `display:flex;${sans(15, 24)}`,
            has: [
              { css: `max-width:140px;margin-right:8px;font-weight:500;${CUT}`, text: '{address.name}' },
              { css: `margin-right:8px;${sans(13, 24, INK_2)}`, text: '{address.mobile:mask}' },
              {
                when: 'address.isDefault',
                css: `${TAG};align-self:center;margin-right:8px;background:${CELADON_SOFT};color:${CELADON}`,
                text: '默认',
              },
              { css: `${TAG};align-self:center;background:${SUNKEN};color:${INK_2}`, text: '{address.tag}' },
            ],
          },
          { css: `margin-top:4px;${sans(13, 20, INK_2)};overflow-wrap:anywhere`, text: '{address:place}' },
        ],
      },
    ],
  },
  {
    css: `${BLOCK};padding:14px 16px 6px;${CARD}`,
    has: [{ css: serif(15, 24, 0.04), text: '{card.seller}' }, orderLines('card.lines')],
  },
  {
    when: 'card.actions.0',
    css: `position:absolute;right:0;bottom:0;left:0;height:calc(60px + env(safe-area-inset-bottom,0px));background:${RAISED};box-shadow:0 -1PX 0 ${LINE}`,
  },
];
