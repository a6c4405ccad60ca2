/** The own place and what is missing to the next; of the income of a team, what all of it brought. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RankRow, RankUnit } from '@/contract';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { gapText, valueText, type Scope } from './rankWords';
import styles from './OwnPlace.module.scss';

interface OwnPlaceProps {
  mine: RankRow;
  scope: Scope;
  unit: RankUnit;
  total: number;
}

export function OwnPlace({ mine, scope, unit, total }: OwnPlaceProps): ReactElement {
  const isSum = scope === 'team' && unit === 'income';
  return (
    <Card place="next" pad="all" className={styles.card}>
      <Avatar src={mine.user.avatar} size={40} alt="" />
      <View className={styles.words}>
        <Words size="name" medium>
          {isSum ? `${total} 位直属成员带来` : mine.rank > 0 ? `我的名次 第 ${mine.rank} 名` : '我还没有上榜'}
        </Words>
        <Note>{isSum ? '按下单日期，已扣除退款' : gapText(mine, unit)}</Note>
      </View>
      <View className={styles.end}>
        <Text className={styles.value}>{valueText(unit, mine.value)}</Text>
        {isSum && (
          <Button size="s" tone="text" onPress={() => go('/income/pages/list', {})}>
            收益明细
          </Button>
        )}
      </View>
    </Card>
  );
}
