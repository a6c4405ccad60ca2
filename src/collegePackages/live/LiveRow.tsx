/** A live room in a list: the picture and the words lead on, 预约 stands beside them. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveCard } from '@/contract';
import { countText } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { useStatus } from './useStatus';
import { useWaiting } from './useWaiting';
import { startText, STATUS, wantText } from './words';
import styles from './live.module.scss';

/** What runs is gone into, everything else is read about first. */
export const openLive = (id: string, status: LiveCard['status']): void =>
  void (status === 'live'
    ? go('/collegePackages/pages/college/live/live', { id })
    : go('/collegePackages/pages/college/live/detail', { id }));

interface LiveRowProps {
  live: LiveCard;
  /** Waited for now, or not any more. */
  onWait?: () => void;
}

export function LiveRow({ live, onWait }: LiveRowProps): ReactElement {
  const { id, title, cover, teacher, viewers, goods, movedFrom } = live;
  const status = useStatus(live);
  const waiting = useWaiting(live, onWait);
  const [word, tone] = STATUS[status];
  const people =
    status === 'live' ? `${countText(viewers)} 人在看` : status === 'upcoming' ? wantText(waiting.count) : '';
  return (
    <View className={styles.row}>
      <Pressable className={styles.open} role="link" onPress={() => openLive(id, status)}>
        <View className={styles.cover}>
          <Picture src={cover} w={240} fill alt="" />
          <View className={styles.corner}>
            <Tag tone={tone}>{live.cancelled ? '已取消' : word}</Tag>
          </View>
        </View>
        <Stack gap={2} grow>
          <Words size="name" lines={2}>
            {title}
          </Words>
          <Note>{teacher}</Note>
          <Note>{`${movedFrom === undefined ? '' : '改期 '}${startText(live)}`}</Note>
          <Stack row gap={8} align="center">
            {people !== '' && <Note>{people}</Note>}
            {goods.length > 0 && <Text className={styles.goods}>{`带 ${goods.length} 款茶`}</Text>}
          </Stack>
        </Stack>
      </Pressable>
      {status === 'upcoming' && (
        <Button
          size="s"
          tone={waiting.on ? 'quiet' : 'line'}
          busy={waiting.pending}
          label={`${waiting.on ? '已预约' : '预约'}，${title}`}
          onPress={waiting.toggle}
        >
          {waiting.on ? '已预约' : '预约'}
        </Button>
      )}
    </View>
  );
}
