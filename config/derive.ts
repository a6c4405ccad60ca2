/**
 * From a nominal colour (rule 6.15) to the eight values a theme block holds (rule 19.1): the strong step is the same hue
 * with its lightness walked down in OKLab until text passes 4.6:1 on every paper and on its own tint. Build-time only.
 */
type Lab = readonly [number, number, number];

const PAPERS = ['#f6f3ec', '#fffdf9', '#ece7dc'] as const;
const RAISED = '#fffdf9';
const TARGET = 4.6;
/** A fill that carries black text stands out from every paper, so that nobody takes it for a disabled one. */
const FILL_TARGET = 3;

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const channels = (hex: string): Lab => {
  const n = parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
};

export function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) =>
      Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const mix = (a: string, b: string, share: number): string => {
  const [x, y] = [toLab(a), toLab(b)];
  return toHex([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
};

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function deepen(hex: string, against: readonly string[], target = TARGET): string {
  const [L, A, B] = toLab(hex);
  for (let l = L; l > 0; l -= 0.004) {
    const ease = 1 - Math.min(0.16, (L - l) * 0.5);
    const candidate = toHex([l, A * ease, B * ease]);
    if (against.every((ground) => contrast(candidate, ground) >= target)) return candidate;
  }
  return '#000000';
}

export interface ThemeValues {
  accent: string;
  accentStrong: string;
  accentPress: string;
  accentText: string;
  accentSoft: string;
  accentLine: string;
  onAccent: string;
}

/** Gray carries black text on its strong step (rule 19.1), every other theme white text. */
export function deriveTheme(name: string, hex: string): ThemeValues {
  const accent = hex.toLowerCase();
  const soft = mix(RAISED, accent, name === 'black' ? 0.07 : 0.11);
  const line = mix(RAISED, accent, 0.38);
  if (name === 'gray') {
    const text = deepen(accent, [...PAPERS, soft]);
    const fill = deepen(accent, PAPERS, FILL_TARGET);
    const [L, A, B] = toLab(fill);
    return {
      accent,
      accentStrong: fill,
      // Lighter when pressed: darker, the black text would not be read.
      accentPress: toHex([L + 0.06, A, B]),
      accentText: text,
      accentSoft: soft,
      accentLine: line,
      onAccent: '#000000',
    };
  }
  const strong = deepen(accent, ['#ffffff', ...PAPERS, soft]);
  const [L, A, B] = toLab(strong);
  return {
    accent,
    accentStrong: strong,
    accentPress: toHex([L - 0.06, A, B]),
    accentText: strong,
    accentSoft: soft,
    accentLine: line,
    onAccent: '#ffffff',
  };
}

/** The block of one theme as it stands in themes.scss. */
export function themeBlock(
  name: string,
  title: string,
  hex: string,
  selector = name === 'red' ? ':root,\npage,\n.theme-red' : `.theme-${name}`,
): string {
  const v = deriveTheme(name, hex);
  const rows = [
    ['accent', v.accent],
    ['accent-strong', v.accentStrong],
    ['accent-press', v.accentPress],
    ['accent-text', v.accentText],
    ['accent-soft', v.accentSoft],
    ['accent-line', v.accentLine],
    ['on-accent', v.onAccent],
    ['price', v.accentText],
    ['chart-1', v.accentText],
  ];
  return `/* ${title} ${hex} */\n${selector} {\n${rows.map(([key, value]) => `  --${key}: ${value};`).join('\n')}\n}\n`;
}

const linearToHex = (y: number): string => {
  const byte = Math.round(255 * Math.min(1, toGamma(y)))
    .toString(16)
    .padStart(2, '0');
  return `#${byte.repeat(3)}`;
};
/** The gray that is as light as the colour, so every contrast stays what it was. */
export const grayOf = (hex: string): string => linearToHex(luminance(hex));

/**
 * Mourning days: every colour of tokens.scss, and what the gray theme mixes with warm paper, as its gray. A filter would cost every
 * frame; pictures lose their hue by blending (kit/Picture).
 */
export function grayModeBlock(tokens: string, grayTheme: string): string {
  const colours = [...`${tokens}\n${grayTheme}`.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\b/gi)];
  const rows = colours
    .map(([, name = '', hex = '']) => [name, grayOf(hex)])
    .filter(([, gray], index) => gray !== colours[index]?.[2]);
  return `/* mourning days */\n.gray-mode {\n${rows.map(([name, gray]) => `  --${name}: ${gray};`).join('\n')}\n}\n`;
}

/** The whole of themes.scss. */
export function themesSheet(themes: readonly { name: string; title: string; hex: string }[], tokens: string): string {
  const head =
    '/* Generated by scripts/themes.ts. A var() on :root would freeze to the root theme, so every block holds plain values. */\n\n';
  const blocks = themes.map(({ name, title, hex }) => themeBlock(name, title, hex));
  const gray = blocks[themes.findIndex(({ name }) => name === 'gray')] ?? '';
  return head + [...blocks, grayModeBlock(tokens, gray)].join('\n');
}
