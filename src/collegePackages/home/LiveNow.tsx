/** The room that runs now or comes next, on ink. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LiveCard } from '@/contract';
import { figure } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { useLive } from './useLive';
import styles from './home.module.scss';

/** What runs is watched in its room, everything else is read about first. */
const openLive = ({ id, status }: LiveCard) =>
  status === 'live'
    ? go('/collegePackages/pages/college/live/live', { id })
    : go('/collegePackages/pages/college/live/detail', { id });

export function LiveNow({ live }: { live: LiveCard }): ReactElement {
  const { card, onStart, busy, onSubscribe } = useLive(live);
  const { title, cover, teacher, status, startAt, subscribed } = card;
  const isComing = status === 'upcoming';
  return (
    <View className={styles.live}>
      <Pressable className={styles.liveOpen} role="link" onPress={() => openLive(card)}>
        <Picture className={styles.liveCover} src={cover} w={375} alt="" />
        <View className={styles.liveWords}>
          <State card={card} />
          <Words size="title" serif lines={2}>
            {title}
          </Words>
          <Words size="foot" tone="inverse">
            {isComing ? `${teacher} · ${listTime(startAt)}` : teacher}
          </Words>
        </View>
      </Pressable>
      <Slot>
        {isComing && (
          <View className={styles.liveFoot}>
            <Countdown endAt={startAt} label="距开播" tone="inverse" onEnd={onStart} />
            <Button size="s" tone={subscribed ? 'quiet' : 'soft'} busy={busy} onPress={onSubscribe}>
              {subscribed ? '已预约' : '预约'}
            </Button>
          </View>
        )}
      </Slot>
    </View>
  );
}

const STATES: Record<LiveCard['status'], string> = {
  upcoming: '预告',
  live: '直播中',
  replay: '回放',
  ended: '已结束',
};

function State({ card }: { card: LiveCard }): ReactElement {
  const { status, viewers } = card;
  if (status === 'live')
    return (
      <View className={styles.liveState}>
        <Tag tone="strong">{STATES.live}</Tag>
        {viewers > 0 && <Words size="foot" tone="inverse">{`${figure(viewers)} 人在看`}</Words>}
      </View>
    );
  return (
    <View className={styles.liveState}>
      <Tag tone="ink">{STATES[status]}</Tag>
    </View>
  );
}
