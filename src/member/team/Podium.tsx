/** The first three, the first in the middle. Equal figures stand on the same number. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { RankRow, RankUnit } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Title, Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { shareText, valueText } from './rankLabels';
import styles from './Podium.module.scss';

const ORDER = [1, 0, 2];

interface PodiumProps {
  rows: readonly RankRow[];
  unit: RankUnit;
  /** What all of them brought; 0 = parts of it say nothing. */
  whole: number;
}

export const Podium = ({ rows, unit, whole }: PodiumProps): ReactElement => (
  <View className={styles.podium} {...aria({ role: 'list', label: '前三名' })}>
    {ORDER.map((at) => {
      const row = rows[at];
      return (
        row && (
          <View
            key={row.user.id}
            className={classes(styles.place, at === 0 && styles.first)}
            {...aria({ role: 'listitem' })}
          >
            <Avatar src={row.user.avatar} size={at === 0 ? 64 : 52} alt="" />
            <Words size="foot" tone="gold" className={styles.rank}>{`第 ${row.rank} 名`}</Words>
            <Title size="body" lines={1} className={styles.name}>
              {row.user.nickname}
            </Title>
            <Words size="foot" tone="soft" figures>
              {valueText(unit, row.value)}
            </Words>
            {whole > 0 && (
              <Words size="foot" tone="soft" figures>
                {shareText(row.value, whole)}
              </Words>
            )}
          </View>
        )
      );
    })}
  </View>
);
