/** A task in the list: its kind, what it is and from whom, how much, since when, until when. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DingTask } from '@/contract';
import { CheckMark } from '@/ui/kit/Check';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { ageWord, dueWord, isLate, KIND_WORDS, STATUS_WORDS, sumText } from './labels';
import styles from './task.module.scss';

const TONES = { todo: 'muted', done: 'muted', passed: 'celadon', rejected: 'danger' } as const;

interface TaskRowProps {
  task: DingTask;
  now: number;
  /** Several are passed at once: the row is a box to tick. */
  checked?: boolean | undefined;
  onPress: () => unknown;
}

export function TaskRow({ task, now, checked, onPress }: TaskRowProps): ReactElement {
  const { title, summary, from, urgent, status, waitsFor } = task;
  const late = isLate(task, now);
  const isOpen = status === 'todo';
  const parts = [summary.replace(/[。，\s]+$/, ''), summary.includes(from) ? '' : from].filter((part) => part !== '');
  return (
    <Pressable
      role={checked === undefined ? 'link' : 'checkbox'}
      {...(checked !== undefined && { checked })}
      className={classes(styles.row, late && styles.late)}
      onPress={onPress}
    >
      {checked !== undefined && <CheckMark checked={checked} />}
      <View className={styles.kind}>
        <Text className={styles.kindWord}>{KIND_WORDS[task.kind]}</Text>
      </View>
      <Stack grow gap={2} className={styles.what}>
        <Stack row gap={6} align="center">
          <Words size="name" lines={1}>
            {title}
          </Words>
          {urgent && isOpen && <Tag tone="warn">加急</Tag>}
        </Stack>
        <Words size="sub" tone="soft" lines={2}>
          {parts.join('，')}
        </Words>
        {waitsFor !== undefined && <Note>{`等 ${waitsFor}`}</Note>}
      </Stack>
      <Side task={task} now={now} />
    </Pressable>
  );
}

/** How much, since when and until when; once decided by whom and when. */
function Side({ task, now }: Pick<TaskRowProps, 'task' | 'now'>): ReactElement {
  const { status, amount, dueAt, decidedAt, decidedBy } = task;
  const late = isLate(task, now);
  return (
    <Stack align="end" className={styles.side}>
      {amount !== undefined && (
        <Words size="name" medium figures>
          {sumText(amount)}
        </Words>
      )}
      {status === 'todo' ? (
        <>
          <Note>{ageWord(task, now)}</Note>
          {dueAt !== undefined && (
            <Words size="note" tone={late ? 'warn' : 'muted'}>
              {dueWord(dueAt, now)}
            </Words>
          )}
        </>
      ) : (
        <>
          <Words size="note" tone={TONES[status]}>
            {STATUS_WORDS[status]}
          </Words>
          {decidedBy !== undefined && <Note>{decidedBy}</Note>}
          <Note>{ageWord({ at: decidedAt ?? task.at }, now)}</Note>
        </>
      )}
    </Stack>
  );
}
