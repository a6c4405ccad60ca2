/** One place of the ranking. Above the first one below the line stands the line itself. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReleaseCard, ReleaseEntry } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Avatar } from '@/ui/kit/Avatar';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { ENTRY_TONES, ENTRY_WORDS } from './labels';
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
      <RecordRow
        className={mine ? styles.mine : undefined}
        rank={rank}
        leading={<Avatar src={user.avatar} size={40} name={user.name} />}
        title={mine ? '我' : user.name}
        beside={
          <Words size="foot" tone="soft">
            {user.levelName}
          </Words>
        }
        notes={[lot ? `${no} 号 · 签 ${lot.slice(0, 8)}` : `${no} 号 · ${listTime(at)}`]}
        amount={String(score)}
      >
        {status !== 'reserved' && <Tag tone={ENTRY_TONES[status]}>{ENTRY_WORDS[status]}</Tag>}
      </RecordRow>
    </View>
  );
}
