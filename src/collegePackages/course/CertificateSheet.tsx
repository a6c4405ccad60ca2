/** 存证书: the certificate as a picture to keep, with the code that anybody checks it by. */
import type { ReactElement } from 'react';
import type { Surface } from '@/core/platform';
import { drawCode, drawFrame, drawSeal, GOLD_INK, INK, INK_2, SANS, SERIF, wrap, write } from '@/domain/poster/pen';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { certificateLines } from './certificateText';

const SIZE = { width: 375, height: 480, scale: 3 } as const;

interface CertificateSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  name: string;
  no: string;
  /** YYYY-MM-DD */
  day: string;
  /** What its code says; undefined while it is not known. */
  link: string | undefined;
}
type Drawn = Omit<CertificateSheetProps, 'open' | 'onClose' | 'link'> & { link: string };

function draw({ pen }: Surface, { title, name, no, day, link }: Drawn): void {
  const { width, height, scale } = SIZE;
  const middle = width / 2;
  drawFrame(pen, width, height);
  pen.textAlign = 'center';
  write(pen, Array.from('学成证书').join(' '), middle, 92, `600 28px ${SERIF}`, GOLD_INK);
  write(pen, name, middle, 150, `600 24px ${SERIF}`, INK);
  let y = 192;
  for (const line of certificateLines(title, day)) {
    pen.font = `16px ${SERIF}`;
    for (const row of wrap(pen, line, 295, 2)) {
      write(pen, row, middle, y, `16px ${SERIF}`, INK);
      y += 28;
    }
  }
  write(pen, no, middle, 292, `15px ${SANS}`, INK_2);
  pen.fillStyle = '#ffffff';
  pen.fillRect(44, 324, 108, 108);
  drawCode(pen, link, 52, 332, 92, scale);
  pen.textAlign = 'left';
  write(pen, '扫码核验证书', 166, 384, `12px ${SANS}`, INK_2);
  drawSeal(pen, 276, 352, 48);
}

export const CertificateSheet = ({ open, onClose, link, ...text }: CertificateSheetProps): ReactElement => (
  <PictureSheet
    open={open && link !== undefined}
    onClose={onClose}
    title="学成证书"
    what="证书"
    size={SIZE}
    subject={`${text.no} ${text.name}`}
    draw={async (surface) => draw(surface, { ...text, link: link ?? '' })}
  />
);
