/** The night landscape of the home, its phrase and seal, and the entries below it (pages/tea/home). */
import { FLEX, INK_1, SUNKEN, tabBar, type Outline, type Part } from './kit';

const UPRIGHT = 'writing-mode:vertical-rl';
const SERIF = 'font-weight:600;font-family:var(--serif)';

const phrase: Part = {
  css: 'position:absolute;top:20px;left:26px;display:flex;flex-direction:row-reverse;gap:10px;color:#fff',
  has: [
    { css: `${UPRIGHT};${SERIF};font-size:34px;line-height:54px;letter-spacing:.2em`, text: '{label}' },
    {
      css: 'display:flex;flex-direction:row-reverse;padding-top:4px',
      has: [
        {
          rows: 'value:clauses',
          css: `${UPRIGHT};color:#c9c4b8;font-size:13px;line-height:30px;letter-spacing:.22em`,
          text: '{.}',
        },
      ],
    },
  ],
};
const seal: Part = {
  when: 'link',
  css: `position:absolute;top:186px;left:26px;display:flex;justify-content:center;width:44px;padding:14px 0 11px;border-radius:3px;background:var(--accent);color:#fff;${UPRIGHT}`,
  has: [{ css: `${SERIF};font-size:15px;line-height:44px;letter-spacing:.22em`, text: '去看看' }],
};
const entry: Part = {
  rows: 'icons.items',
  most: 10,
  css: `${FLEX};flex-direction:column;padding:6px 0;color:${INK_1}`,
  has: [
    { css: `width:34px;height:34px;margin-bottom:4px` },
    { css: 'font-size:13px;line-height:18px', text: '{label}' },
  ],
};

export const HOME_SCREEN: Outline = {
  fixed: [tabBar('home')],
  parts: [
    {
      css: 'position:absolute;top:0;right:0;left:0;height:360px;background:linear-gradient(#111110 60%,#f6f3ec 80%)',
      picture: '{banners.items.0.image}',
      width: 750,
    },
    { rows: 'banners.items', most: 1, css: 'position:relative;height:280px', has: [phrase, seal] },
    {
      css: 'position:relative;display:grid;grid-template-columns:repeat(5,minmax(0,1fr));padding:0 12px',
      has: [entry],
    },
    {
      when: 'flash',
      css: 'display:flex;gap:12px;margin:124px 0 0 20px',
      has: [
        {
          rows: 'flash.goods',
          most: 3,
          css: `flex:none;width:120px;height:120px;border-radius:4px;background:${SUNKEN}`,
        },
      ],
    },
  ],
};
