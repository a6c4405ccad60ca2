/** What the chosen orders come to, and the decision. */
import type { ReactElement } from 'react';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import type { Apply } from './useApply';
import styles from './invoice.module.scss';

interface ApplyBarProps extends Pick<Apply, 'amount' | 'submit'> {
  count: number;
  onPreview: () => void;
}

export function ApplyBar({ count, amount, submit, onPreview }: ApplyBarProps): ReactElement {
  return (
    <>
      <Stack grow className={styles.sum}>
        <Note>{`${count} 笔合计`}</Note>
        <Price fen={amount} exact tone="ink" />
      </Stack>
      <Button size="l" tone="line" onPress={onPreview}>
        预览
      </Button>
      <Button size="l" busy={submit.pending && '提交中'} onPress={submit.run}>
        提交申请
      </Button>
    </>
  );
}
