/** Places below the first three; the own one is marked. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RankRow, RankUnit } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { shareText, valueText } from './rankWords';
import styles from './RankLines.module.scss';

interface RankLinesProps {
  rows: readonly RankRow[];
  unit: RankUnit;
  mineId: string;
  /** What all of them brought; 0 = parts of it say nothing. */
  whole: number;
}

export const RankLines = ({ rows, unit, mineId, whole }: RankLinesProps): ReactElement => (
  <Card place="next" clip {...aria({ role: 'list', label: '名次' })}>
    {rows.map(({ rank, user, value }) => (
      <View key={user.id} className={styles.row} {...aria({ role: 'listitem' })}>
        <Text className={styles.rank}>{rank}</Text>
        <Avatar src={user.avatar} size={36} alt="" />
        <View className={styles.words}>
          <Words size="name" lines={1}>
            {user.nickname}
          </Words>
          {user.id === mineId && <Tag tone="accent">我</Tag>}
        </View>
        <View className={styles.end}>
          <Text className={styles.value}>{valueText(unit, value)}</Text>
          {whole > 0 && <Note>{shareText(value, whole)}</Note>}
        </View>
      </View>
    ))}
  </Card>
);
