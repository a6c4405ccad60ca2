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
export const lineLook = ({ status, returned, held }: Line): Look => {
  if (held && status !== 'served') return { word: '缓上', mark: 'ring', tone: 'muted' };
  const look = LINES[status];
  return returned > 0 && status !== 'returning' ? { ...LINES.returned, word: `已退 ${returned}` } : look;
};

export function roundLook({ status, lines }: TableOrder): Look {
  if (status === 'placed') return { word: '待接单', mark: 'ring', tone: 'warn' };
  if (status === 'withdrawn') return { word: '已撤回', mark: 'ring', tone: 'muted' };
  const served = lines.filter((line) => line.status === 'served').length;
  const making = lines.filter((line) => line.status === 'making').length;
  if (making === 0) return { word: '已上齐', mark: 'dot', tone: 'celadon' };
  return { word: served > 0 ? `已上 ${served}，制作中 ${making}` : `制作中 ${making}`, mark: 'square', tone: 'gold' };
}

const PRINTS = { queued: '小票排队中', printing: '小票打印中', done: '小票已打印', failed: '小票没打出' };
export const printWords = (print: TableOrder['print']): string =>
  print
    ? `${PRINTS[print.status]}${print.reason ? `：${print.reason}` : ''}${print.copies > 1 ? `，第 ${print.copies} 张` : ''}`
    : '';
