/** A course from top to bottom: the lesson at the head, what the course is, how far one is, and its five tabs. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Rating } from '@/ui/kit/Rating';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tabs } from '@/ui/kit/Tabs';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { later, Room } from '@/ui/shell';
import { fameText, sizeText } from '../words';
import { Chapters } from './Chapters';
import { Check, useCheck } from './Check';
import { Lecture } from './Lecture';
import { SearchIn } from './SearchIn';
import { Standing } from './Standing';
import type { Learning } from './useLearning';
import type { Notes } from './useNotes';
import styles from './course.module.scss';

// Drawn for who has come so far, or has pressed their tab.
const Certificate = later(() => import('./Certificate').then(({ Certificate: part }) => part), Room);
const Finished = later(() => import('./Finished').then(({ Finished: part }) => part), Room);
const Intro = later(() => import('./Panels').then(({ Intro: part }) => part), Room);
const Teacher = later(() => import('./Panels').then(({ Teacher: part }) => part), Room);
const Reviews = later(() => import('./Panels').then(({ Reviews: part }) => part), Room);
const Materials = later(() => import('./Panels').then(({ Materials: part }) => part), Room);

export const TABS = ['lessons', 'intro', 'teacher', 'reviews', 'materials'] as const;
type Tab = (typeof TABS)[number];
const TAB_WORDS: Record<Tab, string> = {
  lessons: '目录',
  intro: '介绍',
  teacher: '讲师',
  reviews: '评价',
  materials: '资料',
};

interface CourseBodyProps {
  /** Of the page. */
  params: { keyword?: string };
  course: CourseDetail;
  learning: Learning;
  notes: Notes;
  tab: Tab;
  /** Of a certificate that is to be checked. */
  checked: string | undefined;
  /** Where the code of the own certificate leads. */
  link: string | undefined;
  onTab: (tab: Tab) => void;
  onQuote: (quote: string) => void;
  onJoin: () => void;
  /** With the stars that were pressed. */
  onReview: (score?: number) => void;
  /** For who manages people. */
  onAssign: (() => void) | undefined;
}

export function CourseBody(props: CourseBodyProps): ReactElement {
  const { course, learning, notes, checked, onQuote, onJoin } = props;
  const found = useCheck(checked);
  // What the code says stands above everything, so it is waited for.
  if (checked !== undefined && found === undefined) return <Skeleton kind="detail" />;
  return (
    <View className={styles.page}>
      <Slot>
        {checked !== undefined && learning.pose === 'upright' && (
          <Check no={checked} courseId={course.card.id} found={found} />
        )}
      </Slot>
      <Slot>
        {!isBehind(props) && (
          <Lecture
            course={course}
            learning={learning}
            notes={notes.book?.list ?? []}
            onQuote={onQuote}
            onJoin={onJoin}
          />
        )}
      </Slot>
      {learning.pose === 'upright' && <Below {...props} />}
    </View>
  );
}

/** All of it is learned, and no lesson was chosen: the page begins with what that took. */
const isBehind = ({ course, learning }: Pick<CourseBodyProps, 'course' | 'learning'>): boolean =>
  course.finished !== undefined && course.certificateNo !== undefined && !learning.isChosen;

const Head = ({ course: { card } }: { course: CourseDetail }): ReactElement => (
  <Stack gap={6} className={styles.head}>
    <Title size="head">{card.title}</Title>
    <Stack row gap={8} align="center" wrap>
      <Note>{`${sizeText(card)} · ${fameText(card)}`}</Note>
      {card.vipFree && <Tag tone="gold">会员免费</Tag>}
    </Stack>
  </Stack>
);

function Below(props: CourseBodyProps): ReactElement {
  const { params, course, learning, tab, link, onTab, onReview, onAssign } = props;
  const { card, reviewCount, enrolled, certificateNo } = course;
  const { row, opened, take, jump } = learning;
  const items = TABS.map((id) => ({
    id,
    label: TAB_WORDS[id],
    ...(id === 'reviews' && reviewCount > 0 && { count: reviewCount }),
  }));
  return (
    <View>
      <Slot>
        {!isBehind(props) && (
          <View>
            <Head course={course} />
            <Standing course={course} current={row?.id} />
          </View>
        )}
      </Slot>
      <Slot>{certificateNo !== undefined && <Done course={course} link={link} onReview={onReview} />}</Slot>
      <Tabs items={items} current={tab} label="课程内容" onChange={onTab} />
      <Slot>
        {tab === 'lessons' && (
          <View>
            <SearchIn
              params={params}
              courseId={card.id}
              onOpen={({ lessonId, second }) => jump(lessonId, second ?? 0)}
            />
            <Chapters course={course} current={row?.id} isOpen={opened !== undefined} onTake={take} />
          </View>
        )}
        {tab === 'intro' && <Intro course={course} />}
        {tab === 'teacher' && <Teacher course={course} />}
        {tab === 'reviews' && <Reviews course={course} onWrite={() => onReview()} />}
        {tab === 'materials' && <Materials course={course} />}
      </Slot>
      <Slot>{enrolled && certificateNo === undefined && <Certificate course={course} link={undefined} />}</Slot>
      <Slot>
        <Onwards course={course} onAssign={onAssign} />
      </Slot>
    </View>
  );
}

/** One that has grown since, or was given back, has its certificate all the same. */
function Done({ course, link, onReview }: Pick<CourseBodyProps, 'course' | 'link' | 'onReview'>): ReactElement {
  const { finished, own, canReview } = course;
  const certificate = <Certificate course={course} link={link} bare={finished !== undefined} />;
  const opinion = canReview && !own && <Opinion onReview={onReview} />;
  if (!finished)
    return (
      <View>
        {certificate}
        {opinion}
      </View>
    );
  return (
    <Finished course={course} finished={finished} opinion={opinion}>
      {certificate}
    </Finished>
  );
}

const Opinion = ({ onReview }: Pick<CourseBodyProps, 'onReview'>): ReactElement => (
  <Card place="next" pad="all">
    <Stack gap={8} align="center">
      <Title>这门课怎么样</Title>
      <Rating value={0} label="这门课" size={32} onChange={onReview} />
      <Button size="s" tone="plain" onPress={() => onReview()}>
        写两句
      </Button>
    </Stack>
  </Card>
);

/** After the last lesson another course; for a manager who else shall learn it. */
function Onwards({
  course: { certificateNo, finished },
  onAssign,
}: Pick<CourseBodyProps, 'course' | 'onAssign'>): ReactElement | null {
  const isLast = certificateNo !== undefined && !finished?.next;
  if (!onAssign && !isLast) return null;
  return (
    <Cells place="next">
      {isLast && (
        <Cell label="再选一门" role="link" onPress={() => go('/collegePackages/pages/college/course/list', {})} />
      )}
      {onAssign && <Cell label="安排学习" note="给员工定一个学完的日子" onPress={onAssign} />}
    </Cells>
  );
}
