/** What a room is about: when, who, what is learnt, what is sold; afterwards its chapters and what it came to. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { countText } from '@/core/lib/money';
import { go } from '@/core/routes';
import { listTime } from '@/core/lib/time';
import { clockText } from '@/domain/video/clock';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Countdown } from '@/ui/kit/Countdown';
import { Person } from '@/ui/kit/Person';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Related } from './Related';
import { lengthText, startText, STATUS, wantText } from './words';
import styles from './live.module.scss';

interface DetailBodyProps {
  live: LiveDetail;
  /** The clock has reached the beginning. */
  onStart: () => void;
  /** For who leads the room, before it begins. */
  onPlan?: (() => void) | undefined;
}

export function DetailBody({ live, onStart, onPlan }: DetailBodyProps): ReactElement {
  const { card, room, intro, chapters } = live;
  const [word, tone] = card.cancelled ? (['已取消', 'warn'] as const) : STATUS[card.status];
  const isReplay = card.status === 'replay';
  return (
    <View className={styles.page}>
      <View className={styles.hero}>
        <Picture src={card.cover} w={750} fill alt="" priority />
        {card.status === 'upcoming' && (
          <View className={styles.count}>
            <Countdown endAt={card.startAt} label="距开始" tone="inverse" onEnd={onStart} />
          </View>
        )}
      </View>
      <Card place="next" pad="all">
        <Stack gap={8}>
          <Stack row gap={8} align="center" wrap>
            <Tag tone={tone}>{word}</Tag>
            <When live={live} />
          </Stack>
          <Title>{card.title}</Title>
          <Words size="body" tone="soft" block>
            {intro}
          </Words>
          <People live={live} />
        </Stack>
      </Card>
      <Teacher live={live} />
      {onPlan && (
        <Cells place="next">
          <Cell label="主持" note="改期、提前开播、取消" onPress={onPlan} />
        </Cells>
      )}
      {room && room.keyPoints.length > 0 && (
        <Section title={isReplay ? '要点' : '你会学到'}>
          <Card place="alone" pad="all">
            <Stack gap={8}>
              {room.keyPoints.map((point, at) => (
                <Words key={point} size="body" block>{`${at + 1}. ${point}`}</Words>
              ))}
            </Stack>
          </Card>
        </Section>
      )}
      {isReplay && chapters.length > 0 && live.replayUrl !== undefined && (
        <Section title="章节">
          <Cells place="alone">
            {chapters.map(({ key, label, value }) => (
              <Cell
                key={key}
                label={label}
                role="link"
                onPress={() => void go('/collegePackages/pages/college/live/live', { id: card.id, at: value })}
              >
                {clockText(Number(value))}
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <Goods live={live} />
      <Related live={live} />
    </View>
  );
}

const Goods = ({ live: { goods } }: { live: LiveDetail }) =>
  goods.length === 0 ? null : (
    <Section title="这一场的茶">
      <Card place="alone" pad="rows">
        {goods.map((one) => (
          <GoodsCard key={one.id} goods={one} layout="row" />
        ))}
      </Card>
    </Section>
  );

/** A new time stands in red, the old one beside it. */
const When = ({ live: { card } }: { live: LiveDetail }) =>
  card.movedFrom === undefined ? (
    <Note>{[startText(card), lengthText(card)].filter(Boolean).join('　')}</Note>
  ) : (
    <>
      <Text className={styles.moved}>{`改到 ${startText(card)}`}</Text>
      <Note>{`原定 ${listTime(card.movedFrom)}`}</Note>
    </>
  );

function People({ live: { card, room } }: { live: LiveDetail }): ReactElement | null {
  const { summary, replayAt } = room ?? {};
  if (card.status === 'upcoming') return <Note>{wantText(card.subscribers)}</Note>;
  if (card.status === 'live') return <Note>{`${countText(card.viewers)} 人在看`}</Note>;
  return (
    <>
      {summary && (
        <Note>
          {`最多 ${countText(summary.peak)} 人同时在看　${countText(summary.likes)} 个赞　回放看过 ${countText(summary.plays)} 次`}
        </Note>
      )}
      {replayAt !== undefined && <Note>{`回放 ${listTime(replayAt)} 可看`}</Note>}
    </>
  );
}

function Teacher({ live: { card } }: { live: LiveDetail }): ReactElement {
  const { teacher, teacherId, avatar } = card;
  const person = <Person name={teacher} {...(avatar === undefined ? {} : { src: avatar })} />;
  return (
    <Card place="next" pad="text">
      {teacherId === undefined ? (
        person
      ) : (
        <Pressable
          role="link"
          label={`主讲 ${teacher}`}
          onPress={() => void go('/tea/pages/artistDetail', { id: teacherId })}
        >
          {person}
        </Pressable>
      )}
    </Card>
  );
}
