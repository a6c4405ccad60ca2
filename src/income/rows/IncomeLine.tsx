/** An income with its calculation: who and what, the amount, how it came about, and when it is there. */
import type { ReactElement } from 'react';
import type { IncomeRow } from '@/contract';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { ORDER_STATUS } from '@/domain/order/labels';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { dueOf, money, nameOf, signed, sumOf, tagOf } from '../labels';

interface IncomeLineProps {
  row: IncomeRow;
  settleDays: number;
  /** How the order stands, and its day. */
  order?: boolean;
}

export function IncomeLine({ row, settleDays, order = false }: IncomeLineProps): ReactElement {
  const tag = tagOf(row);
  const isVoid = row.status === 'cancelled';
  return (
    <RecordRow
      title={nameOf(row)}
      beside={<Tag tone={tag.tone}>{tag.label}</Tag>}
      notes={[
        sumOf(row),
        order &&
          [listTime(row.createdAt), row.orderStatus && ORDER_STATUS[row.orderStatus]].filter(Boolean).join(' · '),
        dueOf(row, settleDays),
        row.deducted > 0 && (
          <Words key="back" size="foot" tone="danger" figures>{`退款已扣 ${money(row.deducted)}`}</Words>
        ),
      ]}
      amount={signed(row.amount)}
      way={isVoid ? 'undone' : row.back ? 'taken' : row.amount > 0 ? 'came' : undefined}
      cut="title"
      role="link"
      onPress={() => go('/income/pages/details', { id: row.id })}
    />
  );
}
