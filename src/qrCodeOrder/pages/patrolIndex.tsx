/** /qrCodeOrder/pages/patrolIndex: the plan of today, what is not put right, and all records of the stores where one works. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { PointSheet } from '../patrol/PointSheet';
import { DayCard, StaffCard } from '../patrol/DayCard';
import { PatrolRow, PlanRow } from '../patrol/PlanRow';
import { useUnsentPatrols } from '../patrol/useCheck';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Tabs } from '@/ui/kit/Tabs';
import { List, NO_ROWS, Page, useChoice, useList, useMessenger, usePageParams, useParam, useReturn } from '@/ui/shell';

const TABS = [
  { id: 'today' as const, label: '今日' },
  { id: 'issue' as const, label: '待整改' },
  { id: 'all' as const, label: '全部' },
];
const NOTHING = { today: '今日无巡台计划', issue: '没有待整改的问题', all: '还没有巡台记录' };
/** All stores where one works. */
const ALL = 'all';
const rows = ({ page }: DataOf<'patrol.index'>) => page ?? NO_ROWS;

export default observer(function PatrolIndexPage() {
  const params = usePageParams<'/qrCodeOrder/pages/patrolIndex'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [storeId, setStoreId] = useParam(params, 'storeId', ALL);
  const [typing, setTyping] = useState(false);
  const { scanCode } = useMessenger();
  const list = useList(
    (page) =>
      call('patrol.index', {
        tab,
        page,
        ...(storeId !== ALL && { storeId }),
        ...(params.date && { date: params.date }),
      }),
    [tab, storeId, params.date],
    { rows },
  );
  const { head, reload } = list;
  const box = useUnsentPatrols(() => void reload());
  useReturn(reload);
  const plan = head?.plan ?? [];
  const stores = head?.stores ?? [];
  const scan = async () => {
    const code = await scanCode();
    if (code) await go('/qrCodeOrder/pages/patrol', { code });
  };
  const unsent = box.waiting().length;
  return (
    <Page
      action={
        <>
          <Button size="l" tone="line" onPress={() => setTyping(true)}>
            输编号
          </Button>
          <Button grow size="l" icon="scan" onPress={() => void scan()}>
            扫下一个点
          </Button>
        </>
      }
      overlay={<PointSheet open={typing} onClose={() => setTyping(false)} />}
    >
      <Tabs label="巡台" items={TABS} current={tab} onChange={setTab} />
      {unsent > 0 && <Notice tone="warn">{`${unsent} 次检查存在手机上，连上后自动送出`}</Notice>}
      {stores.length > 1 && (
        <Chips
          label="门店"
          items={[{ id: ALL, label: '全部门店' }, ...stores.map(({ value, label }) => ({ id: value, label }))]}
          current={storeId}
          onChange={setStoreId}
        />
      )}
      {tab === 'today' && head && <DayCard summary={head.summary} />}
      {tab === 'today' && plan.length > 0 && (
        <Card place="next">
          {plan.map((row) => (
            <PlanRow key={row.id} row={row} />
          ))}
        </Card>
      )}
      {tab === 'today' && head && <StaffCard byStaff={head.summary.byStaff} />}
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(record) => <PatrolRow record={record} byAge={tab === 'issue'} />}
        empty={tab === 'today' && plan.length > 0 ? null : <Empty picture="order" title={NOTHING[tab]} />}
      />
    </Page>
  );
});
