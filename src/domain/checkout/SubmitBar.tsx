/** The bar under a settlement: what it comes to, a word about it, one button. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './SubmitBar.module.scss';

interface SubmitBarProps {
  /** Fen. */
  payable: number;
  note?: string;
  /** Fen that the buyer saves; told when there is no other note. */
  saved?: number;
  label?: string;
  /** What stands in the way: the button is off, and a press says it. */
  missing?: string | false;
  busy?: boolean;
  onSubmit: () => unknown;
}

export function SubmitBar(props: SubmitBarProps): ReactElement {
  const { payable, saved = 0, label = '提交订单', missing, busy, onSubmit } = props;
  const { feedback } = useStores();
  const note = props.note ?? (saved > 0 ? `共省 ${formatYuan(saved)}` : undefined);
  return (
    <Stack row align="center" justify="between" grow>
      <Stack shrink>
        <Stack row gap={4} align="baseline">
          <Words size="foot" tone="soft">
            应付
          </Words>
          <Price fen={payable} exact size="m" />
        </Stack>
        {note && <Text className={classes(styles.note, !props.note && styles.saved)}>{note}</Text>}
      </Stack>
      <Button
        size="l"
        disabled={Boolean(missing)}
        onRefused={() => missing && feedback.toast(missing)}
        busy={busy && '提交中'}
        onPress={onSubmit}
      >
        {label}
      </Button>
    </Stack>
  );
}
