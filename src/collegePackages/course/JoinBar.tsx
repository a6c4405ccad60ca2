/** The bar of a course: what it takes to have it, or where learning goes on, or what is left of one that is learned. */
import type { ReactElement } from 'react';
import type { CourseDetail } from '@/contract';
import { NOT_SOLD, sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Tool } from '@/ui/kit/Tool';
import { Note } from '@/ui/kit/Words';
import { scrollToTop } from '@/ui/shell';
import { CoursePrice } from '../CoursePrice';
import type { Learning } from './useLearning';

interface JoinBarProps {
  course: CourseDetail;
  learning: Learning;
  busy: boolean;
  onJoin: () => void;
  onNotes: () => void;
  onGift: () => void;
  onCertificate: () => void;
}

const JOIN_WORDS: Record<Exclude<CourseDetail['join'], 'owned'>, string> = {
  buy: '购买课程',
  free: '免费加入',
  vip: '会员免费加入',
};

export function JoinBar(props: JoinBarProps): ReactElement {
  const { course, learning, busy, onJoin, onNotes, onGift, onCertificate } = props;
  const { card, join } = course;
  const isForSale = card.price > 0 && sells('course');
  // One that has grown since, or was given back: its certificate is kept.
  const isBeside = course.certificateNo !== undefined && !(join === 'owned' && isLearned(course, learning));
  const tools = (
    <>
      {join === 'owned' && <Tool icon="note" text="笔记" onPress={onNotes} />}
      {isBeside && <Tool icon="medal" text="证书" onPress={onCertificate} />}
      {isForSale && <Tool icon="gift" text="送好友" onPress={onGift} />}
    </>
  );
  if (join === 'owned')
    return (
      <>
        {tools}
        <Onward {...props} />
      </>
    );
  if (join === 'buy' && !isForSale)
    return (
      <>
        {tools}
        <Stack grow>
          <Note>{NOT_SOLD}</Note>
        </Stack>
      </>
    );
  return (
    <>
      {tools}
      <Stack grow gap={2}>
        <CoursePrice card={card} size="m" />
        {join === 'buy' && <Note>{card.vipFree ? '年卡会员免费学' : '长期有效'}</Note>}
      </Stack>
      <Button size="l" busy={busy} onPress={onJoin}>
        {join === 'buy' ? `购买全部 ${card.lessons} 节` : JOIN_WORDS[join]}
      </Button>
    </>
  );
}

const isLearned = ({ certificateNo }: CourseDetail, { rows }: Learning): boolean =>
  certificateNo !== undefined && rows.every(({ state }) => state === 'done');

function Onward({ course, learning, onCertificate }: JoinBarProps): ReactElement | null {
  const { rows, row, opened, start, take } = learning;
  if (isLearned(course, learning)) {
    const first = rows[0];
    return (
      <Stack row gap={10} grow>
        <Button grow block size="l" tone="line" onPress={() => first && take(first, 0)}>
          再学一遍
        </Button>
        <Button grow block size="l" onPress={onCertificate}>
          存证书
        </Button>
      </Stack>
    );
  }
  if (!row) return null;
  const number = rows.findIndex(({ id }) => id === row.id) + 1;
  const isOpen = opened?.view.id === row.id;
  const verb = isOpen ? '正在学' : row.percent > 0 || rows.some(({ percent }) => percent > 0) ? '接着学' : '开始学';
  return (
    <Button grow block size="l" tone={isOpen ? 'quiet' : 'primary'} onPress={() => (isOpen ? scrollToTop() : start())}>
      {`${verb} 第 ${number} 节`}
    </Button>
  );
}
