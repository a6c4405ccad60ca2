/** How a table stands, in a word, and the areas of a store in their order. */
import type { TableState } from '@/contract';

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

export const byArea = (tables: readonly TableState[]) =>
  AREAS.map(({ id, name }) => {
    const own = tables.filter(({ area }) => area === id);
    return { id, name, tables: own, free: own.filter(({ state }) => state === 'idle').length };
  }).filter(({ tables: own }) => own.length > 0);
