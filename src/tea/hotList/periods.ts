/** Over which time sales are counted. */
export const PERIODS = [
  { id: 'week', label: '周榜' },
  { id: 'month', label: '月榜' },
  { id: 'year', label: '年榜' },
] as const;
export type Period = (typeof PERIODS)[number]['id'];
