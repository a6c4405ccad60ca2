/** Coupons that this table may use: one of them, or none. */
import type { TableBill } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';

interface CouponPickProps {
  open: boolean;
  sessionId: string;
  bill: TableBill;
  onChosen: () => unknown;
  onClose: () => void;
}

const NONE = '0';

export function CouponPick({ open, sessionId, bill, onChosen, onClose }: CouponPickProps) {
  const { feedback } = useStores();
  const use = useAction(async (couponId: string) => {
    onClose();
    await call('scanCode.preview', { sessionId, couponId });
    feedback.toast(couponId === NONE ? '不用优惠券' : '已用这张券');
    await onChosen();
  });
  const rows = [
    ...bill.coupons.map(({ id, card }) => ({ id, label: card.title, note: card.validText })),
    { id: NONE, label: '不用优惠券', note: '' },
  ];
  return (
    <Sheet open={open} title="堂食优惠" onClose={onClose}>
      <Cells>
        {rows.map(({ id, label, note }) => {
          const on = (bill.couponId ?? NONE) === id;
          return (
            <Cell
              key={id}
              role="radio"
              checked={on}
              arrow={false}
              label={label}
              note={note || undefined}
              onPress={() => void use.run(id)}
            >
              <CheckMark kind="radio" checked={on} />
            </Cell>
          );
        })}
      </Cells>
    </Sheet>
  );
}
