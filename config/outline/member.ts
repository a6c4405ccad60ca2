/** Outlines of what a member has: the wallet, the member centre, the messages, what was earned, and the team. */
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
  title,
} from './kit';

/** A sum of money without its sign: the cents are smaller, and their line is longer. */
const sum = (fen: string, line: number): Part => ({
  css: `${serif(36, line, 0)};height:${line + 6}px;font-variant-numeric:tabular-nums lining-nums`,
  has: [
    { css: 'display:inline', text: `{${fen}:whole}` },
    { css: 'display:inline;font-size:22px', text: `{${fen}:exact}` },
  ],
});
const money = (fen: string): string => `{${fen}:whole}{${fen}:exact}`;
/** Figures side by side, a line between them. */
const figures = (items: readonly (readonly [label: string, text: string])[], css: string, value: string): Part[] =>
  items.map(([label, text], at) => ({
    css: `${COLUMN};${css};${at > 0 ? `border-left:1PX solid ${LINE}` : ''}`,
    has: [
      { css: value, text },
      { css: sans(12, 18, INK_3), text: label },
    ],
  }));
const CENTRED = 'display:flex;flex-direction:column;align-items:center;justify-content:center';
const hidden = (label: string, height: number): Part => ({
  css: `${FLEX};height:${height}px;${sans(13, 24, INK_2)}`,
  has: [{ text: label }, icon('eye', 18, INK_1, 'margin-left:13px')],
});

const LETTER = 193;
const BUTTON = `flex:1;border-radius:4px;font-size:16px;font-weight:500;line-height:48px;letter-spacing:.04em;text-align:center`;
/** The balance on its letter, and the two ways (pages/tea/money). */
export const WALLET: Outline = {
  fixed: [
    title('钱包', 'member'),
    {
      when: 'member',
      css: `position:absolute;top:16px;right:16px;left:16px;height:${LETTER}px;border-radius:4px;background:${RAISED}`,
    },
    {
      when: 'member',
      css: `position:absolute;top:24px;right:24px;left:24px;height:${LETTER - 16}px`,
      picture: '/images/letter/1.webp',
      width: 750,
    },
  ],
  parts: [
    {
      css: `position:relative;box-sizing:border-box;height:${LETTER}px;margin:16px 16px 0;padding:24px 26px 0`,
      has: [
        hidden('余额（元）', 24),
        sum('money.balance', 50),
        {
          css: `display:flex;margin-top:14px;padding-top:12px;border-top:1PX solid ${LINE}`,
          has: [
            ['可提现', 'money.withdrawable'],
            ['赠送余额', 'money.bonus'],
            ['冻结', 'money.frozen'],
          ].map(([label = '', fen = '']) => ({
            css: COLUMN,
            has: [
              { css: sans(12, 18, INK_3), text: label },
              { css: `${sans(15, 22)};font-variant-numeric:tabular-nums`, text: money(fen) },
            ],
          })),
        },
      ],
    },
    {
      css: 'display:flex;gap:12px;margin:14px 16px 0',
      has: [
        { css: `${BUTTON};box-shadow:inset 0 0 0 1PX ${INK_1}`, text: '提现' },
        { css: `${BUTTON};background:${ACCENT};color:#fff`, text: '充值' },
      ],
    },
    { css: `${BLOCK};${CARD};height:76px` },
  ],
};

/** The level on its hill (pages/tea/vip). */
export const CENTRE: Outline = {
  fixed: [title('会员中心', 'member')],
  tables: { ridge: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '5', 7: '5', 8: '5', 9: '5' } },
  parts: [
    {
      css: `position:relative;height:292px;background:${CELADON_SOFT}`,
      has: [
        {
          css: 'position:absolute;right:0;bottom:54px;left:0;height:142px',
          picture: '/images/ridge/{level.level:ridge}.webp',
          width: 750,
          has: [
            {
              css: `position:absolute;top:0;right:0;left:0;z-index:1;height:72px;background:linear-gradient(${CELADON_SOFT},transparent)`,
            },
          ],
        },
        { css: `position:relative;padding:20px 20px 0;${serif(34, 48, 0.14)}`, text: '{level.name}' },
        {
          css: 'position:relative;padding:32px 20px 0',
          has: [
            { css: sans(12, 18, INK_2), text: '成长值' },
            {
              css: 'display:flex;align-items:baseline',
              has: [
                { css: `${serif(26, 38, 0)};font-variant-numeric:tabular-nums`, text: '{growth:count}' },
                { css: `margin-left:6px;${sans(13, 20, INK_2)}`, text: '/ {next.growthNeed:count}' },
                { css: `margin-left:10px;${sans(13, 20)}`, text: '再攒 {need:count} 成{next.name}' },
                { when: '!next', css: `margin-left:10px;${sans(13, 20)}`, text: '已是最高等级' },
              ],
            },
          ],
        },
        {
          css: `position:absolute;right:0;bottom:0;left:0;display:flex;padding:4px 0 16px;background:${CELADON};color:#fff`,
          has: [{ rows: 'levels', css: 'flex:1;font-size:13px;line-height:20px;text-align:center', text: '{name}' }],
        },
      ],
    },
  ],
};

const BOXES = [
  ['系统', 'info'],
  ['订单', 'box'],
  ['服务', 'service'],
  ['团队', 'team'],
] as const;
/** A notice with a card: what it speaks of, how far that is, and the way there. */
const cardNotice: readonly Part[] = [
  {
    css: 'display:flex;gap:12px;min-height:64px',
    has: [
      { when: 'card.image', css: `flex:none;width:64px;height:64px;border-radius:4px;background:${SUNKEN}` },
      {
        css: COLUMN,
        has: [
          { css: `padding-left:16px;${serif(17, 26, 0.06)};${CUT}`, text: '{title}' },
          { css: `${sans(13, 20, INK_2)};${CUT}`, text: '{card.text}　{card.note}' },
          { css: sans(12, 18, CELADON), text: '{text}' },
        ],
      },
    ],
  },
  {
    when: 'card.steps',
    css: `display:flex;height:34px;margin:16px -4px 2px;${sans(12, 18, INK_3)}`,
    has: [{ rows: 'card.steps.labels', css: `${COLUMN};padding-top:16px;text-align:center`, text: '{.}' }],
  },
  { css: `height:44px;margin-top:14px;border-top:1PX solid ${LINE}` },
];
const lineNotice: readonly Part[] = [
  { css: `flex:none;width:40px;height:40px;border-radius:50%;background:${SUNKEN}` },
  {
    css: COLUMN,
    has: [
      { css: `${sans(15, 22)};${CUT}`, text: '{title}' },
      {
        css: `display:-webkit-box;margin-top:2px;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;${sans(13, 20, INK_2)}`,
        text: '{text}',
      },
    ],
  },
];
/** The boxes and the newest notices (member/notice). */
export const MESSAGES: Outline = {
  fixed: [title('消息中心', 'member')],
  parts: [
    {
      css: `display:flex;margin:16px 16px 0;${CARD}`,
      has: BOXES.map(([label, drawing]) => ({
        css: `${COLUMN};display:flex;flex-direction:column;align-items:center;gap:6px;box-sizing:border-box;height:136px;padding:14px 0 12px;${sans(13, 20, INK_2)}`,
        has: [icon(drawing, 24, INK_2), { text: label }],
      })),
    },
    {
      css: 'padding:52px 16px 0',
      has: [
        {
          rows: 'list',
          most: 3,
          has: [
            { when: 'card', css: `box-sizing:border-box;margin-bottom:12px;padding:16px;${CARD}`, has: cardNotice },
            { when: '!card', css: `display:flex;gap:12px;padding:14px 16px;background:${RAISED}`, has: lineNotice },
          ],
        },
      ],
    },
  ],
};

/** What was earned and what became of it (income/home/Total); who earns nothing is told how to. */
export const INCOME: Outline = {
  fixed: [title('收益中心', 'member')],
  parts: [
    {
      when: 'level',
      css: 'padding:16px 20px 18px',
      has: [hidden('累计收益（元）', 44), sum('total', 54), { css: 'height:24px' }],
    },
    {
      when: 'level',
      css: `display:flex;margin:0 16px;padding:8px 0;${CARD}`,
      has: figures(
        [
          ['待结算', money('pending')],
          ['已结算', money('settled')],
          ['已转出', money('cashed')],
        ],
        `${CENTRED};height:60px`,
        `${serif(20, 28, 0)};font-variant-numeric:tabular-nums lining-nums`,
      ),
    },
    {
      when: 'level',
      css: `${FLEX};${BLOCK};${CARD};padding:12px 16px`,
      has: [
        {
          css: COLUMN,
          has: [
            { css: sans(12, 18, INK_3), text: '可转出（元）' },
            { css: `${serif(26, 36, 0)};font-variant-numeric:tabular-nums lining-nums`, text: money('available') },
          ],
        },
        { css: `${BUTTON};flex:none;width:112px;background:${ACCENT};color:#fff`, text: '转出' },
      ],
    },
  ],
};

/** The grade and the figures (member/team); who is in no team is told what it is. */
export const TEAM: Outline = {
  fixed: [title('我的团队', 'member')],
  parts: [
    { when: 'level', css: `padding:22px 20px 20px;${serif(34, 44, 0.14)}`, text: '{levelName}' },
    { when: 'level', css: `margin:16px 16px 0;${CARD};height:140px` },
    {
      when: 'level',
      css: `display:flex;${BLOCK};${CARD};padding:14px 0 12px`,
      has: figures(
        [
          ['直属', '{direct}'],
          ['间接', '{indirect}'],
          ['本月新增', '{newThisMonth}'],
          ['近 30 天活跃', '{active}'],
        ],
        CENTRED,
        `${serif(20, 28, 0)};font-variant-numeric:tabular-nums lining-nums`,
      ),
    },
  ],
};
