/** A day of patrols as a picture: how far it went, each point with who was there and when. All numbers are px at 375. */
import type { PatrolPlanRow, PatrolSummary } from '@/contract';
import { APP_NAME } from '@/core/lib/app';
import { formatTime } from '@/core/lib/time';
import type { Pen, Surface } from '@/core/platform';
import { INK, INK_2, INK_3, LINE, PAPER, SANS, SEAL, SERIF, write } from '@/domain/poster/pen';
import { pointState } from './labels';

export interface PatrolDay {
  /** YYYY-MM-DD */
  date: string;
  place: string;
  summary: PatrolSummary;
  plan: readonly PatrolPlanRow[];
}

const WIDTH = 375;
const SCALE = 3;
const TOP = 196;
const ROW = 52;
/** More would be a picture that no phone shows. */
const MOST = 40;
const GREEN = '#3e6b5a';
const INKS = { success: GREEN, danger: SEAL, warn: '#8a5a00', plain: INK_2 } as const;

const linesOf = ({ plan }: PatrolDay): number => Math.min(plan.length, MOST);
export const daySize = (day: PatrolDay) => ({
  width: WIDTH,
  height: TOP + linesOf(day) * ROW + (day.plan.length > MOST ? 36 : 0) + 72,
  scale: SCALE,
});

const line = (pen: Pen, y: number) => {
  pen.fillStyle = LINE;
  pen.fillRect(24, y, WIDTH - 48, 1 / SCALE);
};

function drawPoint(pen: Pen, row: PatrolPlanRow, y: number): void {
  const { label, tone } = pointState(row);
  pen.textAlign = 'left';
  write(pen, row.name, 24, y, `500 15px ${SANS}`, INK);
  write(pen, `${row.store}  ${row.area}`, 24, y + 20, `12px ${SANS}`, INK_3);
  pen.textAlign = 'right';
  write(pen, label, WIDTH - 24, y, `500 13px ${SANS}`, INKS[tone]);
  const who =
    row.doneAt === undefined
      ? `${formatTime(row.dueAt, 'h:m')} 前`
      : `${formatTime(row.doneAt, 'h:m')} ${row.doneBy ?? ''}`;
  write(pen, who, WIDTH - 24, y + 20, `12px ${SANS}`, INK_3);
  line(pen, y + 32);
}

export function drawDay({ pen }: Pick<Surface, 'pen'>, day: PatrolDay): void {
  const { height } = daySize(day);
  const { planned, done, issues, overdue } = day.summary;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  write(pen, '巡台记录', WIDTH / 2, 52, `600 22px ${SERIF}`, INK);
  write(pen, `${day.date}  ${day.place}`, WIDTH / 2, 78, `13px ${SANS}`, INK_2);
  const figures = [
    ['进度', `${done}/${planned}`, INK],
    ['待整改', String(issues), INK],
    ['已超时', String(overdue), overdue > 0 ? SEAL : INK],
  ] as const;
  figures.forEach(([label, value, ink], at) => {
    const x = 24 + ((WIDTH - 48) / figures.length) * (at + 0.5);
    write(pen, value, x, 124, `600 22px ${SERIF}`, ink);
    write(pen, label, x, 146, `12px ${SANS}`, INK_3);
  });
  line(pen, 168);
  day.plan.slice(0, MOST).forEach((row, at) => drawPoint(pen, row, TOP + at * ROW));
  pen.textAlign = 'center';
  if (day.plan.length > MOST)
    write(pen, `还有 ${day.plan.length - MOST} 处`, WIDTH / 2, TOP + MOST * ROW + 12, `13px ${SANS}`, INK_2);
  write(pen, APP_NAME, WIDTH / 2, height - 28, `600 15px ${SERIF}`, INK_3);
}
