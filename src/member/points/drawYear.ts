/** The statement of a year as a picture: a letter with its sums and kinds. All numbers are px at 375. */
import type { PointsDetail } from '@/contract';
import { APP_NAME } from '@/core/lib/app';
import { figure } from '@/core/lib/money';
import type { Pen, Surface } from '@/core/platform';
import { INK, INK_2, INK_3, LINE, PAPER, SANS, SERIF, write } from '@/domain/poster/pen';

type Year = PointsDetail['year'];
const WIDTH = 375;
const SCALE = 3;
const TOP = 268;
const ROW = 40;
const GREEN = '#3e6b5a';

export const yearSize = ({ kinds }: Year) => ({ width: WIDTH, height: TOP + kinds.length * ROW + 92, scale: SCALE });

const line = (pen: Pen, y: number) => {
  pen.fillStyle = LINE;
  pen.fillRect(24, y, WIDTH - 48, 1 / SCALE);
};

export function drawYear({ pen }: Pick<Surface, 'pen'>, year: Year, name: string): void {
  const { height } = yearSize(year);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  write(pen, `${year.year} 年积分对账单`, WIDTH / 2, 56, `600 22px ${SERIF}`, INK);
  write(pen, name, WIDTH / 2, 80, `13px ${SANS}`, INK_2);
  write(pen, year.isOver ? '年末结余' : '现有积分', WIDTH / 2, 122, `12px ${SANS}`, INK_3);
  write(pen, figure(year.left), WIDTH / 2, 164, `600 38px ${SERIF}`, INK);
  const parts = [
    ['年初', figure(year.begun)],
    ['获得', `+${figure(year.gained)}`],
    ['使用', `−${figure(year.used)}`],
    ['过期', `−${figure(year.expired)}`],
  ] as const;
  parts.forEach(([label, value], at) => {
    const x = 24 + ((WIDTH - 48) / parts.length) * (at + 0.5);
    write(pen, label, x, 204, `12px ${SANS}`, INK_3);
    write(pen, value, x, 226, `600 15px ${SERIF}`, at === 1 ? GREEN : INK);
  });
  line(pen, 248);
  year.kinds.forEach(({ label, came, went }, at) => {
    const y = TOP + at * ROW + 16;
    pen.textAlign = 'left';
    write(pen, label, 24, y, `14px ${SANS}`, INK);
    pen.textAlign = 'right';
    const words = [came > 0 && `+${figure(came)}`, went > 0 && `−${figure(went)}`].filter(Boolean).join('  ');
    write(pen, words, WIDTH - 24, y, `500 14px ${SANS}`, came > went ? GREEN : INK_2);
    line(pen, y + 16);
  });
  pen.textAlign = 'center';
  write(pen, APP_NAME, WIDTH / 2, height - 34, `600 15px ${SERIF}`, INK_3);
}
