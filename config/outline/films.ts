/** Outlines of the films: the area with its classes, what was left in the middle, the first row of cards; a film itself begins in the dark. */
import {
  type Outline,
  type Part,
  RAISED,
  SUNKEN,
  INK_1,
  INK_2,
  LINE,
  ACCENT,
  CUT,
  sans,
  FLEX,
  COLUMN,
  icon,
  title,
} from './kit';

const WAYS = [
  ['', '视频'],
  ['slice', '片段'],
  ['audio', '茶音'],
] as const;
const LISTS = [
  ['看过的', 'clock'],
  ['稍后看', 'plus'],
  ['合集', 'list'],
] as const;
const MEMBER = { when: 'member' };
const RULE = `position:absolute;bottom:0;left:50%;width:18px;height:3px;margin-left:-9px;background:${ACCENT}`;
const TAB = `position:relative;${FLEX};flex:1 0 auto;justify-content:center;min-width:44px;height:46px;font-size:15px`;

const ways: Part = {
  ...MEMBER,
  css: `display:flex;height:46px;padding:0 8px;box-shadow:inset 0 -1PX 0 ${LINE}`,
  has: WAYS.flatMap(([id, text]): Part[] => [
    { when: `?tab=${id}`, css: `${TAB};color:${INK_1};font-weight:600`, text, has: [{ css: RULE }] },
    { when: `?tab!${id}`, css: `${TAB};color:${INK_2}`, text },
  ]),
};
const chips: Part = {
  css: 'display:flex;gap:8px;height:34px;padding:13px 20px 12px;overflow:hidden',
  has: [
    {
      rows: 'cates',
      css: `${FLEX};flex:none;padding:0 14px;border-radius:4px;background:${SUNKEN};color:${INK_1};font-size:13px`,
      text: '{label}',
    },
  ],
};
const lists: Part = {
  css: 'display:flex',
  has: LISTS.map(([text, drawing]) => ({
    css: `${FLEX};flex:1;gap:6px;justify-content:center;height:44px;color:${INK_2};font-size:13px`,
    has: [icon(drawing, 16, INK_2), { text }],
  })),
};
/** entertainment/feed/Continue; the picture is that of the first film, which is larger. */
const left: Part = {
  when: 'left',
  css: `${FLEX};gap:12px;height:54px;padding:8px 16px 8px 8px;box-shadow:inset 0 -1PX 0 ${LINE}`,
  has: [
    { css: `flex:none;width:96px;height:54px;border-radius:4px;background:${SUNKEN}` },
    { css: `${COLUMN};${sans(15, 22)};${CUT}`, text: '{left.card.title}' },
  ],
};
const mine: Part = {
  css: `margin:0 20px 14px;border-radius:8px;background:${RAISED}`,
  has: [left, lists],
};
/** A hair narrower between the cards than on the page, as goods are. */
const cards: Part = {
  css: 'display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:14px 13px;padding:0 20px',
  has: [
    {
      rows: 'page.list',
      most: 2,
      css: `min-height:220px;overflow:hidden;border-radius:8px;background:${RAISED}`,
      has: [
        {
          css: `position:relative;padding-top:75%;background:${SUNKEN}`,
          picture: '{cover}',
          width: 375,
        },
        { css: `padding:10px 12px 4px;${sans(15, 22)}`, text: '{title}' },
      ],
    },
  ],
};

export const FILMS: Outline = { fixed: [title('茶视频', 'member'), ways], parts: [chips, mine, cards] };

/** Over the bar as well: the page of a film has none. */
export const FILM: Outline = {
  fixed: [{ ...MEMBER, css: 'position:absolute;top:calc(-1 * var(--bar));right:0;bottom:0;left:0;background:#111110' }],
};
