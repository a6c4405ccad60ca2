/** Outlines of the college: its first page, a course and a short lesson that are opened by a link. */
import { FLEX, icon, INK_1, INK_2, INK_3, sans, searchBox, serif, SUNKEN, title, type Outline, type Part } from './kit';

/** The disc that plays it, over a picture. */
const PLAY: Part = {
  css: `position:absolute;top:50%;left:50%;z-index:1;${FLEX};justify-content:center;width:64px;height:64px;margin:-32px 0 0 -32px;border-radius:50%;background:rgba(17,17,16,.56)`,
  has: [icon('play', 30, '#fff')],
};

/** The picture of the first course; a word that is searched for takes its place. */
export const COLLEGE: Outline = {
  fixed: [title('茶学院')],
  parts: [
    {
      when: '!?keyword',
      has: [
        {
          when: 'banners.items.0',
          css: `position:relative;height:200px;overflow:hidden;background:${SUNKEN}`,
          picture: '{banners.items.0.image}',
          width: 750,
        },
        searchBox('课程、讲到的话、资料', '12px 16px 0'),
      ],
    },
  ],
};

/** A course: its picture, its name and what it is; one that is learned to its end begins with something else. */
export const COURSE: Outline = {
  parts: [
    {
      when: '!finished',
      has: [
        title('{card.title}'),
        {
          css: `position:relative;padding-top:56.25%;overflow:hidden;background:${SUNKEN}`,
          picture: '{card.cover}',
          width: 750,
          has: [PLAY],
        },
        {
          css: 'padding:20px 20px 0',
          has: [
            { css: `${serif(20, 30, 0)};color:${INK_1}`, text: '{card.title}' },
            {
              css: `margin-top:6px;${sans(12, 18, INK_3)}`,
              text: '{card.lessons} 节 · {card.minutes} 分钟 · {card.students:count} 人在学',
            },
          ],
        },
      ],
    },
  ],
};

/** A short lesson: its picture with the disc that plays it, what it is called and about (collegePackages/short/ShortBody). */
export const SHORT: readonly Part[] = [
  {
    css: 'position:relative;padding-top:56.25%;overflow:hidden;background:#111110',
    picture: '{card.cover}',
    width: 750,
    has: [PLAY],
  },
  {
    css: 'padding:16px 20px 4px',
    has: [
      { css: serif(20, 30, 0), text: '{card.title}' },
      { css: `margin-top:6px;${sans(13, 20, INK_3)}`, text: '{card.teacher}' },
      { css: `margin-top:6px;${sans(15, 24, INK_2)}`, text: '{intro}' },
    ],
  },
];
