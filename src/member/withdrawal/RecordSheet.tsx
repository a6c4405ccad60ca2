/** A withdrawal in full: its sums, its way step by step, why it came back, and what can be done with it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WithdrawRow } from '@/contract';
import { formatFen, formatYuan, grouped } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { fullTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isBack, WITHDRAW_STATUS, WITHDRAW_TONE } from '@/domain/withdrawal/labels';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import type { Action } from '@/ui/shell';
import { targetOf } from './Record';
import { askFor, purseOf, type WithdrawSource } from './source';
import styles from './RecordSheet.module.scss';

interface RecordSheetProps {
  row: WithdrawRow | undefined;
  source: WithdrawSource | undefined;
  receipt: Action<[id: string]>;
  onClose: () => void;
}

export function RecordSheet({ row, source, receipt, onClose }: RecordSheetProps): ReactElement {
  const leave = (way: () => unknown) => {
    onClose();
    return way();
  };
  return (
    <Sheet
      open={row !== undefined}
      label="提现详情"
      onClose={onClose}
      footer={
        row && (
          <Stack row gap={8} grow>
            <Button grow tone="quiet" onPress={() => leave(() => go('/contact/pages/ContactUs', {}))}>
              联系客服
            </Button>
            {row.status === 'waitConfirm' && (
              <Button grow busy={receipt.pending} onPress={() => void receipt.run(row.id)}>
                确认收款
              </Button>
            )}
            {isBack(row.status) && (
              <Button
                grow
                tone="line"
                onPress={() => leave(() => askFor(source, formatFen(row.amount, { short: true })))}
              >
                再次申请
              </Button>
            )}
          </Stack>
        )
      }
    >
      {row && <Body row={row} source={source} />}
    </Sheet>
  );
}

function Body({ row, source }: Pick<RecordSheetProps, 'source'> & { row: WithdrawRow }): ReactElement {
  const { feedback } = useStores();
  const { status, confirmBy } = row;
  const copy = () =>
    void platform.clipboard.copy(row.no).then(
      () => feedback.toast('单号已复制'),
      () => feedback.toast('复制失败'),
    );
  const rows = [
    { label: '提现到', value: targetOf(row) },
    { label: '手续费', value: formatYuan(row.fee) },
    { label: '实际到账', value: isBack(status) ? '未到账' : formatYuan(row.actual) },
    { label: '申请时间', value: fullTime(row.createdAt) },
    {
      label: '单号',
      value: (
        <Pressable className={styles.copy} label={`单号 ${row.no}，复制`} onPress={copy}>
          <Text>{`${row.no}　复制`}</Text>
        </Pressable>
      ),
    },
  ];
  const reached = row.steps.filter(({ at }) => at !== undefined).length;
  return (
    <View className={styles.body}>
      <Text className={styles.amount}>{grouped(formatFen(row.amount))}</Text>
      <Tag tone={WITHDRAW_TONE[status]}>{WITHDRAW_STATUS[status]}</Tag>
      {status === 'waitConfirm' && confirmBy !== undefined && (
        <View className={styles.until}>
          <Countdown endAt={confirmBy} label="请在微信里确认收款，剩余 " tone="text" />
        </View>
      )}
      {isBack(status) && (
        <View className={styles.notice}>
          <Notice
            tone="warn"
            icon="info"
          >{`${row.reason ? `${row.reason}，` : ''}¥${grouped(formatFen(row.amount))} 已退回${purseOf(source)}`}</Notice>
        </View>
      )}
      <Facts className={styles.rows} rows={rows} />
      <Steps
        label="提现进度"
        current={reached === row.steps.length ? -1 : reached}
        items={row.steps.map(({ label, at }) => ({
          id: label,
          title: label,
          ...(at === undefined ? {} : { time: fullTime(at) }),
        }))}
      />
    </View>
  );
}
