/** 文稿: what is said, each sentence with its second; a press jumps there, a word is searched here and in the whole course (rule 41.10). */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LessonView } from '@/contract';
import { Marked } from '@/domain/search/Marked';
import { wordsOf } from '@/domain/search/marks';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Scroll } from '@/ui/kit/Scroll';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Note, Words } from '@/ui/kit/Words';
import { secondText } from '../words';
import styles from './lesson.module.scss';

interface TranscriptProps {
  view: LessonView;
  /** The second it is at. */
  second: number;
  onSeek: (second: number) => void;
}

export function Transcript({ view, second, onSeek }: TranscriptProps): ReactElement | null {
  const [shown, setShown] = useState(false);
  const [word, setWord] = useState('');
  const { transcript } = view;
  if (transcript.length === 0) return null;
  const marks = wordsOf(word);
  const hits = transcript.filter(({ text }) => marks.every((mark) => text.toLowerCase().includes(mark.toLowerCase())));
  return (
    <View className={styles.transcript}>
      <Pressable className={styles.fold} expanded={shown} onPress={() => setShown(!shown)}>
        <Words size="name" serif>
          文稿
        </Words>
        <Note>{shown ? '收起' : `${transcript.length} 句，点一句跳到那里`}</Note>
      </Pressable>
      {shown && (
        <>
          <SearchBox placeholder="在这一节里找" value={word} onInput={setWord} maxLength={30} />
          {hits.length === 0 && <Note block>{`这一节没有讲到「${word}」`}</Note>}
          <Scroll className={styles.cues}>
            <View {...aria({ role: 'list', label: '文稿' })}>
              {hits.map(({ from, to, text }) => {
                const isNow = from <= second && second < to;
                return (
                  <View key={`${from}:${text}`} {...aria({ role: 'listitem' })}>
                    <Pressable
                      className={classes(styles.cue, isNow && styles.now)}
                      current={isNow ? 'step' : undefined}
                      onPress={() => onSeek(from)}
                    >
                      <Text className={styles.second}>{secondText(from)}</Text>
                      <Text className={styles.line}>
                        <Marked text={text} words={marks} />
                      </Text>
                    </Pressable>
                  </View>
                );
              })}
            </View>
          </Scroll>
        </>
      )}
    </View>
  );
}
