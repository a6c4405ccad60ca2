/** States of rounds and lines in words and marks: a dot is done, a square in the making, a ring waits. */
import type { TableOrder } from '@/contract';

type Line = TableOrder['lines'][number];
export type Mark = 'dot' | 'square' | 'ring';
interface Look {
  word: string;
  mark: Mark;
  tone: 'celadon' | 'gold' | 'warn' | 'muted' | 'danger';
}

const LINES: Record<Line['status'], Look> = {
  pending: { word: '待确认', mark: 'ring', tone: 'warn' },
  making: { word: '制作中', mark: 'square', tone: 'gold' },
  served: { word: '已上', mark: 'dot', tone: 'celadon' },
  returning: { word: '退菜中', mark: 'square', tone: 'danger' },
  returned: { word: '已退', mark: 'ring', tone: 'muted' },
};
/** What is taken home waits at the desk, or for its parcel when the table is cleared. */
const HOME: Record<'desk' | 'ship', Partial<Record<Line['status'], string>>> = {
  desk: { making: '待取', served: '已交付' },
  ship: { served: '待寄' },
};
const homeWord = ({ home, status }: Line): string | undefined =>
  home && (home.orderId ? '已转寄送' : HOME[home.way][status]);

export const lineLook = (line: Line): Look => {
  const { status, returned, held } = line;
  if (held && status !== 'served') return { word: '缓上', mark: 'ring', tone: 'muted' };
  const look = { ...LINES[status], word: homeWord(line) ?? LINES[status].word };
  return returned > 0 && status !== 'returning' ? { ...LINES.returned, word: `已退 ${returned}` } : look;
};

export function roundLook({ status, lines }: TableOrder): Look {
  if (status === 'placed') return { word: '待接单', mark: 'ring', tone: 'warn' };
  if (status === 'withdrawn') return { word: '已撤回', mark: 'ring', tone: 'muted' };
  const made = lines.filter(({ home }) => home === undefined);
  const served = made.filter((line) => line.status === 'served').length;
  const making = made.filter((line) => line.status === 'making').length;
  const waiting = lines.filter((line) => line.home?.way === 'desk' && line.status === 'making').length;
  if (making === 0 && waiting > 0) return { word: `待取 ${waiting}`, mark: 'square', tone: 'gold' };
  if (making === 0 && made.length === 0) return { word: '带回家', mark: 'dot', tone: 'celadon' };
  if (making === 0) return { word: '已上齐', mark: 'dot', tone: 'celadon' };
  return { word: served > 0 ? `已上 ${served}，制作中 ${making}` : `制作中 ${making}`, mark: 'square', tone: 'gold' };
}

const PRINTS = { queued: '小票排队中', printing: '小票打印中', done: '小票已打印', failed: '小票没打出' };
export const printWords = (print: TableOrder['print']): string =>
  print
    ? `${PRINTS[print.status]}${print.reason ? `：${print.reason}` : ''}${print.copies > 1 ? `，第 ${print.copies} 张` : ''}`
    : '';
