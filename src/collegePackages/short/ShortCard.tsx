/** A short lesson in a list of two columns: picture with its length, name, who speaks, how often it was played; what was seen of it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CourseCard } from '@/contract';
import { Marked } from '@/domain/search/Marked';
import { clockText } from '@/domain/video/clock';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { COVER } from '../words';
import { isSeen, playsText } from './words';
import styles from './short.module.scss';

interface ShortCardProps {
  card: CourseCard;
  /** Searched words, bold. */
  marks?: readonly string[];
  priority?: boolean;
  onOpen: () => unknown;
}

export function ShortCard({ card, marks = [], priority, onOpen }: ShortCardProps): ReactElement {
  const { title, cover, seconds, teacher, membersOnly, progress = 0 } = card;
  const seen = isSeen(card);
  return (
    <Pressable className={styles.card} role="link" onPress={onOpen}>
      <View className={styles.words}>
        <Words size="name" lines={2}>
          <Marked text={title} words={marks} />
        </Words>
        <Note lines={1}>{`${teacher} · ${playsText(card)}`}</Note>
      </View>
      <View className={styles.still}>
        <Picture src={cover} w={375} ratio={COVER} alt="" priority={priority} />
        <View className={styles.marks}>
          {membersOnly && <Tag tone="ink">会员</Tag>}
          {seen && <Tag tone="celadon">已看</Tag>}
        </View>
        <Text className={styles.length}>{clockText(seconds)}</Text>
        {progress > 0 && !seen && (
          <View className={styles.bar}>
            <Progress value={progress} label={`看到 ${progress}%`} tone="celadon" />
          </View>
        )}
      </View>
    </Pressable>
  );
}
