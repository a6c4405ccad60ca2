/** 目录: chapters with their lessons, each as it stands for whoever looks: learned, under way, open, a trial, locked. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { Blocks } from '@/ui/shell';
import { KIND_WORDS, secondText, type LessonRow } from '../words';
import { doneOf, mayLearn, rowsOf } from './rows';
import styles from './course.module.scss';

interface ChaptersProps {
  course: CourseDetail;
  current: string | undefined;
  /** The current one is open in the player. */
  isOpen: boolean;
  onTake: (row: LessonRow) => void;
}

export function Chapters({ course, current, isOpen, onTake }: ChaptersProps): ReactElement {
  const firsts = course.chapters.map((_, at) =>
    course.chapters.slice(0, at).reduce((sum, { lessons }) => sum + lessons.length, 1),
  );
  // The one whose turn comes next says what it waits for; those after it are locked.
  const waiting = mayLearn(course) ? rowsOf(course).find(({ state }) => state === 'locked')?.id : undefined;
  return (
    <Blocks>
      {course.chapters.map(({ title, lessons }, at) => (
        <View key={`${at}`}>
          {title !== '' && (
            <View className={styles.chapter}>
              <SectionHead title={title} extra={<Note>{`${doneOf(lessons)} / ${lessons.length} 节`}</Note>} />
            </View>
          )}
          {lessons.map((row, index) => (
            <Lesson
              key={row.id}
              row={row}
              number={(firsts[at] ?? 1) + index}
              isCurrent={row.id === current}
              isOpen={isOpen}
              isMine={mayLearn(course)}
              isNext={row.id === waiting}
              onPress={() => onTake(row)}
            />
          ))}
        </View>
      ))}
    </Blocks>
  );
}

interface LessonProps {
  row: LessonRow;
  number: number;
  isCurrent: boolean;
  isOpen: boolean;
  /** Everything that is not locked may be learned: nothing is a trial. */
  isMine: boolean;
  /** Waits for the one before it. */
  isNext: boolean;
  onPress: () => void;
}

function Lesson({ row, number, isCurrent, isOpen, isMine, isNext, onPress }: LessonProps): ReactElement {
  const { title, kind, duration, state, position, questions, needed, best } = row;
  const facts = [
    kind === 'quiz' ? `${questions} 题，对 ${needed} 题过` : secondText(duration),
    kind === 'video' || kind === 'quiz' ? '' : KIND_WORDS[kind],
    state === 'done' ? '已学' : position > 0 ? `看到 ${secondText(position)}` : '',
    best === undefined ? '' : `最好 ${best} 分`,
  ];
  return (
    <Pressable
      className={classes(styles.lesson, isCurrent && styles.current)}
      current={isCurrent ? 'step' : undefined}
      onPress={onPress}
    >
      <Disc row={row} number={number} />
      <Stack grow gap={2}>
        <Words size="name" medium={isCurrent} tone={state === 'locked' ? 'soft' : undefined}>
          {title}
        </Words>
        <Note figures>{facts.filter(Boolean).join('　')}</Note>
      </Stack>
      <End row={row} isPlayed={isCurrent && isOpen} isMine={isMine} isNext={isNext} />
    </Pressable>
  );
}

type EndProps = Pick<LessonProps, 'row' | 'isMine' | 'isNext'> & { isPlayed: boolean };
function End({ row: { state, preview }, isPlayed, isMine, isNext }: EndProps): ReactElement | null {
  if (isPlayed) return <Words size="foot">● 正在学</Words>;
  if (isNext) return <Note>看完上一课</Note>;
  if (state === 'locked') return <Icon name="lock" size={18} label="未解锁" />;
  return preview && !isMine ? <Tag tone="celadon">试看</Tag> : null;
}

/** Done = tick, else its number; under way in a ring as long as its share. */
function Disc({ row: { state, percent }, number }: { row: LessonRow; number: number }): ReactElement {
  if (state === 'done')
    return (
      <View className={classes(styles.disc, styles.done)}>
        <Icon name="check" size={18} />
      </View>
    );
  if (percent === 0)
    return (
      <View className={styles.disc}>
        <Text>{String(number)}</Text>
      </View>
    );
  return (
    <View className={classes(styles.disc, styles.begun)} style={vars({ share: percent })}>
      <Text className={styles.share}>{String(number)}</Text>
    </View>
  );
}
