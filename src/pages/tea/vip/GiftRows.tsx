/** Gifts as rows: what it is, why it is as it is, and what can be done with it. */
import { Text, View } from '@tarojs/components';
import type { GiftRow } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { GIFT_STATES } from './labels';
import styles from './rows.module.scss';

interface GiftRowsProps {
  gifts: readonly GiftRow[];
  busy: boolean;
  onClaim: (gift: GiftRow) => void;
}

export function GiftRows({ gifts, busy, onClaim }: GiftRowsProps) {
  // One decision of a view is filled: the first that can be claimed.
  const first = gifts.find(({ state }) => state === 'open')?.id;
  return (
    <Card place="alone">
      {gifts.map((gift) => (
        <View key={gift.id} className={styles.row}>
          <Stack grow>
            <Text className={styles.title}>{gift.title}</Text>
            <Note>{gift.note}</Note>
          </Stack>
          {gift.state === 'open' ? (
            <Button
              size="s"
              tone={gift.id === first ? 'primary' : 'line'}
              label={`领取${gift.title}`}
              disabled={busy}
              onPress={() => onClaim(gift)}
            >
              领取
            </Button>
          ) : (
            <Text className={styles.state}>{GIFT_STATES[gift.state]}</Text>
          )}
        </View>
      ))}
    </Card>
  );
}
