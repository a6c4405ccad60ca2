/** Reviews that nobody has answered, for the workbench (rule 26.2). */
import { UNANSWERED_MS, type DeskFigure } from '../../people/work/desk';
import { countUnanswered } from './repository';

export const reviewFigure: DeskFigure = {
  label: '未回评价',
  area: 'service',
  unit: 'count',
  route: '/dingding/pages/index?sheet=reviews',
  read: (tx, _employee, now) => countUnanswered(tx, now - UNANSWERED_MS),
};
