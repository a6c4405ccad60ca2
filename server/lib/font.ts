/**
 * The type of the papers: Noto Sans Hans (OFL) from its package, read with the first paper. A paper takes in only the characters it prints;
 * what else is drawn, as a picture, is made of the same outlines, so it looks the same on a server without any Chinese font.
 */
import path from 'node:path';
import { openSync, type Font } from 'fontkit';

// The font's code lies in a folder beside that of the type.
const DIR = path.resolve(path.dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');

export type Weight = 'regular' | 'bold';
export const FONT_FILES: Readonly<Record<Weight, string>> = {
  regular: path.join(DIR, 'NotoSansHans-Regular.otf'),
  bold: path.join(DIR, 'NotoSansHans-Bold.otf'),
};

const opened = new Map<Weight, Font>();
export function fontOf(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const font = openSync(FONT_FILES[weight]) as Font;
  opened.set(weight, font);
  return font;
}

export const widthOf = (text: string, size: number, weight: Weight): number => {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};
