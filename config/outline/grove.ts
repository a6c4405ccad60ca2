/** Outlines of the tea fields and of the cellar. */
import {
  ACCENT,
  BLOCK,
  CARD,
  COLUMN,
  INK_3,
  LINE,
  sans,
  serif,
  SHOP_NAME,
  tabBar,
  tabTitle,
  title,
  type Outline,
  type Part,
} from './kit';

/** Figures on a card that laps over the picture, a line between them. */
const figures = (items: readonly (readonly [text: string, label: string])[]): Part => ({
  css: `position:relative;z-index:1;display:flex;margin:0 16px;padding:16px 0 14px;${CARD}`,
  has: items.map(([text, label], at) => ({
    css: `${COLUMN};display:flex;flex-direction:column;align-items:center;${at > 0 ? `border-left:1PX solid ${LINE}` : ''}`,
    has: [
      { css: `${serif(20, 28, 0)};height:28px;font-variant-numeric:tabular-nums lining-nums`, ...(text && { text }) },
      { css: sans(12, 18, INK_3), text: label },
    ],
  })),
});
/** A picture across the page, and what darkens it. */
const scene = (picture: string, height: number, shade: string, has: readonly Part[] = []): Part => ({
  css: `position:absolute;top:0;right:0;left:0;height:${height}px;overflow:hidden;background:#111110`,
  picture,
  width: 750,
  has: [{ css: `position:absolute;top:0;right:0;bottom:0;left:0;z-index:1;background:${shade}` }, ...has],
});

const HILL = 346;
/** The terraces at night at once, their figures as soon as known (pages/tea/garden/GardenHead). */
export const GARDEN: Outline = {
  fixed: [
    tabTitle('数字茶园'),
    scene('/images/field/hill.webp', HILL, 'linear-gradient(transparent 79%,#f6f3ec)', [
      {
        css: `position:absolute;top:18px;left:30px;z-index:1;width:34px;color:#fff;${serif(30, 40, 0)};text-align:center`,
        text: '认棵茶树',
      },
      {
        css: `position:absolute;bottom:74px;left:20px;z-index:1;padding:0 20px;border-radius:4px;background:${ACCENT};color:#fff;font-size:16px;font-weight:500;line-height:48px;letter-spacing:.04em`,
        text: '去选树',
      },
    ]),
    tabBar('tree'),
  ],
  parts: [
    { css: `height:${HILL - 44}px` },
    figures([
      ['{summary.trees:count}', '棵茶树'],
      ['{summary.adopted:count}', '棵已有主'],
      ['{summary.harvestKg}', 'kg 收成'],
    ]),
    { css: `${BLOCK};${CARD};height:72px` },
  ],
};

const DUSK = 'linear-gradient(#111110,#11111000 42%,#11111000 84%,#f6f3ec)';
const UPRIGHT = 'writing-mode:vertical-rl;letter-spacing:.16em';
/** A field's hill with its name (pages/tea/garden/FieldHill). */
export const FIELD: Outline = {
  parts: [
    title('{field.name}'),
    scene('{field.cover}', 300, DUSK),
    {
      css: 'position:relative;z-index:1;display:flex;gap:12px;box-sizing:border-box;height:256px;padding:16px 26px 0;color:#fff',
      has: [
        { css: `${serif(26, 38, 0)};${UPRIGHT}`, text: '{field.name}' },
        {
          css: `margin-top:4px;color:#c9c4b8;font-size:13px;font-family:var(--serif);${UPRIGHT}`,
          text: '海拔 {field.altitude} 米',
        },
      ],
    },
    { css: `position:relative;z-index:1;margin:0 16px;${CARD};height:76px` },
  ],
};

const VAULT = 260;
/** The jars at once, what of it is the member's as soon as known (outbound/escrow/Vault). */
export const CELLAR: Outline = {
  fixed: [
    title('茶窖托管', 'member'),
    {
      when: 'member',
      has: [scene('/images/cellar/1.webp', VAULT, 'linear-gradient(#111110b8,#11111000 58%,#11111000 82%,#f6f3ec)')],
    },
  ],
  parts: [
    {
      css: `position:relative;z-index:1;box-sizing:border-box;height:${VAULT - 40}px;padding:20px 20px 0;color:#fff`,
      has: [
        { css: 'font-size:13px;line-height:20px', text: `${SHOP_NAME}茶窖` },
        { css: serif(26, 38, 0.08), text: '存茶 {summary.lots} 批' },
      ],
    },
    figures([
      ['{summary.qty:count}', '件'],
      ['', 'kg'],
      ['', '参考价值（元）'],
    ]),
    { rows: 'incoming', most: 2, css: `${BLOCK};${CARD};height:124px` },
  ],
};
