/** What the member is in a release: state, place, and what the score is made of. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReleaseEntry } from '@/contract';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { ENTRY_TONES, ENTRY_WORDS } from './labels';
import styles from './release.module.scss';

export function OwnState({ entry }: { entry: ReleaseEntry }): ReactElement {
  const { status, rank, score, parts } = entry;
  return (
    <View className={styles.own}>
      <Stack row gap={8} align="center">
        <Tag tone={ENTRY_TONES[status]}>{ENTRY_WORDS[status]}</Tag>
        <Text className={styles.place}>{`${status === 'reserved' ? '预估' : ''}第 ${rank} 位`}</Text>
        <Text className={styles.score}>{`${score} 分`}</Text>
      </Stack>
      <Note block className={styles.parts}>{`等级 ${parts.level} ＋ 先后 ${parts.order} ＋ 助力 ${parts.boost}`}</Note>
    </View>
  );
}
