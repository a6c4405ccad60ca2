/** 积分明细: the books, the month and what was earned are pages of one place. */
import type { ReactElement } from 'react';
import { PageTabs } from '@/ui/shell/PageTabs';

const TABS = [
  { id: 'books', label: '账单', to: '/member/pages/interval/index' },
  { id: 'month', label: '月度总览', to: '/member/pages/interval/newIndex' },
  { id: 'earned', label: '赚到的积分', to: '/income/pages/integral' },
] as const;

export const PointTabs = ({ current }: { current: (typeof TABS)[number]['id'] }): ReactElement => (
  <PageTabs label="积分明细" items={TABS} current={current} />
);
