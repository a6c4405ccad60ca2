/** How a table stands, in a word, and the areas of a store in their order. */
import type { TableState } from '@/contract';
import { money } from '../bill/RoundCard';

export const AREAS: readonly { id: TableState['area']; name: string }[] = [
  { id: 'hall', name: '大厅' },
  { id: 'room', name: '雅室' },
  { id: 'terrace', name: '露台' },
  { id: 'public', name: '公共茶席' },
];

export const STATES: Record<TableState['state'], string> = {
  idle: '空',
  open: '用餐中',
  billing: '待结账',
  paid: '已结账',
  booked: '已订',
};

const TEN_THOUSAND = 1_000_000;
/** In full, and from a hundred thousand yuan on as 12.3 万: a tile is as wide as a third of a phone. */
export const owed = (fen: number): string =>
  fen < 10 * TEN_THOUSAND ? money(fen) : `${(fen / TEN_THOUSAND).toFixed(1)} 万`;

export const byArea = (tables: readonly TableState[]) =>
  AREAS.map(({ id, name }) => {
    const own = tables.filter(({ area }) => area === id);
    return { id, name, tables: own, free: own.filter(({ state }) => state === 'idle').length };
  }).filter(({ tables: own }) => own.length > 0);
