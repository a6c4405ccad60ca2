/** 热兑好礼: six things of the points mall, those that can be had now first; left out when the mall does not answer. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { inPairs } from '@/core/lib/pairs';
import { go } from '@/core/routes';
import { PointGoods } from '@/domain/points/PointGoods';
import { hindrance } from '@/domain/points/labels';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { useBlock } from '@/ui/shell';
import styles from './HotGoods.module.scss';

const MOST = 6;

export function HotGoods({ round }: { round: number }): ReactElement | null {
  const mall = useBlock(() => call('integralGoods.index', {}, { hide: true }), '', round);
  if (mall === null || mall?.page.total === 0) return null;
  const can = (item: Parameters<typeof hindrance>[0]) => Number(hindrance(item, mall?.points ?? 0) !== undefined);
  const items = [...(mall?.page.list ?? [])].sort((a, b) => can(a) - can(b)).slice(0, MOST);
  return (
    <Section
      title="热兑好礼"
      note="按你的积分，先看换得到的"
      more="积分商城"
      onMore={() => go('/pointpage/pages/point', {})}
    >
      {mall ? (
        <View className={styles.grid}>
          {inPairs(items).map((item) => (
            <PointGoods key={item.id} item={item} onPress={({ id }) => go('/pointpage/pages/point', { id })} />
          ))}
        </View>
      ) : (
        <Skeleton kind="grid" />
      )}
    </Section>
  );
}
