/** The event above its goods: which one, where, until when its prices hold, and for whom. */
import { Text, View } from '@tarojs/components';
import type { ActivityCard } from '@/contract';
import { formatTime, listTime } from '@/core/lib/time';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { standText, type Stand } from './labels';
import styles from './EventHead.module.scss';

interface EventHeadProps {
  card: ActivityCard;
  stand: Stand;
  /** The event began, or is over. */
  onTurn: () => void;
}

export function EventHead({ card, stand, onTurn }: EventHeadProps) {
  const { title, cover, store, startAt, endAt } = card;
  return (
    <View className={styles.head}>
      <Stack row gap={14} align="center">
        <Picture className={styles.art} src={cover} w={375} ratio={0.56} alt="" priority />
        <Stack gap={4} grow>
          <Text className={styles.title}>{title}</Text>
          <Note>{`${listTime(startAt)}–${formatTime(endAt, 'h:m')}`}</Note>
          <Note>{store.name}</Note>
        </Stack>
      </Stack>
      <Stack row gap={12} align="center" justify="between" className={styles.stand}>
        <Text className={styles.state}>{standText(stand, card)}</Text>
        {(stand === 'open' || stand === 'checkin') && (
          <Countdown label="距结束" endAt={endAt} tone="text" onEnd={onTurn} />
        )}
      </Stack>
    </View>
  );
}
