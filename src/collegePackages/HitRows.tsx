/** Where a word is said: lesson, second, and the sentence; of a locked lesson only where. A press opens the lesson at that second. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseHit } from '@/contract';
import { go } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { KIND_WORDS, secondText } from './words';
import styles from './hits.module.scss';

interface HitRowsProps {
  hits: readonly CourseHit[];
  marks: readonly string[];
  /** With the name of its course: where several are searched. */
  named?: boolean;
  /** The page of the course opens it in its own player; without it the page is opened. */
  onOpen?: (hit: CourseHit) => void;
}

const openPage = ({ courseId: id, lessonId, second }: CourseHit) =>
  go('/collegePackages/pages/college/course/detail', {
    id,
    lessonId,
    ...(second !== undefined && { t: String(second) }),
  });

/** Of a lesson that is called so only its course: its name stands above. */
const placeOf = ({ course, title, text }: CourseHit, named = false): string =>
  [named ? course : '', text === title ? '' : title].filter(Boolean).join(' · ');

export const HitRows = ({ hits, marks, named, onOpen = openPage }: HitRowsProps): ReactElement => (
  <View>
    {hits.map((hit) => {
      const { lessonId, kind, second, text, locked } = hit;
      const place = second === undefined ? KIND_WORDS[kind] : secondText(second);
      return (
        <Pressable
          key={`${lessonId}:${second ?? ''}:${text}`}
          className={styles.hit}
          role={named ? 'link' : 'button'}
          onPress={() => onOpen(hit)}
        >
          <Words size="sub" tone="soft" figures className={styles.second}>
            {place}
          </Words>
          <Stack grow gap={2}>
            <Words size="body" lines={2}>
              {text === '' ? '这里讲到了，解锁后可看' : <Marked text={text} words={marks} />}
            </Words>
            <Note lines={1}>{placeOf(hit, named)}</Note>
          </Stack>
          {locked && <Icon name="lock" size={16} label="未解锁" />}
        </Pressable>
      );
    })}
  </View>
);
