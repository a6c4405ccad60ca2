/** What stands under a short lesson: what it is called and about, the course it is from, its words, its teas, what others say, what comes next. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { go } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { clockText } from '@/domain/video/clock';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Person } from '@/ui/kit/Person';
import { Rating } from '@/ui/kit/Rating';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import type { Short } from './useShort';
import { playsText } from './words';
import styles from './body.module.scss';

interface ShortBodyProps {
  short: Short;
  /** All of it was played. */
  seen: boolean;
  /** Words with their seconds. */
  transcript: ReactNode;
  next: ReactNode;
}

export function ShortBody({ short, seen, transcript, next }: ShortBodyProps): ReactElement {
  const { course, lesson } = short;
  const { card, intro, whole, goods } = course;
  return (
    <View className={styles.body}>
      <Stack gap={6} className={styles.head}>
        <Title size="head" role="heading" aria-level={1}>
          {card.title}
        </Title>
        <Stack row gap={8} align="center" wrap>
          <Words size="sub" tone="muted" figures>
            {`${card.teacher} · ${clockText(card.seconds)} · ${playsText(card)}`}
          </Words>
          {card.membersOnly && <Tag tone="ink">会员</Tag>}
          {seen && <Tag tone="celadon">已看</Tag>}
        </Stack>
        <Words size="body" tone="soft">
          {intro}
        </Words>
      </Stack>
      {lesson.kind === 'text' && <Paragraphs lesson={lesson} />}
      {lesson.kind === 'text' && lesson.previewSeconds !== undefined && (
        <Words size="sub" tone="muted">
          登录后看全文
        </Words>
      )}
      {whole && (
        <Cells place="next">
          <Cell
            label="系统学习"
            note={`${whole.title} · ${whole.lessons} 节 · ${whole.minutes} 分钟`}
            role="link"
            onPress={() => go('/collegePackages/pages/college/course/detail', { id: whole.id })}
          />
        </Cells>
      )}
      {transcript}
      {goods.length > 0 && (
        <Section near title="用到的茶和器">
          <GoodsGrid goods={goods} />
        </Section>
      )}
      <Reviews course={course} />
      {next}
    </View>
  );
}

/** A text; of one for members a visitor reads the beginning. */
function Paragraphs({ lesson: { text = '', previewSeconds } }: Pick<Short, 'lesson'>): ReactElement {
  const guard = useLogin();
  return (
    <Card place="next" pad="all">
      <Stack gap={12}>
        {text
          .split(/\n{2,}/)
          .filter(Boolean)
          .map((part, at) => (
            <Words key={`${at}`} size="body">
              {part}
            </Words>
          ))}
        {previewSeconds !== undefined && (
          <Button block tone="line" onPress={() => guard(() => undefined)}>
            登录后看全文
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const MOST = 3;
function Reviews({ course: { card, reviews, reviewCount } }: { course: CourseDetail }): ReactElement | null {
  if (card.score === 0) return null;
  const score = `${card.score.toFixed(1)} 分`;
  return (
    <Section
      near
      title="评价"
      note={`${score} · ${reviewCount} 条`}
      extra={<Rating label={score} value={card.score} />}
    >
      {reviews.length > 0 && (
        <Card place="alone" pad="rows">
          {reviews.slice(0, MOST).map(({ id, user, score: given, text }) => (
            <Person key={id} className={styles.review} name={user.nickname} src={user.avatar} notes={[text]}>
              <Rating label={`${given} 分`} value={given} />
            </Person>
          ))}
        </Card>
      )}
    </Section>
  );
}
