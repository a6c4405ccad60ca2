/** A quiz: as often as one likes, 60 % passes; afterwards each question says what is right and why. */
import { useState, type MutableRefObject, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, LessonView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { scrollToTop, useAction, useLogin } from '@/ui/shell';
import { Options } from '../drill/Options';
import styles from './lesson.module.scss';

export type QuizResult = DataOf<'college.quiz'>;
type Answers = Readonly<Record<string, readonly string[]>>;
/** What is answered and not handed in, by lesson: a login in between, or a look at another lesson, takes nothing away. */
export type Papers = MutableRefObject<Record<string, Answers>>;

interface QuizLessonProps {
  view: LessonView;
  papers: Papers;
  onResult: (result: QuizResult) => void;
  onNext?: (() => void) | undefined;
}

export function QuizLesson({ view, papers, onResult, onNext }: QuizLessonProps): ReactElement {
  const { feedback } = useStores();
  const guard = useLogin();
  const { id: lessonId, courseId, title, questions = [], best } = view;
  const [answers, setAnswers] = useState<Answers>(papers.current[lessonId] ?? {});
  const [result, setResult] = useState<QuizResult>();
  const write = (next: Answers) => {
    papers.current[lessonId] = next;
    setAnswers(next);
  };
  const open = questions.filter(({ key }) => !answers[key]?.length).length;
  const submit = useAction(async () => {
    if (open > 0) return void feedback.toast(`还有 ${open} 题没答`);
    const told = await call('college.quiz', {
      courseId,
      lessonId,
      answers: questions.map(({ key, label }) => ({ key, label, value: [...(answers[key] ?? [])].sort().join(',') })),
    });
    delete papers.current[lessonId];
    setResult(told);
    onResult(told);
    scrollToTop();
  });
  const again = () => {
    write({});
    setResult(undefined);
  };
  return (
    <View className={styles.text}>
      <Title size="head" block>
        {title}
      </Title>
      {result ? (
        <Verdict result={result} count={questions.length} />
      ) : (
        <Note block>{`${questions.length} 题，对六成通过，可以反复做${best ? `　最好成绩 ${best} 分` : ''}`}</Note>
      )}
      {questions.map(({ key, label, options, several }, index) => {
        const told = result?.explains.find((one) => one.key === key);
        return (
          <Stack key={key} gap={8}>
            <Options
              question={`${index + 1}. ${label}`}
              options={options}
              several={several}
              chosen={answers[key] ?? []}
              right={told?.values}
              onChange={(chosen) => write({ ...answers, [key]: chosen })}
            />
            {told && told.explain !== '' && (
              <Words size="sub" tone="soft" block>
                {told.explain}
              </Words>
            )}
          </Stack>
        );
      })}
      {result ? (
        <Stack row gap={12}>
          <Button grow block tone={onNext && result.pass ? 'line' : 'primary'} onPress={again}>
            再做一次
          </Button>
          {onNext && result.pass && (
            <Button grow block onPress={onNext}>
              下一节
            </Button>
          )}
        </Stack>
      ) : (
        <Button block busy={submit.pending && '提交中'} onPress={() => guard(() => void submit.run())}>
          提交
        </Button>
      )}
    </View>
  );
}

const Verdict = ({ result: { score, pass, right }, count }: { result: QuizResult; count: number }): ReactElement => (
  <View className={styles.verdict} {...aria({ role: 'status' })}>
    <Words size="name" medium tone={pass ? 'celadon' : 'warn'} block>
      {pass ? `通过了，${score} 分` : `${score} 分，还没通过`}
    </Words>
    <Note>{`${count} 题对了 ${right.length} 题${pass ? '' : '，对六成通过'}`}</Note>
  </View>
);
