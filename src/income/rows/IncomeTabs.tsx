/** 收益明细: every entry, or the orders that bring income. */
import type { ReactElement } from 'react';
import { PageTabs } from '@/ui/shell/PageTabs';

const TABS = [
  { id: 'rows', label: '每一笔', to: '/income/pages/list' },
  { id: 'orders', label: '按订单', to: '/income/pages/order' },
] as const;

export const IncomeTabs = ({ current }: { current: (typeof TABS)[number]['id'] }): ReactElement => (
  <PageTabs label="收益明细" items={TABS} current={current} />
);
