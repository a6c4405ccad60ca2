/** /tea/pages/productHot: the hot list, one card per screen; every tab remembers where one was. */
import { useRef, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { CountTab, HotRow } from '@/contract';
import { call } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { Page, usePageData, usePageParams, useRemembered } from '@/ui/shell';
import { Failure } from '@/ui/shell/Failure';
import { Segmented } from '@/ui/kit/Segmented';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Tabs } from '@/ui/kit/Tabs';
import { HotCard } from '../hot/HotCard';
import { HotEnd } from '../hot/HotEnd';
import { Stack } from '../hot/Stack';
import styles from './productHot.module.scss';

const PERIODS = [
  { id: 'week', label: '周榜' },
  { id: 'month', label: '月榜' },
  { id: 'year', label: '年榜' },
] as const;
type Period = (typeof PERIODS)[number]['id'];
type Screen = { id: string; row?: HotRow };

export default function ProductHotPage() {
  const params = usePageParams<'/tea/pages/productHot'>();
  const [cateId, setCate] = useState(params.cateId ?? '');
  const [period, setPeriod] = useState<Period>(PERIODS.find(({ id }) => id === params.period)?.id ?? 'week');
  const cates = usePageData(() => call('tea.productHotCate', {}));
  return (
    <Page state={cates} className={styles.page}>
      {(tabs: CountTab[]) => {
        // A class that there is not shows the whole list.
        const known = tabs.find(({ id }) => id === cateId)?.id ?? '';
        return (
          <View className={styles.frame} style={{ height: `calc(100vh - ${platform.system.topBarHeight()}px)` }}>
            <Tabs
              label="类别"
              items={tabs.map(({ id, label }) => ({ id, label }))}
              current={known}
              onChange={setCate}
            />
            <Board key={`${known}-${period}`} cateId={known} period={period} onPeriod={setPeriod} />
          </View>
        );
      }}
    </Page>
  );
}

/** Positions of the tabs. */
const tabPlaces = remembered(() => new Map<string, number>());

interface BoardProps {
  cateId: string;
  period: Period;
  onPeriod: (period: Period) => void;
}

function Board({ cateId, period, onPeriod }: BoardProps) {
  const key = `${cateId} ${period}`;
  const places = useRemembered(tabPlaces);
  const start = useRef(places.get(key) ?? 0);
  const state = usePageData(() => call('tea.productHot', { period, ...(cateId ? { cateId } : {}) }));
  const screens: Screen[] = [...(state.data?.list ?? []).map((row) => ({ id: row.goods.id, row })), { id: 'end' }];
  return (
    <View className={styles.board}>
      <View className={styles.bar}>
        <Segmented label="时间" items={PERIODS} current={period} onChange={onPeriod} />
        {state.data && (
          <Text className={styles.time}>{`${formatTime(state.data.updatedAt, 'MM月DD日 h:m')} 更新`}</Text>
        )}
      </View>
      {state.status === 'loading' && <Skeleton kind="detail" />}
      {state.status === 'error' && <Failure error={state.error} onRetry={() => void state.reload()} />}
      {state.status === 'ready' && (
        <Stack
          items={screens}
          keyOf={({ id }) => id}
          label="热卖榜，上下翻看"
          start={Math.min(start.current, screens.length - 1)}
          onChange={(index) => void places.set(key, index)}
          render={({ row }, _index, near) =>
            row ? <HotCard row={row} near={near} /> : <HotEnd count={screens.length - 1} />
          }
        />
      )}
    </View>
  );
}
