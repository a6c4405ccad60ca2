/** A withdrawal in the list: how much, where to, how it stands; under the head of its month. */
import type { ReactElement } from 'react';
import type { WithdrawRow } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { isBack, WITHDRAW_STATUS, WITHDRAW_TONE } from '@/domain/withdrawal/labels';
import { MonthListRow } from '@/ui/kit/MonthList';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { purseOf, type WithdrawSource } from './source';
import type { MonthlyRow } from './useRecords';

const money = (fen: number): string => grouped(formatFen(fen));

export const targetOf = ({ method, bankName = '', cardTail = '' }: WithdrawRow): string =>
  ({ bank: `${bankName} ${cardTail}`, wechat: '微信零钱', external: `结算通道 · ${cardTail}` })[method];

interface RecordProps {
  row: MonthlyRow;
  source: WithdrawSource | undefined;
  onPress: (id: string) => void;
}

export function Record({ row, source, onPress }: RecordProps): ReactElement {
  const fee = row.fee > 0 ? `手续费 ${money(row.fee)}，实到 ${money(row.actual)}` : `实到 ${money(row.actual)}`;
  return (
    <MonthListRow head={row.begins && `${row.begins.slice(0, 4)} 年 ${Number(row.begins.slice(5))} 月`} last={row.last}>
      <RecordRow
        icon={row.method === 'wechat' ? 'chat' : row.method === 'bank' ? 'card' : 'pay'}
        title={`提现到 ${targetOf(row)}`}
        notes={[`${formatTime(row.createdAt, 'MM-DD')}　${isBack(row.status) ? `款项已退回${purseOf(source)}` : fee}`]}
        amount={`−${money(row.amount)}`}
        way={isBack(row.status) ? 'undone' : undefined}
        cut
        haspopup="dialog"
        onPress={() => onPress(row.id)}
      >
        <Tag tone={WITHDRAW_TONE[row.status]}>{WITHDRAW_STATUS[row.status]}</Tag>
      </RecordRow>
    </MonthListRow>
  );
}
