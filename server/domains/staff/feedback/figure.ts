/** Tickets that wait for an answer, for the workbench (rule 26.2). */
import type { DeskFigure } from '../../people/work/desk';
import { countOpen } from './repository';

export const feedbackFigure: DeskFigure = {
  label: '待答反馈',
  area: 'service',
  unit: 'count',
  route: '/dingding/pages/message?kind=feedback',
  read: (tx) => countOpen(tx),
};
