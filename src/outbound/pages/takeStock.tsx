/** /outbound/pages/takeStock: the stock-takings of the own store, the own ones first, and a new one. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { DataOf } from '@/contract';
import { call, isLine } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { keptTakings } from '@/domain/stockTake/kept';
import { later, List, NO_ROWS, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { TakeCard } from '../stockTake/TakeCard';

const NewSheet = later(() => import('../stockTake/NewSheet').then(({ NewSheet: part }) => part));

const TABS = [
  { id: 'active' as const, label: '进行中' },
  { id: 'finished' as const, label: '已完成' },
  { id: 'cancelled' as const, label: '已取消' },
];
const NOTHING = { active: '没有进行中的盘点', finished: '还没有完成的盘点', cancelled: '没有取消的盘点' };
const rows = ({ page }: DataOf<'assetStock.stock'>) => page ?? NO_ROWS;

export default observer(function TakeStockPage() {
  const params = usePageParams<'/outbound/pages/takeStock'>();
  const { clock, platform, session } = useStores();
  const [tab, setTab] = useChoice(params, 'status', TABS);
  const [open, setOpen] = useState(false);
  /** Without a line those in which it can be gone on scanning. */
  const readTakings = async (status: typeof tab, page: number): Promise<DataOf<'assetStock.stock'>> => {
    try {
      return await call('assetStock.stock', { status, page });
    } catch (error) {
      const memberId = session.member?.id ?? session.owner ?? '';
      const kept = isLine(error) && status === 'active' && page === 1 ? keptTakings(platform.storage, memberId) : [];
      if (kept.length === 0) throw error;
      const cards = kept.map(({ detail }) => detail.card);
      return { page: { list: cards, total: cards.length, page: 1, size: cards.length, more: false } };
    }
  };
  const list = useList((page) => readTakings(tab, page), [tab], { rows });
  const { reload, head } = list;
  useReturn(reload);
  return (
    <Page
      action={
        <Button block size="l" onPress={() => setOpen(true)}>
          新建盘点
        </Button>
      }
      overlay={
        <NewSheet
          categories={(head?.categories ?? []).map(({ value }) => value)}
          open={open}
          onClose={() => setOpen(false)}
        />
      }
    >
      <Tabs label="盘点" items={TABS} current={tab} onChange={setTab} />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-stack chunk-next"
        render={(card) => <TakeCard card={card} now={clock.now()} />}
        empty={<Empty picture="order" title={NOTHING[tab]} text="扫一遍标签，账和物就对上了" />}
      />
    </Page>
  );
});
