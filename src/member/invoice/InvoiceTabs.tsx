/** 发票: what may be invoiced of orders and of recharges, the papers asked for, and the titles are one place. */
import type { ReactElement } from 'react';
import { PageTabs } from '@/ui/shell/PageTabs';

const TABS = [
  { id: 'order', label: '订单', to: '/member/pages/invoice/select' },
  { id: 'recharge', label: '充值', to: '/member/pages/invoice/recharge' },
  { id: 'history', label: '记录', to: '/member/pages/invoice/select?tab=history' },
  { id: 'titles', label: '抬头', to: '/member/pages/invoice/edit' },
] as const;
type InvoiceTab = (typeof TABS)[number]['id'];

interface InvoiceTabsProps {
  current: InvoiceTab;
  onHere?: (id: InvoiceTab) => boolean;
}

export const InvoiceTabs = (props: InvoiceTabsProps): ReactElement => <PageTabs label="发票" items={TABS} {...props} />;
