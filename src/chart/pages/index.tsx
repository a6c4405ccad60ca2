/** /chart/pages/index: the business on one screen - figures beside what they were, and the pictures they make. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { ChartSet } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { StoreChips } from '@/domain/store/StoreChips';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { useInterval } from '@/ui/kit/useInterval';
import { Note } from '@/ui/kit/Words';
import { later, Page, useChoice, usePageData, usePageParams, useParam } from '@/ui/shell';
import { CardGrid } from '../cards/CardGrid';
import { Charts } from '../cards/Charts';
import { COMPARISONS, RANGES } from '../cards/words';
import styles from '../cards/cards.module.scss';

const WhySheet = later(() => import('../cards/WhySheet').then(({ WhySheet: part }) => part));
const AlarmSheet = later(() => import('../cards/AlarmSheet').then(({ AlarmSheet: part }) => part));
const MarkSheet = later(() => import('../cards/MarkSheet').then(({ MarkSheet: part }) => part));
const SendSheet = later(() => import('@/domain/chat/SendSheet').then(({ SendSheet: part }) => part));

/** Only a day that runs changes by itself. */
const EVERY = 60_000;

export default function ChartPage() {
  const params = usePageParams<'/chart/pages/index'>();
  const [chosen, setRange] = useChoice(params, 'range', [...RANGES, { id: 'custom' as const }], '7d');
  const [storeId, setStore] = useParam(params, 'storeId');
  const [compare, setCompare] = useChoice(params, 'compare', COMPARISONS);
  const { from, to } = params;
  const days = chosen === 'custom' && from && to ? { from, to } : undefined;
  const range = chosen === 'custom' && !days ? '7d' : chosen;
  const asked = { range, compare, ...days, ...(storeId && { storeId }) };
  const state = usePageData(() => call('manage.chart', asked), [range, compare, storeId, from, to]);
  const [why, setWhy] = useState<ChartSet['cards'][number]>();
  const [sheet, setSheet] = useState<'marks' | 'alarms' | 'send'>();
  const close = () => setSheet(undefined);
  const chart = state.data;
  useInterval(() => void state.reload(), range === 'today' && EVERY);
  return (
    <Page
      state={state}
      right={
        <>
          <BarLink word="记事" role="button" onPress={() => setSheet('marks')} />
          <IconButton icon="bell" label="每晚提醒" onPress={() => setSheet('alarms')} />
        </>
      }
      action={<Ways chart={chart} storeId={storeId} onSend={range === 'custom' ? undefined : () => setSheet('send')} />}
      overlay={
        <>
          <WhySheet card={why} asked={asked} onClose={() => setWhy(undefined)} />
          <SendSheet
            card={sheet === 'send' ? { kind: 'chart', refId: `${range}.${storeId || 'all'}` } : undefined}
            onClose={close}
          />
          <AlarmSheet open={sheet === 'alarms'} onClose={close} />
          <MarkSheet
            open={sheet === 'marks'}
            chart={chart}
            storeId={storeId || undefined}
            onClose={close}
            onSaved={() => void state.reload()}
          />
        </>
      }
    >
      {(data) => (
        <>
          <View className={styles.tools}>
            <Segmented block label="时间范围" items={RANGES} current={range as '7d'} onChange={setRange} />
          </View>
          <View className={styles.chips}>
            <StoreChips stores={data.stores} current={storeId} onChange={setStore} />
            <Chips label="和什么比" items={COMPARISONS} current={compare} onChange={setCompare} />
          </View>
          <View className={styles.days}>
            <Note>{`${data.from} 至 ${data.to}`}</Note>
            <Note>{`比 ${data.beforeFrom} 至 ${data.beforeTo}`}</Note>
          </View>
          <CardGrid cards={data.cards} onPress={setWhy} />
          <Charts chart={data} />
        </>
      )}
    </Page>
  );
}

interface WaysProps {
  chart: ChartSet | undefined;
  storeId: string;
  onSend: (() => void) | undefined;
}

/** On to the table of the same days and store, and into a conversation. */
const Ways = ({ chart, storeId, onSend }: WaysProps) => (
  <>
    <Button
      grow
      size="l"
      tone="line"
      onPress={() =>
        void go('/report/pages/report-table', {
          kind: 'day',
          ...(chart && { from: chart.from, to: chart.to }),
          ...(storeId && { storeId }),
        })
      }
    >
      看报表
    </Button>
    {onSend && (
      <Button grow size="l" tone="line" onPress={onSend}>
        发到群
      </Button>
    )}
  </>
);
