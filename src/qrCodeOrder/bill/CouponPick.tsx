/** Coupons that this table may use: one of them, or none. */
import type { TableBill } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';

interface CouponPickProps {
  open: boolean;
  bill: TableBill;
  onChoose: (couponId: string | undefined) => void;
  onClose: () => void;
}

export function CouponPick({ open, bill, onChoose, onClose }: CouponPickProps) {
  const rows = [
    ...bill.coupons.map(({ id, card }) => ({ id, label: card.title, note: card.validText })),
    { id: '0', label: '不用优惠券', note: '' },
  ];
  const choose = (id: string) => {
    onChoose(id);
    onClose();
  };
  return (
    <Sheet open={open} title="堂食优惠" onClose={onClose}>
      <Cells>
        {rows.map(({ id, label, note }) => {
          const on = (bill.couponId ?? '0') === id;
          return (
            <Cell
              key={id}
              role="radio"
              checked={on}
              arrow={false}
              label={label}
              note={note || undefined}
              onPress={() => choose(id)}
            >
              <CheckMark kind="radio" checked={on} />
            </Cell>
          );
        })}
      </Cells>
    </Sheet>
  );
}
