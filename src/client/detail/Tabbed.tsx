/** The five parts of a client, one at a time; one of the pool has but two. */
import type { ReactElement } from 'react';
import type { ClientDetail } from '@/contract';
import { Tabs } from '@/ui/kit/Tabs';
import { Orders, Plans, Profile, Quotes, Timeline } from './Parts';

export const TABS = [
  { id: 'timeline', label: '动态' },
  { id: 'orders', label: '订单' },
  { id: 'quotes', label: '报价' },
  { id: 'plans', label: '计划' },
  { id: 'profile', label: '资料' },
] as const;
type TabId = (typeof TABS)[number]['id'];
const OF_POOL: readonly TabId[] = ['timeline', 'profile'];

interface TabbedProps {
  client: ClientDetail;
  tab: TabId;
  onTab: (tab: TabId) => void;
  onUndo: (mergeId: string) => void;
}

export function Tabbed({ client, tab, onTab, onUndo }: TabbedProps): ReactElement {
  const inPool = client.form === undefined;
  const counts: Partial<Record<TabId, number>> = {
    orders: client.orders.length,
    quotes: client.quotes.length,
    plans: client.plans.length,
  };
  const parts: Readonly<Record<TabId, () => ReactElement>> = {
    timeline: () => <Timeline entries={client.timeline} />,
    orders: () => <Orders client={client} />,
    quotes: () => <Quotes client={client} />,
    plans: () => <Plans plans={client.plans} />,
    profile: () => <Profile client={client} onUndo={onUndo} />,
  };
  return (
    <>
      <Tabs
        label="客户资料"
        items={TABS.filter(({ id }) => !inPool || OF_POOL.includes(id)).map(({ id, label }) => {
          const count = counts[id];
          return { id, label, ...(count !== undefined && { count }) };
        })}
        current={tab}
        onChange={onTab}
      />
      {parts[tab]()}
    </>
  );
}
