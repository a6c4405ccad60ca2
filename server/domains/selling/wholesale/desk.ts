/** Purchase requests without an offer, for the workbench (rule 26.2). */
import { UNANSWERED_MS, type DeskFigure } from '../../people/work/desk';
import { countOpenInquiries } from './repository';

export const inquiryFigure: DeskFigure = {
  label: '待报询价',
  area: 'quote',
  unit: 'count',
  route: '/dingding/pages/index?sheet=inquiries',
  read: (tx, _employee, now) => countOpenInquiries(tx, now - UNANSWERED_MS),
};
