/** /report/pages/report-table: the figures of the stores by day, store, employee, goods or table, each with what is behind it. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { StoreChips } from '@/domain/store/StoreChips';
import { BarLink } from '@/ui/kit/BarLink';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { Tabs } from '@/ui/kit/Tabs';
import { later, Page, useChoice, usePageData, usePageParams, useParam, useReturn } from '@/ui/shell';
import { Dates } from '../grid/Dates';
import { daysOf, RANGES, rangeOf, type Order, type RangeId } from '../grid/range';
import { TableBody } from '../grid/TableBody';
import { Ways } from '../grid/Ways';
import { KINDS } from '../grid/words';
import styles from '../grid/grid.module.scss';

const CellSheet = later(() => import('../grid/CellSheet').then(({ CellSheet: part }) => part));
const ExportSheet = later(() => import('../grid/ExportSheet').then(({ ExportSheet: part }) => part));
const SendSheet = later(() => import('@/domain/chat/SendSheet').then(({ SendSheet: part }) => part));

export default function ReportTablePage() {
  const params = usePageParams<'/report/pages/report-table'>();
  const { clock } = useStores();
  const now = clock.now();
  const month = daysOf('month', now);
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const [from, setFrom] = useParam(params, 'from', month.from);
  const [to, setTo] = useParam(params, 'to', month.to);
  const [storeId, setStore] = useParam(params, 'storeId');
  const [custom, setCustom] = useState(rangeOf(from, to, now) === 'custom');
  const [order, setOrder] = useState<Order>();
  const [at, setAt] = useState<{ rowKey: string; colKey: string }>();
  const [exporting, setExporting] = useState(false);
  const [sending, setSending] = useState(false);
  const asked = { kind, from, to, ...(storeId && { storeId }) };
  const state = usePageData(() => call('manage.reportTable', asked), [kind, from, to, storeId]);
  useReturn(state.reload);
  const choose = (range: RangeId) => {
    setCustom(range === 'custom');
    if (range === 'custom') return;
    const days = daysOf(range, clock.now());
    setFrom(days.from);
    setTo(days.to);
  };
  return (
    <Page
      state={state}
      right={
        <>
          <BarLink word="导出" role="button" onPress={() => setExporting(true)} />
          <IconButton icon="share" label="发到群" onPress={() => setSending(true)} />
        </>
      }
      action={<Ways asked={asked} />}
      overlay={
        <>
          <CellSheet kind={kind} at={at} onClose={() => setAt(undefined)} onSaved={() => void state.reload()} />
          <ExportSheet open={exporting} asked={asked} onClose={() => setExporting(false)} />
          <SendSheet
            card={sending ? { kind: 'table', refId: `${kind}.${from}.${to}.${storeId || 'all'}` } : undefined}
            onClose={() => setSending(false)}
          />
        </>
      }
    >
      {(table) => (
        <>
          <Tabs
            label="怎么看"
            items={KINDS}
            current={kind}
            onChange={(next) => {
              setOrder(undefined);
              setKind(next);
            }}
          />
          <View className={styles.tools}>
            <StoreChips stores={table.stores} current={storeId} onChange={setStore} />
            <Chips label="日期" items={RANGES} current={custom ? 'custom' : rangeOf(from, to, now)} onChange={choose} />
            {custom && (
              <Dates from={from} to={to} today={formatTime(now, 'YYYY-MM-DD')} onFrom={setFrom} onTo={setTo} />
            )}
          </View>
          <TableBody table={table} order={order} onOrder={setOrder} onCell={setAt} />
        </>
      )}
    </Page>
  );
}
