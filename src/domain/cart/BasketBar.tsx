/** The foot of a page for buying fast: the basket with its count, the sum, the way to settle. */
import { Text, View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Price } from '@/ui/kit/Price';
import styles from './BasketBar.module.scss';

interface BasketBarProps {
  pieces: number;
  /** Fen. */
  total: number;
  /** Verb of the way on. */
  settle: string;
  busy: boolean;
  disabled?: boolean;
  onOpen: () => void;
  onSettle: () => void;
}

export function BasketBar({ pieces, total, settle, busy, disabled = pieces === 0, onOpen, onSettle }: BasketBarProps) {
  return (
    <View className={styles.bar}>
      <IconButton
        icon="cart"
        tone="sunken"
        label={pieces > 0 ? `看已选的 ${pieces} 件` : '还没有选'}
        badge={pieces}
        disabled={pieces === 0}
        onPress={onOpen}
      />
      <View className={styles.sum}>
        {pieces > 0 ? <Price fen={total} exact /> : <Text className={styles.none}>还没有选</Text>}
      </View>
      <Button disabled={disabled} busy={busy} onPress={onSettle}>
        {settle}
      </Button>
    </View>
  );
}
