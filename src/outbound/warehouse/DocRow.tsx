/** A document in a list: its kind, number, for whom, how far it is, and how long it waits. */
import type { ReactElement, ReactNode } from 'react';
import { Text } from '@tarojs/components';
import type { StockDocCard } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { cardText, KINDS, sideText, stateText } from './labels';
import styles from './desk.module.scss';

interface DocRowProps {
  card: StockDocCard;
  now: number;
  onOpen: () => void;
  /** Before the kind: a tick. */
  leading?: ReactNode;
  /** Behind it: what can be done at once. */
  children?: ReactNode;
}

export function DocRow({ card, now, onOpen, leading, children }: DocRowProps): ReactElement {
  const { no, kind, status, urgent } = card;
  const side = sideText(card, now);
  const waits = (
    <Words size="note" tone={status === 'pending' ? 'warn' : undefined}>
      {side}
    </Words>
  );
  // Beside something to press there is no room at the right.
  const narrow = Boolean(leading ?? children);
  return (
    <Stack row gap={12} align="center" className={styles.docBox}>
      {leading}
      <RecordRow
        flush
        className={styles.doc}
        role="link"
        leading={<Text className={styles.kind}>{KINDS[kind]}</Text>}
        title={no}
        beside={urgent && <Tag tone="warn">加急</Tag>}
        notes={[cardText(card), narrow && waits]}
        cut
        onPress={onOpen}
      >
        {!narrow && (
          <>
            <Words size="sub" figures tone={card.checkable ? 'warn' : undefined} medium={card.checkable}>
              {stateText(card)}
            </Words>
            {waits}
          </>
        )}
      </RecordRow>
      {children}
    </Stack>
  );
}

/** A few of them in one card, each leading to its page. */
export function DocRows({ cards }: { cards: readonly StockDocCard[] }): ReactElement {
  const { clock } = useStores();
  return (
    <Card place="alone" clip>
      {cards.map((card) => (
        <DocRow
          key={card.id}
          card={card}
          now={clock.now()}
          onOpen={() => void go('/outbound/pages/detailed', { id: card.id })}
        />
      ))}
    </Card>
  );
}
