/** What the kinds of reports, and their first columns, are called. */
export const FIRST = { day: '日期', store: '门店', employee: '员工', goods: '商品', table: '门店' } as const;
export const KIND_TITLES = {
  day: '按日',
  store: '按门店',
  employee: '按员工',
  goods: '按商品',
  table: '按桌台',
} as const;
export const KINDS = (['day', 'store', 'employee', 'goods', 'table'] as const).map((id) => ({
  id,
  label: KIND_TITLES[id],
}));
