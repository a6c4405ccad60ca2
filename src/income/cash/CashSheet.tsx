/** A transfer in full: its number, its steps, and whom to ask. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeCash } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { WITHDRAW_STATUS, WITHDRAW_TONE } from '@/domain/withdrawal/labels';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { useAction } from '@/ui/shell';
import { money, targetOf } from '../labels';
import styles from './CashSheet.module.scss';

interface CashSheetProps {
  row: IncomeCash | undefined;
  busy: boolean;
  onConfirm: (id: string) => void;
  onClose: () => void;
}

export function CashSheet({ row, busy, onConfirm, onClose }: CashSheetProps): ReactElement {
  const { feedback } = useStores();
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('单号已复制');
  });
  const ask = () => {
    onClose();
    return go('/contact/pages/ContactUs', {});
  };
  return (
    <Sheet
      open={row !== undefined}
      title="转出详情"
      onClose={onClose}
      footer={
        row && (
          <Stack row gap={12} grow>
            <Button grow size="l" tone="line" onPress={ask}>
              联系客服
            </Button>
            {row.status === 'waitConfirm' && (
              <Button grow size="l" busy={busy && '确认中'} onPress={() => onConfirm(row.id)}>
                去确认
              </Button>
            )}
          </Stack>
        )
      }
    >
      {row && (
        <View>
          <View className={styles.head}>
            <Text className={styles.amount}>{money(row.amount)}</Text>
            <Tag tone={WITHDRAW_TONE[row.status]}>{WITHDRAW_STATUS[row.status]}</Tag>
          </View>
          <Cells>
            <Cell label="去向">{targetOf(row.target)}</Cell>
            <Cell label="单号" act="复制" name={`复制单号 ${row.no}`} onPress={() => copy.run(row.no)}>
              {row.no}
            </Cell>
            {row.reason && <Cell label="原因">{row.reason}</Cell>}
          </Cells>
          <View className={styles.steps}>
            <Steps
              label="转出进度"
              current={row.steps.findIndex(({ at }) => at === undefined)}
              items={row.steps.map(({ label, at }) => ({
                id: label,
                title: label,
                ...(at === undefined ? {} : { time: fullTime(at) }),
              }))}
            />
          </View>
        </View>
      )}
    </Sheet>
  );
}
