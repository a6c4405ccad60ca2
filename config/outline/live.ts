/** Outline of a live room's own page: its picture, when it is, what it is called and what it is about. */
import { BLOCK, CARD, INK_2, sans, serif, type Outline } from './kit';

export const SHOW: Outline = {
  parts: [
    {
      css: 'position:relative;height:calc(100vw*9/16);max-height:420px;overflow:hidden;background:#111110',
      picture: '{card.cover}',
      width: 750,
    },
    {
      css: `${BLOCK};padding:48px 16px 16px;${CARD}`,
      has: [
        { css: serif(17, 26, 0.06), text: '{card.title}' },
        { css: `margin-top:8px;${sans(15, 24, INK_2)}`, text: '{intro}' },
      ],
    },
  ],
};
