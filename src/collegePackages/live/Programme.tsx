/** The rooms of a day down the line of time, with a mark where it is now. */
import { Fragment, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveCard } from '@/contract';
import { useStores } from '@/core/stores';
import { formatTime, MINUTE } from '@/core/lib/time';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Thumb } from '@/ui/kit/Thumb';
import { useInterval } from '@/ui/kit/useInterval';
import { Note, Words } from '@/ui/kit/Words';
import { openLive } from './LiveRow';
import { useStatus } from './useStatus';
import { useWaiting } from './useWaiting';
import { lengthText, minutesTo, STATUS, wantText } from './words';
import styles from './programme.module.scss';

interface ProgrammeProps {
  list: readonly LiveCard[];
  /** The mark stands in the programme of today. */
  isToday: boolean;
  /** The next day that has one. */
  next: string | undefined;
  onDay: (date: string) => void;
  /** The clock may have turned a row. */
  onTurn: () => void;
  onWait: () => void;
}

export function Programme({ list, isToday, next, onDay, onTurn, onWait }: ProgrammeProps): ReactElement {
  const { clock } = useStores();
  useInterval(onTurn, isToday && MINUTE);
  const now = clock.now();
  if (list.length === 0)
    return (
      <Empty
        title="这一天没有直播"
        text={next === undefined ? '看看以前的回放' : `下一场在 ${next.slice(5)}`}
        button={next === undefined ? undefined : '去那一天'}
        onPress={() => next !== undefined && onDay(next)}
      />
    );
  const coming = list.findIndex(({ startAt }) => startAt > now);
  const mark = !isToday ? -1 : coming < 0 ? list.length : coming;
  return (
    <View className={styles.programme}>
      {list.map((live, at) => (
        <Fragment key={live.id}>
          {at === mark && <Mark at={now} />}
          <Show live={live} onWait={onWait} />
        </Fragment>
      ))}
      {mark === list.length && <Mark at={now} />}
    </View>
  );
}

const Mark = ({ at }: { at: number }) => (
  <View className={styles.mark} {...aria({ role: 'img', label: `现在 ${formatTime(at, 'h:m')}` })}>
    <Text className={styles.now}>{formatTime(at, 'h:m')}</Text>
    <View className={styles.line} />
  </View>
);

function Show({ live, onWait }: { live: LiveCard; onWait: () => void }): ReactElement {
  const { id, title, teacher, cover, startAt, goods } = live;
  const status = useStatus(live);
  const isOver = status === 'replay' || status === 'ended';
  const notes = [teacher, goods.length > 0 && `带 ${goods.length} 款茶`].filter(Boolean).join('　');
  return (
    <View className={styles.slot}>
      <View className={styles.hour}>
        <Text className={styles.clock}>{formatTime(startAt, 'h:m')}</Text>
        <Text className={styles.length}>{lengthText(live)}</Text>
      </View>
      <View className={classes(styles.card, isOver && styles.over, status === 'live' && styles.runs)}>
        <Pressable className={styles.open} role="link" onPress={() => openLive(id, status)}>
          <Thumb src={cover} size={76} alt="" />
          <View className={styles.words}>
            <Words size="name" lines={2} block>
              {title}
            </Words>
            <Note block>{notes}</Note>
            <View className={styles.foot}>
              <State live={live} status={status} />
            </View>
          </View>
        </Pressable>
        <View className={styles.way}>
          <Way live={live} status={status} onWait={onWait} />
        </View>
      </View>
    </View>
  );
}

interface PartProps {
  live: LiveCard;
  status: LiveCard['status'];
}

function State({ live, status }: PartProps): ReactElement {
  const { clock } = useStores();
  if (status !== 'upcoming')
    return (
      <Text className={classes(styles.state, status === 'live' && styles.running)}>
        {live.cancelled ? '已取消' : STATUS[status][0]}
      </Text>
    );
  const minutes = minutesTo(live, clock.now());
  return minutes !== undefined ? (
    <Text className={classes(styles.state, styles.soon)}>{`${minutes} 分后`}</Text>
  ) : (
    <Note>{`${live.movedFrom === undefined ? '' : '改期　'}${wantText(live.subscribers)}`}</Note>
  );
}

function Way({ live, status, onWait }: PartProps & { onWait: () => void }): ReactElement | null {
  const { id, title } = live;
  const waiting = useWaiting(live, onWait);
  if (status === 'ended') return null;
  if (status !== 'upcoming')
    return (
      <Button
        size="s"
        tone={status === 'live' ? 'line' : 'quiet'}
        label={`${status === 'live' ? '进去看' : '看回放'}，${title}`}
        onPress={() => openLive(id, status)}
      >
        {status === 'live' ? '进去看' : '看回放'}
      </Button>
    );
  return (
    <Button
      size="s"
      tone={waiting.on ? 'line' : 'quiet'}
      busy={waiting.pending}
      {...(waiting.on && { icon: 'check' as const })}
      label={`${waiting.on ? '已预约' : '预约'}，${title}`}
      onPress={waiting.toggle}
    >
      {waiting.on ? '已预约' : '预约'}
    </Button>
  );
}
