/** The picture with its state, and under it what it is and where to go from here. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import type { StageProps } from './Stage';
import { Still } from './Still';
import { Subscribe } from './Subscribe';
import { useWatchers } from './useWatchers';
import styles from './live.module.scss';

/** The picture of the room until its player comes. */
const Waits = ({ live }: StageProps): ReactElement => (
  <View className={styles.stage}>
    <Picture src={live.card.cover} w={750} fill alt="" priority />
  </View>
);
const Stage = later(() => import('./Stage').then(({ Stage: part }) => part), Waits);

const ROOM = '/collegePackages/pages/college/live/live';
const GARDEN = '/pages/tea/szcy';
const WORDS: Record<LiveDetail['card']['status'], [string, TagTone]> = {
  live: ['直播中', 'accent'],
  upcoming: ['未开始', 'plain'],
  replay: ['回放', 'celadon'],
  ended: ['已结束', 'plain'],
};

interface LiveBodyProps {
  live: LiveDetail;
  whole: boolean;
  onWhole: (on: boolean) => void;
  onAgain: () => void;
}

export function LiveBody({ live, whole, onWhole, onAgain }: LiveBodyProps): ReactElement {
  const { card, kind, intro, notice, playUrl, replayUrl, offlineSince, related } = live;
  const url = playUrl ?? replayUrl;
  const camera = kind === 'camera';
  const [word, tone] = offlineSince === undefined ? WORDS[card.status] : (['离线', 'warn'] as const);
  const room = `${ROOM}?id=${card.id}`;
  const watchers = useWatchers(card);
  return (
    <View className={styles.body}>
      {url === undefined ? (
        <Still live={live} onStart={onAgain} />
      ) : (
        <Stage key={url} live={live} url={url} whole={whole} onWhole={onWhole} onAgain={onAgain} />
      )}
      {!whole && (
        <View className={styles.words}>
          <View className={styles.line}>
            <Tag tone={tone}>{word}</Tag>
            <Text className={styles.meta}>{camera ? card.teacher : `${card.teacher} · ${listTime(card.startAt)}`}</Text>
            <Slot>
              {card.status === 'live' && watchers > 0 && (
                <Text className={styles.meta}>{`${figure(watchers)} 位茶友在看`}</Text>
              )}
            </Slot>
          </View>
          <Text className={styles.title}>{card.title}</Text>
          <Words size="body" tone="soft" block className={styles.intro}>
            {intro}
          </Words>
          {notice !== '' && (
            <Words size="body" tone="soft" block className={styles.intro}>
              {notice}
            </Words>
          )}
          {card.status === 'upcoming' && <Subscribe card={card} />}
          {!camera && canOpen(room) && (
            <Button block className={styles.way} onPress={() => void open(room)}>
              进入直播间
            </Button>
          )}
          {camera && canOpen(GARDEN) && (
            <Button block tone="line" className={styles.way} onPress={() => void open(GARDEN)}>
              看茶园
            </Button>
          )}
        </View>
      )}
      {!whole && related.length > 0 && (
        <View>
          <SectionHead title="还可以看" />
          {related.map(({ id, title, cover, teacher, status }) => (
            <Pressable
              key={id}
              className={styles.other}
              role="link"
              onPress={() => go('/site/pages/livePlayer', { id })}
            >
              <Thumb src={cover} size={72} />
              <View className={styles.otherWords}>
                <Words size="name" block>
                  {title}
                </Words>
                <Text className={styles.meta}>{`${teacher} · ${WORDS[status][0]}`}</Text>
              </View>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
}
