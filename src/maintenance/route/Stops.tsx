/** The stops of a day in their order: what a map says, in words; the one that is next lies on a card with what can be done there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { VisitStop } from '@/contract';
import { formatTime } from '@/core/lib/time';
import type { Point } from '@/core/platform';
import { Photos } from '@/domain/photo/Photos';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { stateOf } from './state';
import { StopActs, type StopAct } from './StopActs';
import styles from './stops.module.scss';

interface StopsProps {
  stops: readonly VisitStop[];
  canEdit: boolean;
  here: Point | undefined;
  /** The tap of a check-in that was not sent yet. */
  waitingAt: (stopId: string) => { at: number } | undefined;
  onAct: (act: StopAct, stop: VisitStop) => void;
}

const LOOKS: Readonly<Record<VisitStop['status'], string | undefined>> = {
  waiting: undefined,
  checked: styles.walked,
  done: styles.walked,
  cancelled: styles.gone,
};

export function Stops({ stops, canEdit, here, waitingAt, onAct }: StopsProps): ReactElement {
  const current = stops.findIndex(({ status }) => status === 'waiting' || status === 'checked');
  let number = 0;
  return (
    <View className={styles.list} {...aria({ role: 'list', label: '今天的路' })}>
      {stops.map((stop, i) => {
        if (stop.status !== 'cancelled') number += 1;
        const isCurrent = i === current;
        return (
          <View
            key={stop.id}
            className={classes(styles.stop, LOOKS[stop.status], isCurrent && styles.current)}
            {...aria({ role: 'listitem', current: isCurrent ? 'step' : undefined })}
          >
            <View className={styles.disc}>
              <Text>{stop.status === 'cancelled' ? '' : String(number)}</Text>
            </View>
            <View className={classes(styles.words, isCurrent && styles.card)}>
              <StopWords stop={stop} here={here} waiting={waitingAt(stop.id)} />
              <StopActs
                stop={stop}
                isCurrent={isCurrent}
                canEdit={canEdit}
                isWaiting={waitingAt(stop.id) !== undefined}
                onAct={onAct}
              />
            </View>
          </View>
        );
      })}
    </View>
  );
}

interface StopWordsProps {
  stop: VisitStop;
  here: Point | undefined;
  waiting: { at: number } | undefined;
}

/** Who, what for, where, and how it stands. */
function StopWords({ stop, here, waiting }: StopWordsProps): ReactElement {
  const { client, purpose, address, reason, result, checkin } = stop;
  const state = stateOf(stop, here, waiting && `${formatTime(waiting.at, 'h:m')} 已签到，等信号发出`);
  return (
    <>
      <View className={styles.head}>
        <Words size="name" className={styles.name}>
          {client.name}
        </Words>
        {client.level === 'A' && <Tag tone="ink">A</Tag>}
        <View className={classes(styles.state, styles[state.tone])}>
          <View className={classes(styles.mark, styles[state.mark])} />
          <Text>{state.text}</Text>
        </View>
      </View>
      {purpose !== '' && (
        <Words size="sub" tone="soft" block>
          {purpose}
        </Words>
      )}
      <Note block>{address || '缺地址'}</Note>
      {reason !== '' && <Note block>{`原因：${reason}`}</Note>}
      {result !== undefined && (
        <Words size="sub" block className={styles.result}>
          {result}
        </Words>
      )}
      {checkin && checkin.photos.length > 0 && <Photos urls={checkin.photos} what="现场照片" />}
    </>
  );
}
