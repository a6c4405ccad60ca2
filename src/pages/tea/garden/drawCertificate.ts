/** Draws a certificate: paper, double frame, the tree, its sentences, the seal. All numbers are px at 375. */
import { APP_NAME } from '@/core/lib/app';
import type { Surface } from '@/core/platform';
import { wrap } from '@/domain/poster/draw';
import { drawPicture, INK, INK_2, SANS, SEAL, SERIF, write } from '@/domain/poster/pen';
import { pictureUrl } from '@/ui/kit/Picture';
import { linesOf, type CertificateText } from './Certificate';

export const CERTIFICATE = { width: 375, height: 540, scale: 3 } as const;
const PAPER = '#fbf7ea';
const GOLD = '#b8975a';
const GOLD_INK = '#7d5f28';

export async function drawCertificate(surface: Surface, text: CertificateText, image: string): Promise<void> {
  const { pen } = surface;
  const { width, height } = CERTIFICATE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 2;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 0.7;
  pen.strokeRect(20, 20, width - 40, height - 40);
  await drawPicture(surface, pictureUrl(image, 1170), 40, 40, 295, 150);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  write(pen, Array.from('认养证书').join(' '), width / 2, 236, `600 26px ${SERIF}`, GOLD_INK);
  pen.textAlign = 'left';
  let y = 276;
  for (const line of linesOf(text)) {
    pen.font = `16px ${SERIF}`;
    for (const row of wrap(pen, line, 295, 2)) {
      write(pen, row, 40, y, `16px ${SERIF}`, INK);
      y += 30;
    }
  }
  write(pen, `证书编号 ${text.no}`, 40, 496, `13px ${SANS}`, INK_2);
  pen.fillStyle = SEAL;
  pen.fillRect(283, 450, 52, 52);
  pen.textAlign = 'center';
  const signs = Array.from(APP_NAME).slice(0, 4);
  const size = signs.length > 2 ? 17 : 22;
  signs.forEach((sign, index) =>
    write(
      pen,
      sign,
      309 + (signs.length > 2 ? (index % 2 === 0 ? -11 : 11) : 0),
      signs.length > 2 ? 472 + Math.floor(index / 2) * 21 : 473 + index * 23,
      `600 ${size}px ${SERIF}`,
      PAPER,
    ),
  );
}
