/** What waits in the warehouse, for the workbench (rule 26.2). */
import type { DeskFigure } from '../../people/work/desk';
import { countWaiting } from './cards/repository';
import { countLow } from './goods/repository';

const atDesk = { area: 'stock', unit: 'count', route: '/outbound/pages/outbound' } as const;
export const shipFigure: DeskFigure = { ...atDesk, label: '待出库', read: countWaiting };
export const lowFigure: DeskFigure = { ...atDesk, label: '低库存', read: (tx) => countLow(tx) };
