/** 错题本 (rule 41.11): three questions of today, one after the other, and below them all that was ever answered wrong. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseMistake, DataOf } from '@/contract';
import { call } from '@/core/api';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Pager } from '@/ui/kit/Pager';
import { Section } from '@/ui/kit/SectionHead';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { Options } from './Options';
import styles from './drill.module.scss';

interface DrillSheetProps {
  open: boolean;
  onClose: () => void;
  /** So many wait still today. */
  onLeft: (left: number, streak: number) => void;
}

export const DrillSheet = ({ open, onClose, onLeft }: DrillSheetProps): ReactElement => (
  <Sheet open={open} title="错题本" onClose={onClose}>
    {open && <Drills onLeft={onLeft} />}
  </Sheet>
);

type Verdict = DataOf<'college.mistakeAnswer'>;

function Drills({ onLeft }: Pick<DrillSheetProps, 'onLeft'>): ReactElement {
  const [round, setRound] = useState(0);
  const [pages, setPages] = useState<CourseMistake[]>([]);
  const [page, setPage] = useState(1);
  const book = useBlock(() => call('college.mistake', { page: 1 }, { hide: true }), '', round);
  const more = useAction(async () => {
    const next = await call('college.mistake', { page: page + 1 });
    setPages([...pages, ...next.page.list]);
    setPage(page + 1);
  });
  if (book === undefined) return <Skeleton kind="list" />;
  if (book === null) return <Pager state="failed" onRetry={() => setRound(round + 1)} />;
  const [asked] = book.today;
  const all = [...book.page.list, ...pages];
  const again = () => {
    setPages([]);
    setPage(1);
    setRound(round + 1);
  };
  return (
    <View className={styles.sheet}>
      {asked ? (
        <Drill key={`${asked.lessonId}:${asked.key}`} asked={asked} left={book.today.length} {...{ onLeft, again }} />
      ) : (
        <Empty
          picture="message"
          title={all.length > 0 ? '今天的题做完了' : '还没有错题'}
          text={book.streak > 1 ? `连着学了 ${book.streak} 天` : '测验里答错的会记在这里'}
        />
      )}
      {all.length > 0 && (
        <Section near gutter={false} title="答错过的" extra={<Note>{`${book.page.total} 题`}</Note>}>
          <Stack gap={16}>
            {all.map((one) => (
              <Wrong key={`${one.lessonId}:${one.key}`} one={one} />
            ))}
          </Stack>
        </Section>
      )}
      {all.length < book.page.total && (
        <Button tone="text" block busy={more.pending} onPress={() => void more.run()}>
          再看一些
        </Button>
      )}
    </View>
  );
}

interface DrillProps extends Pick<DrillSheetProps, 'onLeft'> {
  asked: CourseMistake;
  left: number;
  again: () => void;
}
/** One question of today: a single answer is judged as it is tapped, the next comes with a press. The paper of a lesson is handed in as a whole. */
function Drill({ asked, left, onLeft, again }: DrillProps): ReactElement {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [verdict, setVerdict] = useState<Verdict>();
  const { lessonId, key, course, lesson, question, options, several } = asked;
  const answer = useAction(async (given: readonly string[]) => {
    const told = await call('college.mistakeAnswer', { lessonId, key, value: [...given].sort().join(',') });
    setVerdict(told);
    onLeft(told.left, told.streak);
  });
  /** One of them is the whole answer; of several only who answers knows when they are all. */
  const choose = (next: readonly string[]) => {
    if (answer.pending) return;
    setChosen(next);
    if (!several) void answer.run(next);
  };
  return (
    <Stack gap={12}>
      <Note>{`今天还有 ${verdict ? verdict.left : left} 题 · ${course} · ${lesson}`}</Note>
      <Options
        question={question}
        options={options}
        several={several}
        chosen={chosen}
        right={verdict?.values}
        onChange={choose}
      />
      {verdict && (
        <View className={styles.verdict} {...aria({ role: 'status' })}>
          <Words size="body" medium tone={verdict.isRight ? 'celadon' : 'warn'} block>
            {verdict.isRight ? '答对了' : `正确答案：${verdict.right}`}
          </Words>
          {verdict.explain !== '' && (
            <Words size="sub" tone="soft" block>
              {verdict.explain}
            </Words>
          )}
        </View>
      )}
      {verdict ? (
        <Button block onPress={again}>
          {verdict.left > 0 ? '下一题' : '今天做完了'}
        </Button>
      ) : (
        several && (
          <Button block disabled={chosen.length === 0} busy={answer.pending} onPress={() => void answer.run(chosen)}>
            确定
          </Button>
        )
      )}
    </Stack>
  );
}

function Wrong({ one }: { one: CourseMistake }): ReactElement {
  const { question, course, lesson, answer, right, explain, times, solved } = one;
  return (
    <Stack gap={4}>
      <Stack row gap={8} align="center" justify="between">
        <Words size="body" medium>
          {question}
        </Words>
        <Tag tone={solved ? 'celadon' : 'warn'}>{solved ? '已掌握' : `错 ${times} 次`}</Tag>
      </Stack>
      {answer && <Note>{`答过：${answer}`}</Note>}
      {right !== undefined && <Note>{`正确答案：${right}`}</Note>}
      {explain && <Note>{explain}</Note>}
      <Note>{`${course} · ${lesson}`}</Note>
    </Stack>
  );
}
