/** Own bookings by tab, the next one first. */
import { useShareAppMessage } from '@tarojs/taro';
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { BookingRow } from './BookingRow';
import { TABS } from './labels';
import { useBookingActs } from './useBookingActs';

const EMPTY = {
  coming: { title: '还没有待到店的预约', text: '挑一间，今晚留一席' },
  done: { title: '还没有来过', text: '第一次来，先订一间坐坐' },
  cancelled: { title: '没有取消的预约', text: '订了都来，真好' },
} as const;

export function OwnBookings(): ReactElement {
  const params = usePageParams<'/reservation/pages/order/order'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const list = useList((page) => call('tea.booking', { tab, page }), [tab], {
    rows: (answer) => answer.page,
    kept: 'tea.booking',
  });
  const reload = () => void list.reload();
  const acts = useBookingActs(reload, reload);
  useReturn(reload);
  useShareAppMessage(useShareCard());
  const countOf = (id: string) => (id === 'coming' ? list.head?.tabs.find((one) => one.id === id)?.count : undefined);
  return (
    <Page
      right={<BarLink word="去预约" onPress={() => go('/reservation/pages/index/home', {})} />}
      overlay={acts.sheets}
    >
      <Tabs
        label="预约状态"
        current={tab}
        onChange={setTab}
        items={TABS.map((item) => ({ ...item, count: countOf(item.id) }))}
      />
      <List
        list={list}
        screenful={4}
        keyOf={(card) => card.id}
        chunkClass="chunk-card chunk-next"
        render={(card) => <BookingRow card={card} acts={acts} onExpire={reload} />}
        empty={
          <Empty
            picture="order"
            {...EMPTY[tab]}
            button="挑一间"
            tone="primary"
            onPress={() => go('/reservation/pages/index/index', {})}
          />
        }
      />
    </Page>
  );
}
