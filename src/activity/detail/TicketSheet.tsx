/** 改名或转赠: the names on a ticket, and a link that gives some of its places to a friend (rule 35.7). */
import { useState } from 'react';
import type { EventSignup } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';

interface TicketSheetProps {
  open: boolean;
  signup: EventSignup;
  onClose: () => void;
  onDone: () => unknown;
}

export function TicketSheet({ open, signup, onClose, onDone }: TicketSheetProps) {
  const { feedback } = useStores();
  const { id, qty } = signup;
  const [names, setNames] = useState<string[]>([...signup.names]);
  const [places, setPlaces] = useState(1);
  const save = useAction(async () => {
    const [holder = '', ...companions] = Array.from({ length: qty }, (_, i) => (names[i] ?? '').trim());
    // The first name is the holder's: nobody else moves into its place.
    if (holder === '') return void feedback.toast('请填写报名人的名字');
    const typed = [holder, ...companions.filter(Boolean)];
    await call('activity.signUpEdit', { id, names: typed });
    feedback.toast('名字已改');
    onClose();
    await onDone();
  });
  const give = useAction(async () => {
    const made = await call('activity.ticketGive', { id, action: 'give', qty: Math.min(places, qty) });
    if (!made.give) return;
    const base = platform.host.currentUrl().split('/activity/')[0] ?? '';
    await platform.clipboard.copy(`${base}${made.give.url}`);
    feedback.toast('链接已复制，发给朋友就能领');
    onClose();
    await onDone();
  });
  return (
    <Sheet
      open={open}
      title="改名或转赠"
      onClose={onClose}
      footer={
        <Button block size="l" busy={save.pending && '保存中'} onPress={() => void save.run()}>
          保存名字
        </Button>
      }
    >
      {Array.from({ length: qty }, (_, i) => (
        <TextField
          key={i}
          label={i === 0 ? '报名人' : `同行 ${i}`}
          maxLength={20}
          value={names[i] ?? ''}
          onInput={(text) =>
            setNames((was) => Array.from({ length: qty }, (__, k) => (k === i ? text : (was[k] ?? ''))))
          }
        />
      ))}
      <Field
        label="转赠几位"
        trailing={<Stepper label="转赠几位" min={1} max={qty} value={Math.min(places, qty)} onChange={setPlaces} />}
      />
      <Button block tone="line" busy={give.pending && '准备中'} onPress={() => void give.run()}>
        复制转赠链接
      </Button>
      <Note block>朋友领取后有自己的入场码；没领之前随时可以收回。退款只退给付款的人。</Note>
    </Sheet>
  );
}
