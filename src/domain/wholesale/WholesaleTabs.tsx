/** 批发: the market, the order sheet, the request and the own trade are pages of one place, for approved wholesalers. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { Slot } from '@/ui/kit/Slot';
import { PageTabs } from '@/ui/shell/PageTabs';

const TABS = [
  { id: 'market', label: '选货', to: '/pages/tea/wholesale' },
  { id: 'sheet', label: '下单', to: '/shop/pages/marketing/wholesale' },
  { id: 'blank', label: '订货单', to: '/member/pages/wholesale/blank' },
  { id: 'own', label: '我的批发', to: '/pages/tea/my-wholesale' },
] as const;

interface WholesaleTabsProps {
  current: (typeof TABS)[number]['id'];
  /** By the answer that the page itself is drawn from, so that the tabs come with it; else by what is known of the member. */
  approved?: boolean;
}

export const WholesaleTabs = observer(function WholesaleTabs({ current, approved }: WholesaleTabsProps): ReactElement {
  const { session } = useStores();
  const trades = approved ?? (session.hasLogin && session.member?.wholesaler === true);
  return <Slot>{trades && <PageTabs label="批发" items={TABS} current={current} />}</Slot>;
});
