/** The newest few orders that bring income, each with its calculation, and the sum that must come out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, IncomeStat } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { IncomeLine } from '../rows/IncomeLine';
import { money, ratesText } from '../labels';
import styles from './Latest.module.scss';

const LAST = 4;

export function Latest({ stat, rows }: { stat: IncomeStat; rows: DataOf<'achievement.index'> }): ReactElement {
  const { total, pending, settled, cashed, owed, available } = stat;
  if (rows.total === 0)
    return (
      <View className={styles.part}>
        <Empty
          picture="order"
          title="第一笔收益这样来"
          text={`茶友通过你的邀请注册并付款，按${ratesText(stat.rates)}计收益，收货后 ${stat.rates.settleDays} 天结算`}
          button="去邀请茶友"
          onPress={() => go('/member/pages/team/index', {})}
        />
      </View>
    );
  return (
    <Section title="最近的收益" note={ratesText(stat.rates)} onMore={() => go('/income/pages/order', {})}>
      <Card place="alone" clip>
        {rows.list.slice(0, LAST).map((row) => (
          <IncomeLine key={row.id} row={row} settleDays={stat.rates.settleDays} />
        ))}
      </Card>
      <Note block className={styles.note}>
        {`待结算 ${money(pending)} + 已结算 ${money(settled)} = 累计 ${money(total)}；已转出 ${money(cashed)}，` +
          (owed > 0 ? `待抵扣 ${money(owed)}。` : `可转出 ${money(available)}。`)}
      </Note>
    </Section>
  );
}
