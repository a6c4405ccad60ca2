/** Paper, inks and letters of what is drawn on the phone. All numbers are px at 375. */
import type { Pen, Surface } from '@/core/platform';

export const PAPER = '#fbf8f1';
export const INK = '#211f1b';
export const INK_2 = '#57524a';
export const INK_3 = '#6b655a';
export const SEAL = '#a8322a';
export const LINE = '#e3ddd0';
export const SANS = '-apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
export const SERIF = '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", serif';

export function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** Cuts the picture so that it fills the frame. */
export async function drawPicture({ pen, load }: Surface, src: string, x: number, y: number, w: number, h: number) {
  pen.fillStyle = '#ece7dc';
  pen.fillRect(x, y, w, h);
  const found = await load(src);
  if (!found) return;
  const factor = Math.max(w / found.width, h / found.height);
  const [cutW, cutH] = [w / factor, h / factor];
  pen.drawImage(found.image, (found.width - cutW) / 2, (found.height - cutH) / 2, cutW, cutH, x, y, w, h);
}
