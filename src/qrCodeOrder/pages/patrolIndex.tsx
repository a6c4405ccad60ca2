/** /qrCodeOrder/pages/patrolIndex: the plan of today, what is not put right, and all records of the stores where one works. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { PointSheet } from '../patrol/PointSheet';
import { DayChoice } from '../patrol/DayChoice';
import { DayCard, StaffCard } from '../patrol/DayCard';
import { PatrolRow, PlanRow } from '../patrol/PlanRow';
import { ALL_STORES, usePatrols } from '../patrol/usePatrols';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Tabs } from '@/ui/kit/Tabs';
import { later, List, Page, useChoice, useMessenger, usePageParams, useParam } from '@/ui/shell';

const DayPicture = later(() => import('../patrol/DayPicture').then(({ DayPicture: part }) => part));

const TABS = [
  { id: 'today' as const, label: '今日' },
  { id: 'issue' as const, label: '待整改' },
  { id: 'all' as const, label: '全部' },
];
const NOTHING = { today: '今日无巡台计划', issue: '没有待整改的问题', all: '还没有巡台记录' };
const NOTHING_THEN = { today: '这天没有巡台计划', issue: '这天没有待整改的问题', all: '这天没有巡台记录' };
export default observer(function PatrolIndexPage() {
  const params = usePageParams<'/qrCodeOrder/pages/patrolIndex'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [storeId, setStoreId] = useParam(params, 'storeId', ALL_STORES);
  const [date, setDate] = useParam(params, 'date', '');
  const [sheet, setSheet] = useState<'code' | 'picture'>();
  const { scanCode } = useMessenger();
  const { list, head, plan, day, unsent, refused, decide } = usePatrols({ tab, storeId, date });
  const stores = head?.stores ?? [];
  const scan = async () => {
    const code = await scanCode();
    if (code) await go('/qrCodeOrder/pages/patrol', { code });
  };
  return (
    <Page
      action={
        <>
          <Button grow size="l" tone="line" onPress={() => setSheet('code')}>
            输编号
          </Button>
          <Button grow size="l" icon="scan" onPress={() => void scan()}>
            扫下一个点
          </Button>
        </>
      }
      right={day && <BarLink word="存图" label="存图，存下这一天的巡台记录" onPress={() => setSheet('picture')} />}
      overlay={
        <>
          <PointSheet open={sheet === 'code'} onClose={() => setSheet(undefined)} />
          {day && <DayPicture open={sheet === 'picture'} day={day} onClose={() => setSheet(undefined)} />}
        </>
      }
    >
      <Tabs label="巡台" items={TABS} current={tab} onChange={setTab} />
      {unsent > 0 && <Notice tone="warn">{`${unsent} 次检查存在手机上，连上后自动送出`}</Notice>}
      {refused.map((one) => (
        <Notice key={one.opId} tone="danger" onPress={() => void decide(one)}>
          {`${listTime(one.at)} 的检查没有记上：${one.refused}`}
        </Notice>
      ))}
      {stores.length > 1 && (
        <Chips
          label="门店"
          items={[{ id: ALL_STORES, label: '全部门店' }, ...stores.map(({ value, label }) => ({ id: value, label }))]}
          current={storeId}
          onChange={setStoreId}
        />
      )}
      <DayChoice date={date} today={head?.today} ofPlan={tab === 'today'} onChange={setDate} />
      {tab === 'today' && head && <DayCard summary={head.summary} isToday={date === ''} />}
      {plan.length > 0 && (
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
        empty={
          plan.length > 0 ? null : <Empty picture="order" title={date === '' ? NOTHING[tab] : NOTHING_THEN[tab]} />
        }
      />
    </Page>
  );
});
