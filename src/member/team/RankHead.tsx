/** Scope, month and unit of a ranking; the present month is still moving. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { Card } from '@/ui/kit/Card';
import { Segmented } from '@/ui/kit/Segmented';
import { Tabs } from '@/ui/kit/Tabs';
import { Tag } from '@/ui/kit/Tag';
import { RANK_UNITS, SCOPES } from './rankLabels';
import type { Ranking } from './useRanking';
import styles from './RankHead.module.scss';

export const RankHead = ({ ranking }: { ranking: Ranking }): ReactElement => {
  const { latest, month, setMonth, unit, setUnit, scope, setScope } = ranking;
  return (
    <>
      <Tabs label="范围" items={SCOPES} current={scope} onChange={setScope} />
      <Card place="next" className={styles.head}>
        <MonthTurn month={month} latest={latest} onMonth={setMonth}>
          <View className={styles.live}>{month === latest && <Tag tone="celadon">实时榜</Tag>}</View>
        </MonthTurn>
        <View className={styles.unit}>
          <Segmented label="按什么排" items={RANK_UNITS} current={unit} block onChange={setUnit} />
        </View>
      </Card>
    </>
  );
};
