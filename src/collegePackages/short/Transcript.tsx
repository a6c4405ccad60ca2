/** 文稿: each sentence with its second; a press plays from there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LessonView } from '@/contract';
import { clockText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import styles from './body.module.scss';

interface TranscriptProps {
  lesson: LessonView;
  /** Place of the sentence that is said now. */
  said: number;
  onJump: (second: number) => void;
}

export function Transcript({ lesson, said, onJump }: TranscriptProps): ReactElement | null {
  const { transcript, previewSeconds } = lesson;
  if (transcript.length === 0) return null;
  return (
    <Section near title="文稿" note={previewSeconds === undefined ? '点一句，从那里放' : '登录后看全部文稿'}>
      <Card place="alone" clip {...aria({ role: 'list', label: '文稿' })}>
        {transcript.map(({ from, text }, at) => (
          <View key={`${from}:${text}`} {...aria({ role: 'listitem' })}>
            <Pressable
              className={classes(styles.cue, at === said && styles.now)}
              current={at === said ? 'step' : undefined}
              onPress={() => onJump(from)}
            >
              <Text className={styles.second}>{clockText(from)}</Text>
              <Text className={styles.text}>{text}</Text>
            </Pressable>
          </View>
        ))}
      </Card>
    </Section>
  );
}
