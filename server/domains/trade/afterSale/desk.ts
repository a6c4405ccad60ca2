/** After-sales that wait for the house, for the workbench (rule 26.2). */
import type { DeskFigure } from '../../people/work/desk';
import { countOfHouse } from './repository';

export const saleFigure: DeskFigure = {
  label: '售后待处理',
  area: 'service',
  unit: 'count',
  route: '/dingding/pages/message?kind=afterSale',
  read: (tx) => countOfHouse(tx, ['applied', 'escalated']),
};
export const returnFigure: DeskFigure = {
  label: '退货待收',
  area: 'stock',
  unit: 'count',
  route: '/outbound/pages/outbound',
  read: (tx) => countOfHouse(tx, ['returning']),
};
