/** A course in a list: picture, what it is, and what it costs; of one's own how far it is learned. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseCard } from '@/contract';
import { open } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { CoursePrice } from './CoursePrice';
import { courseRoute } from './routes';
import { fameText, sizeText } from './words';
import styles from './courses.module.scss';

interface CourseRowProps {
  card: CourseCard;
  /** Words of a search, drawn bold. */
  marks?: readonly string[];
  priority?: boolean;
}

export function CourseRow({ card, marks, priority }: CourseRowProps): ReactElement {
  const { title, cover, teacher, owned, progress } = card;
  return (
    <Pressable className={styles.row} role="link" onPress={() => void open(courseRoute(card))}>
      <Picture className={styles.cover} src={cover} w={375} ratio={0.56} alt="" priority={priority} />
      <Stack grow gap={4}>
        <Words size="name" lines={2}>
          <Marked text={title} words={marks} />
        </Words>
        <Note lines={1}>{`${teacher} · ${sizeText(card)}`}</Note>
        <Note lines={1}>{fameText(card)}</Note>
        {owned ? <Own progress={progress} /> : <CoursePrice card={card} />}
      </Stack>
    </Pressable>
  );
}

/** Who has it learns on: a bar and a word in the place of the price. */
function Own({ progress }: Pick<CourseCard, 'progress'>): ReactElement {
  if (progress === undefined)
    return (
      <Stack row gap={8} align="center" justify="between">
        <Note>还没开始</Note>
        <Tag tone="celadon">开始学习</Tag>
      </Stack>
    );
  return (
    <Stack row gap={8} align="center">
      <View className={styles.bar}>
        <Progress tone="celadon" value={progress} label={`已学 ${progress}%`} />
      </View>
      <Words size="foot" figures>{`${progress}%`}</Words>
      <Tag tone="celadon">{progress === 100 ? '已学完' : '继续学习'}</Tag>
    </Stack>
  );
}
