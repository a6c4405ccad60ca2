/** 七课学成: what it took, the best paper of its quizzes, and what comes next; the certificate stands between. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { open } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { Icon } from '@/ui/kit/Icon';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { courseRoute } from '../routes';
import { numeral } from '../words';
import { doneOf, rowsOf } from './rows';
import styles from './course.module.scss';

interface FinishedProps {
  course: CourseDetail;
  finished: NonNullable<CourseDetail['finished']>;
  /** What one thinks of it, asked before the next one. */
  opinion: ReactNode;
  /** The certificate. */
  children: ReactNode;
}

export function Finished({ course, finished, opinion, children }: FinishedProps): ReactElement {
  const { days, minutes, notes, right, total, answers, next } = finished;
  const rows = rowsOf(course);
  return (
    <View>
      <Stack align="center" gap={4} className={styles.finished}>
        <Title size="display" tracked>{`${numeral(rows.length)}课学成`}</Title>
        <Note>{`用了 ${days} 天，看了 ${minutes} 分钟`}</Note>
      </Stack>
      {children}
      <Card place="next" pad="all">
        <Figures
          rows={[
            { label: '课', value: `${doneOf(rows)} / ${rows.length}` },
            ...(total > 0 ? [{ label: '测验', value: `${right} / ${total}` }] : []),
            { label: '条笔记', value: notes },
          ]}
        />
      </Card>
      {answers.length > 0 && (
        <Card place="next" pad="all">
          <SectionHead gutter={false} title="测验" />
          {answers.map(({ question, isRight, right: words }) => (
            <View key={question} className={styles.answer}>
              <Icon
                name={isRight ? 'check' : 'close'}
                size={18}
                className={isRight ? styles.right : styles.wrong}
                label={isRight ? '答对' : '答错'}
              />
              <Words size="body" className={styles.question}>
                {question}
              </Words>
              <Note>{isRight ? words : `该选 ${words}`}</Note>
            </View>
          ))}
        </Card>
      )}
      {opinion}
      {next && (
        <Cells place="next">
          <Cell label={`接着学　${next.title}`} role="link" onPress={() => void open(courseRoute(next))}>
            {`${next.lessons} 课`}
          </Cell>
        </Cells>
      )}
    </View>
  );
}
