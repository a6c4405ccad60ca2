/** A document in a list: its kind, number, for whom, how far it is, and how long it waits. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockDocCard } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Pressable } from '@/ui/kit/Pressable';
import { classes } from '@/ui/kit/classes';
import { Tag } from '@/ui/kit/Tag';
import { cardText, KINDS, spanText, stateText } from './words';
import styles from './desk.module.scss';

interface DocRowProps {
  card: StockDocCard;
  now: number;
  onOpen: () => void;
  /** Before the kind: a tick. */
  leading?: ReactNode;
  /** Below: what can be done at once. */
  children?: ReactNode;
}

/** The last line at the right: how long nobody has taken it, by whom it is picked, when it left. */
function sideText({ status, createdAt, closedAt, picker }: StockDocCard, now: number): string {
  if (status === 'pending') return `等 ${spanText(now - createdAt)}`;
  if (status === 'picking') return picker ?? '';
  if (status === 'checking') return '须他人复核';
  return closedAt === undefined ? '' : formatTime(closedAt, 'MM月DD日 h:m');
}

export function DocRow({ card, now, onOpen, leading, children }: DocRowProps): ReactElement {
  const { no, kind, status, title, urgent } = card;
  return (
    <View className={styles.docBox}>
      {leading}
      <View className={styles.grow}>
        <Pressable
          className={styles.doc}
          role="link"
          label={`${KINDS[kind]} ${no}，${stateText(card)}`}
          onPress={onOpen}
        >
          <Text className={styles.kind}>{KINDS[kind]}</Text>
          <View className={styles.grow}>
            <View className={styles.names}>
              <Text className={styles.no}>{no}</Text>
              {urgent && <Tag tone="warn">加急</Tag>}
            </View>
            <Text className={styles.clip}>{cardText(card)}</Text>
            <Text className={styles.clip}>{title}</Text>
          </View>
          <View className={styles.side}>
            <Text className={styles.state}>{stateText(card)}</Text>
            <Text className={classes(styles.note, status === 'pending' && styles.waits)}>{sideText(card, now)}</Text>
          </View>
        </Pressable>
        {children}
      </View>
    </View>
  );
}

/** A few of them in one card, each leading to its page. */
export function DocRows({ cards }: { cards: readonly StockDocCard[] }): ReactElement {
  const { clock } = useStores();
  return (
    <View className={styles.list}>
      {cards.map((card) => (
        <DocRow
          key={card.id}
          card={card}
          now={clock.now()}
          onOpen={() => void go('/outbound/pages/detailed', { id: card.id })}
        />
      ))}
    </View>
  );
}
