/** One board of the hot list, a card per screen, begun where one was. */
import { useRef } from 'react';
import { Text, View } from '@tarojs/components';
import type { HotRow } from '@/contract';
import { call } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { listTime } from '@/core/lib/time';
import { Segmented } from '@/ui/kit/Segmented';
import { Skeleton } from '@/ui/kit/Skeleton';
import { usePageData, useRemembered } from '@/ui/shell';
import { Failure } from '@/ui/shell/Failure';
import { HotCard } from './HotCard';
import { HotEnd } from './HotEnd';
import { PERIODS, type Period } from './periods';
import { Stack } from './Stack';
import styles from './Board.module.scss';

type Screen = { id: string; row?: HotRow };

/** Positions of the tabs. */
const tabPlaces = remembered(() => new Map<string, number>());

interface BoardProps {
  cateId: string;
  period: Period;
  onPeriod: (period: Period) => void;
}

export function Board({ cateId, period, onPeriod }: BoardProps) {
  const key = `${cateId} ${period}`;
  const places = useRemembered(tabPlaces);
  const start = useRef(places.get(key) ?? 0);
  const state = usePageData(() => call('tea.productHot', { period, ...(cateId ? { cateId } : {}) }));
  const screens: Screen[] = [...(state.data?.list ?? []).map((row) => ({ id: row.goods.id, row })), { id: 'end' }];
  return (
    <View className={styles.board}>
      <View className={styles.bar}>
        <Segmented label="时间" items={PERIODS} current={period} onChange={onPeriod} />
        {state.data && <Text className={styles.time}>{`${listTime(state.data.updatedAt)} 更新`}</Text>}
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
