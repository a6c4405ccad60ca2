/** A lesson to read: its seconds pass while it is looked at, and a passage of it can be marked with a note (rule 41.10). */
import { useEffect, useRef, type MutableRefObject, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CourseNote, LessonView } from '@/contract';
import { useReading } from '@/domain/film/useCoverage';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Note, Title } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import type { Control } from './FilmLesson';
import { useReport, type Reported } from './useReport';
import styles from './lesson.module.scss';

/** As long as the server takes a quote. */
const MOST = 300;

interface TextLessonProps {
  view: LessonView;
  from: number;
  notes: readonly CourseNote[];
  control: MutableRefObject<Control | undefined>;
  onReported: (told: Reported, position: number) => void;
  /** A passage to write a note at. */
  onQuote: (quote: string) => void;
  onNext?: (() => void) | undefined;
}

export function TextLesson(props: TextLessonProps): ReactElement {
  const { view, from, notes, control, onReported, onQuote, onNext } = props;
  const { id, title, text = '' } = view;
  const duration = Math.max(1, view.duration);
  const guard = useLogin();
  const { hear } = useReport(view, onReported);
  const at = useReading({ length: duration, start: from, hear });
  const second = useRef(at);
  second.current = at;
  useEffect(() => {
    const own: Control = { lessonId: id, second: () => second.current, seek: () => undefined };
    control.current = own;
    return () => {
      if (control.current === own) control.current = undefined;
    };
  }, [control, id]);
  const quotes = new Set(notes.filter(({ lessonId }) => lessonId === id).map(({ quote }) => quote));
  const parts = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <View className={styles.text}>
      <Title size="head" block>
        {title}
      </Title>
      <Progress tone="celadon" value={(at * 100) / duration} label={`已读 ${Math.floor((at * 100) / duration)}%`} />
      {parts.map((part, index) => {
        const quote = part.slice(0, MOST);
        return (
          <Pressable
            key={index}
            className={classes(styles.part, quotes.has(quote) && styles.marked)}
            onPress={() => onQuote(quote)}
          >
            <Text>{part}</Text>
          </Pressable>
        );
      })}
      {view.previewSeconds !== undefined && (
        <Button block tone="line" onPress={() => guard(() => undefined)}>
          登录后看全文
        </Button>
      )}
      <Note block>{at >= duration ? '读完了。点一段可以划线记笔记' : '点一段可以划线记笔记'}</Note>
      {onNext && at >= duration && (
        <Button block tone="line" onPress={onNext}>
          下一节
        </Button>
      )}
    </View>
  );
}
