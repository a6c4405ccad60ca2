import type { reportEndpoints } from '../../../../src/contract/report/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readFigure, saveCell } from './cell';
import { readChart, readWhy } from './chart';
import { readForm, saveDraft, submitReport } from './daily';
import { tellAlarms } from './evening';
import { readTable } from './files';
import './kinds';
import { saveMark } from './marks';

export const reportHandlers: HandlersOf<typeof reportEndpoints> = {
  'manage.dailyInput': (tx, input, { memberId, now, server }) => readForm(tx, memberId, input, now, server),
  'manage.dailyInputSave': (tx, input, { memberId, now, server }) => submitReport(tx, memberId, input, now, server),
  'manage.dailyInputSaveNew': (tx, input, { memberId, now }) => saveDraft(tx, memberId, input, now),
  'manage.reportTable': (tx, input, { memberId, now, server }) => readTable(tx, memberId, input, now, server.config),
  'manage.reportTableDialogSave': (tx, input, { memberId, now }) => saveCell(tx, memberId, input, now),
  'manage.reportCell': (tx, input, { memberId, now }) => readFigure(tx, memberId, input, now),
  'manage.chart': (tx, input, { memberId, now }) => readChart(tx, memberId, input, now),
  'manage.chartWhy': (tx, input, { memberId, now }) => readWhy(tx, memberId, input, now),
  'manage.reportMark': (tx, input, { memberId, now }) => saveMark(tx, memberId, input, now),
  'manage.reportAlarms': (tx, input, { memberId }) => tellAlarms(tx, memberId, input),
};
