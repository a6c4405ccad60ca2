/** One place of the ranking. Above the first one below the line stands the line itself. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReleaseCard, ReleaseEntry } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Avatar } from '@/ui/kit/Avatar';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { ENTRY_TONES, ENTRY_WORDS } from './words';
import styles from './rank.module.scss';

export function RankRow({ entry, drum }: { entry: ReleaseEntry; drum: ReleaseCard['drum'] }): ReactElement {
  const { rank, no, user, score, at, status, mine, lot } = entry;
  return (
    <View>
      {rank === drum + 1 && (
        <View className={styles.line}>
          <Text>{`入围线 · 前 ${drum} 名`}</Text>
        </View>
      )}
      <View className={classes(styles.row, mine && styles.mine)}>
        <Text className={styles.rank}>{rank}</Text>
        <Avatar src={user.avatar} size={40} name={user.name} />
        <View className={styles.person}>
          <View className={styles.names}>
            <Words size="name">{mine ? '我' : user.name}</Words>
            <Text className={styles.level}>{user.levelName}</Text>
          </View>
          <Text className={styles.when}>
            {lot ? `${no} 号 · 签 ${lot.slice(0, 8)}` : `${no} 号 · ${formatTime(at, 'MM月DD日 h:m')}`}
          </Text>
        </View>
        <View className={styles.result}>
          <Text className={styles.score}>{score}</Text>
          {status !== 'reserved' && <Tag tone={ENTRY_TONES[status]}>{ENTRY_WORDS[status]}</Tag>}
        </View>
      </View>
    </View>
  );
}
