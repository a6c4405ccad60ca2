/** 存证书: the certificate as a picture to keep, with the code that anybody checks it by. */
import type { ReactElement } from 'react';
import { APP_NAME } from '@/core/lib/app';
import type { Surface } from '@/core/platform';
import { drawCode, wrap } from '@/domain/poster/draw';
import { INK, INK_2, SANS, SEAL, SERIF, write } from '@/domain/poster/pen';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { certificateLines } from './certificateText';

const SIZE = { width: 375, height: 480, scale: 3 } as const;
const [PAPER, GOLD, GOLD_INK] = ['#fbf7ea', '#b8975a', '#7d5f28'];

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
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 2;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 0.7;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.textBaseline = 'alphabetic';
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
  pen.fillStyle = SEAL;
  pen.fillRect(270, 346, 60, 60);
  pen.textAlign = 'center';
  const signs = Array.from(APP_NAME).slice(0, 2);
  signs.forEach((sign, index) => write(pen, sign, 300, 371 + index * 25, `600 22px ${SERIF}`, PAPER));
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
