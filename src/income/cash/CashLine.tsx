/** A transfer: where to, how much, how it stands; one that waits for its receiver can be confirmed from the row. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CashMonth, IncomeCash } from '@/contract';
import { listTime } from '@/core/lib/time';
import { isBack, WITHDRAW_STATUS, WITHDRAW_TONE } from '@/domain/withdrawal/labels';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { MonthListRow } from '@/ui/kit/MonthList';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import type { Dated } from '../months';
import { money, monthName, targetOf } from '../labels';
import { ICONS } from './icons';
import styles from './CashLine.module.scss';

interface CashLineProps {
  row: Dated<IncomeCash, CashMonth>;
  onPress: (row: IncomeCash) => void;
  onConfirm: (id: string) => void;
  /** The time to confirm it is over. */
  onExpired: () => void;
}

export function CashLine({ row, onPress, onConfirm, onExpired }: CashLineProps): ReactElement {
  const { id, head, last, status, target, amount, reason, confirmBy } = row;
  return (
    <MonthListRow
      head={head && monthName(head.month)}
      note={head && `转出 ${money(head.amount)}，共 ${head.count} 笔`}
      last={last}
    >
      <View>
        <RecordRow
          icon={ICONS[target]}
          title={targetOf(target)}
          notes={[listTime(row.createdAt), isBack(status) && `${reason ? `${reason}，` : ''}已退回收益账户`]}
          amount={money(amount)}
          way={isBack(status) ? 'undone' : undefined}
          haspopup="dialog"
          onPress={() => onPress(row)}
        >
          <Tag tone={WITHDRAW_TONE[status]}>{WITHDRAW_STATUS[status]}</Tag>
        </RecordRow>
        {status === 'waitConfirm' && confirmBy !== undefined && (
          <Stack row gap={12} align="center" justify="between" className={styles.wait}>
            <View className={styles.left}>
              <Countdown endAt={confirmBy} tone="text" label="剩余" onEnd={onExpired} />
              <Text>逾期退回</Text>
            </View>
            <Button size="s" onPress={() => onConfirm(id)}>
              去确认
            </Button>
          </Stack>
        )}
      </View>
    </MonthListRow>
  );
}
