/** What a member has going in bulk, by tab; traders have more of them. */
import { View } from '@tarojs/components';
import type { WholesaleRow, WholesaleTab } from '@/contract';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { useInviteSheet } from '@/domain/groupBuying/useInviteSheet';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { WholesaleCard } from './WholesaleCard';

const TABS: { id: WholesaleTab; label: string; trade: boolean }[] = [
  { id: 'orders', label: '批发单', trade: true },
  { id: 'lots', label: '存货', trade: true },
  { id: 'groups', label: '我的拼团', trade: false },
  { id: 'auctions', label: '我的竞拍', trade: false },
  { id: 'inquiries', label: '订货需求', trade: true },
];
const NOTHING: Record<WholesaleTab, { title: string; text: string; button: string; to: string }> = {
  orders: { title: '还没有批发单', text: '满 ¥2,000 起批，可混批', button: '去批发选货', to: '/pages/tea/wholesale' },
  lots: {
    title: '茶窖里还没有存货',
    text: '下单时选择「存入茶窖」即可托管',
    button: '去批发选货',
    to: '/pages/tea/wholesale',
  },
  groups: {
    title: '还没有参加拼团',
    text: '约上茶友一起更划算',
    button: '去拼团',
    to: '/shop/pages/marketing/wholesale_list?type=group',
  },
  auctions: {
    title: '还没有参加竞拍',
    text: '老茶与藏器，价高者得',
    button: '去竞拍',
    to: '/shop/pages/marketing/wholesale_list?type=auction',
  },
  inquiries: {
    title: '还没有订货需求',
    text: '货架上没有的，写下来我们报价',
    button: '写订货需求',
    to: '/member/pages/wholesale/blank',
  },
};

export function OwnTrade({ trade }: { trade: boolean }) {
  const tabs = TABS.filter((tab) => trade || !tab.trade);
  const [tab, setTab] = useChoice(usePageParams<'/pages/tea/my-wholesale'>(), 'tab', tabs);
  const list = useList<WholesaleRow>((page) => call('special.wholesaleList', { tab, page }), [tab]);
  useReturn(list.reload);
  const inviting = useInviteSheet(() => void list.reload());
  const { title, text, button, to } = NOTHING[tab];
  return (
    <View>
      {/* Traders have the tabs of the place over it. */}
      {trade ? (
        <Chips label="我的批发" items={tabs} current={tab} onChange={setTab} />
      ) : (
        <Tabs label="我的批发" items={tabs} current={tab} onChange={setTab} />
      )}
      <List
        list={list}
        keyOf={(row) => row.id}
        render={(row) => (
          <WholesaleCard row={row} onExpire={() => void list.reload()} onInvite={() => inviting.ask(row)} />
        )}
        empty={
          <Empty
            picture="order"
            title={title}
            text={text}
            button={canOpen(to) ? button : '去批发选货'}
            onPress={() => (canOpen(to) ? open(to) : go('/pages/tea/wholesale', {}))}
          />
        }
      />
      {inviting.sheet}
    </View>
  );
}
