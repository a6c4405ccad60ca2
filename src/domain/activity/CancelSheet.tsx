/** 取消报名: how many places, and what comes back, before it is done. */
import { useState } from 'react';
import type { EventSignup } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { useAction } from '@/ui/shell';

interface CancelSheetProps {
  open: boolean;
  signup: EventSignup;
  onClose: () => void;
  onDone: () => unknown;
}

export function CancelSheet({ open, signup, onClose, onDone }: CancelSheetProps) {
  const { feedback } = useStores();
  const [qty, setQty] = useState(signup.qty);
  const { cancel } = signup;
  const places = Math.min(qty, signup.qty);
  const back = (cancel?.each ?? 0) * places;
  const run = useAction(async () => {
    await call('activity.signUpCancel', { id: signup.id, qty: places });
    feedback.toast(back > 0 ? `已取消，${shortYuan(back)} 原路退回` : '已取消');
    onClose();
    await onDone();
  });
  const isSeat = signup.activity.kind === 'publicTable';
  const act = isSeat ? '离座' : '取消报名';
  return (
    <Sheet
      open={open}
      title={act}
      onClose={onClose}
      footer={
        <Button block size="l" tone="line" busy={run.pending && '取消中'} onPress={() => void run.run()}>
          {places < signup.qty ? `退 ${places} 位` : act}
        </Button>
      }
    >
      {signup.qty > 1 && signup.status !== 'unpaid' && (
        <Field
          label="退几位"
          trailing={<Stepper label="退几位" min={1} max={signup.qty} value={places} onChange={setQty} />}
        />
      )}
      <Facts
        rows={[
          { label: '退回', value: back > 0 ? `${shortYuan(back)}，原路退回` : '没有费用' },
          cancel && { label: '最晚', value: listTime(cancel.until) },
          places < signup.qty &&
            signup.seats.length > 0 && {
              label: '留下的座位',
              value: signup.seats.slice(0, signup.qty - places).join('、'),
            },
        ]}
      />
    </Sheet>
  );
}
