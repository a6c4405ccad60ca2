/** Draws a certificate: paper, double frame, the tree, its sentences, the seal. All numbers are px at 375. */
import type { Surface } from '@/core/platform';
import { drawFrame, drawPicture, drawSeal, GOLD_INK, INK, INK_2, SANS, SERIF, wrap, write } from '@/domain/poster/pen';
import { pictureUrl } from '@/ui/kit/Picture';
import { linesOf, type CertificateText } from './Certificate';

export const CERTIFICATE = { width: 375, height: 540, scale: 3 } as const;

export async function drawCertificate(surface: Surface, text: CertificateText, image: string): Promise<void> {
  const { pen } = surface;
  const { width, height } = CERTIFICATE;
  drawFrame(pen, width, height);
  await drawPicture(surface, pictureUrl(image, 1170), 40, 40, 295, 150);
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
  drawSeal(pen, 287, 454, 46);
}
