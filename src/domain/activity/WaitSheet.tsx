/** 候补: for how many, and how many stand there already. */
import { useEffect, useState } from 'react';
import type { EventDetail } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { mostPlaces } from './words';

interface WaitSheetProps {
  open: boolean;
  event: EventDetail;
  /** How many are wanted at first. */
  wanted?: number;
  onClose: () => void;
  onDone: () => unknown;
}

export function WaitSheet({ open, event, wanted = 1, onClose, onDone }: WaitSheetProps) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const { card, waiting } = event;
  const [qty, setQty] = useState(wanted);
  useEffect(() => {
    if (open) setQty(wanted);
  }, [open, wanted]);
  const most = Math.min(mostPlaces(card), card.seats);
  const join = useAction(async () => {
    await askNotice('service');
    const { place, offer } = await call('activity.waitSave', { activityId: card.id, qty });
    feedback.toast(offer ? '有名额了，请尽快报名' : `已候补，排第 ${place} 位`);
    onClose();
    await onDone();
  });
  return (
    <Sheet
      open={open}
      title="候补"
      onClose={onClose}
      footer={
        <Button block size="l" busy={join.pending && '提交中'} onPress={() => void join.run()}>
          {`候补 ${qty} 位`}
        </Button>
      }
    >
      {most > 1 && (
        <Field label="几位" trailing={<Stepper label="几位" min={1} max={most} value={qty} onChange={setQty} />} />
      )}
      <Facts
        rows={[
          { label: '前面', value: waiting > 0 ? `${figure(waiting)} 人在等` : '还没有人等' },
          { label: '有名额时', value: '通知你，留 30 分钟' },
        ]}
      />
      <Note block>几位一起有了才轮到你，不会只给一部分。随时可以退出。</Note>
    </Sheet>
  );
}
