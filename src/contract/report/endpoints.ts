import type { Endpoint } from '../kit';

export const reportEndpoints = {
  'manage.dailyInput': { method: 'GET', path: '/api/v4/manage/daily-input', auth: true, hide: false },
  'manage.dailyInputSave': { method: 'POST', path: '/api/v4/manage/daily-input-save', auth: true, hide: false },
  'manage.dailyInputSaveNew': { method: 'POST', path: '/api/v4/manage/daily-input-save-new', auth: true, hide: true },
  'manage.reportTable': { method: 'GET', path: '/api/v4/manage/report-table', auth: true, hide: false },
  'manage.reportTableDialogSave': {
    method: 'POST',
    path: '/api/v4/manage/report-table-dialog-save',
    auth: true,
    hide: false,
  },
  'manage.reportCell': { method: 'GET', path: '/api/v4/manage/report-cell', auth: true, hide: false },
  'manage.chart': { method: 'GET', path: '/api/v4/manage/chart', auth: true, hide: false },
  'manage.chartWhy': { method: 'GET', path: '/api/v4/manage/chart-why', auth: true, hide: false },
  'manage.reportMark': { method: 'POST', path: '/api/v4/manage/report-mark', auth: true, hide: false },
  'manage.reportAlarms': { method: 'POST', path: '/api/v4/manage/report-alarms', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
