/** What stands under the tabs beside the lessons: 介绍, 讲师, 评价, 资料. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { StandingNote } from '@/domain/standing/StandingNote';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Person } from '@/ui/kit/Person';
import { Rating } from '@/ui/kit/Rating';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Blocks } from '@/ui/shell';
import { MaterialRows } from '../MaterialRows';
import styles from './course.module.scss';

export const Intro = ({ course: { intro, goods, card, noSkip, inOrder } }: { course: CourseDetail }): ReactElement => (
  <View>
    <Card place="next" pad="all">
      <Stack gap={8}>
        <Words size="body" block className={styles.intro}>
          {intro}
        </Words>
        <Note>{`${card.lessons} 节 · ${card.minutes} 分钟 · 买下后长期有效`}</Note>
        {inOrder && <Note>按顺序学，学完一节开下一节</Note>}
        {noSkip && <Note>第一遍不能跳着看</Note>}
      </Stack>
    </Card>
    {goods.length > 0 && (
      <Section title="课里的茶">
        <View className={styles.goods}>
          {goods.map((one) => (
            <GoodsCard key={one.id} goods={one} layout="row" />
          ))}
        </View>
      </Section>
    )}
  </View>
);

export function Teacher({ course: { teacher, card } }: { course: CourseDetail }): ReactElement {
  const all = () => go('/collegePackages/pages/college/course/list', { ...(teacher && { teacherId: teacher.id }) });
  if (!teacher)
    return (
      <Card place="next" pad="all">
        <Person name={card.teacher} notes={['本课讲师']} />
      </Card>
    );
  const { id, name, title, avatar, region, followers } = teacher;
  return (
    <Cells place="next">
      <Cell
        role="link"
        label={<Person name={name} src={avatar} size={52} notes={[title, `${region} · ${figure(followers)} 人关注`]} />}
        name={`${name}，${title}`}
        onPress={() => go('/tea/pages/artistDetail', { id })}
      />
      <Cell label="讲师的全部课程" role="link" onPress={all} />
    </Cells>
  );
}

interface ReviewsProps {
  course: CourseDetail;
  onWrite: () => void;
}
export function Reviews({ course, onWrite }: ReviewsProps): ReactElement {
  const { reviews, card, own, canReview, enrolled } = course;
  return (
    <View className={styles.reviews}>
      <Stack row align="center" justify="between">
        {card.score > 0 ? (
          <Stack row gap={8} align="center">
            <Title size="head">{card.score.toFixed(1)}</Title>
            <Rating value={card.score} label={`${card.score.toFixed(1)} 分`} />
          </Stack>
        ) : (
          <Note>还没有评分</Note>
        )}
        {enrolled &&
          (canReview ? (
            <Button size="s" tone="line" onPress={onWrite}>
              {own ? '改评价' : '写评价'}
            </Button>
          ) : (
            <Note>学到 30% 可以评价</Note>
          ))}
      </Stack>
      <StandingNote of={own} what="你的评价" />
      {reviews.length === 0 && <Empty picture="message" title="还没有评价" text="学过的人会在这里说两句" />}
      <Blocks per={4}>
        {reviews.map(({ id, user, score, text, at }) => (
          <View key={id} className={styles.review}>
            <Person name={user.nickname} src={user.avatar} size={34} step="sub" notes={[formatTime(at, 'YYYY-MM-DD')]}>
              <Rating value={score} label={`${score} 分`} />
            </Person>
            {text !== '' && (
              <Words size="body" block>
                {text}
              </Words>
            )}
          </View>
        ))}
      </Blocks>
    </View>
  );
}

export function Materials({ course: { materials, card } }: { course: CourseDetail }): ReactElement {
  if (materials.length === 0) return <Empty picture="notfound" title="这门课没有资料" text="讲到的都在课里" />;
  return (
    <View className={styles.panel}>
      <MaterialRows rows={materials} />
      <Button
        tone="text"
        block
        onPress={() => go('/collegePackages/pages/college/material/index', { courseId: card.id })}
      >
        去资料中心
      </Button>
    </View>
  );
}
