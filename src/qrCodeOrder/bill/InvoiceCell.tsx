import type { TableBill, TableSession } from '@/contract';
import { go } from '@/core/routes';
import { Cell } from '@/ui/kit/Cell';

/** What one paid oneself, on the title that was chosen at the table. */
export function InvoiceCell({ session, bill }: { session: TableSession; bill: TableBill }) {
  const own = bill.legs.filter(({ mine, split }) => mine && split !== 'deposit');
  if (own.length === 0) return null;
  return (
    <Cell
      label="开发票"
      role="link"
      onPress={() =>
        go('/member/pages/invoice/apply', {
          group: 'table',
          orderIds: own.map(({ id }) => id),
          ...(session.invoiceTitleId && { titleId: session.invoiceTitleId }),
        })
      }
    />
  );
}
