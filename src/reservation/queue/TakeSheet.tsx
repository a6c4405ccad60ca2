/** A number is drawn: for how many; at the desk for a guest, with a name and a number to call. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction, useForm } from '@/ui/shell';

interface TakeSheetProps {
  open: boolean;
  storeId: string;
  /** The desk draws it for somebody. */
  guest?: boolean;
  onClose: () => void;
  onTaken: () => void;
}

const MOST = 30;

export function TakeSheet({ open, storeId, guest = false, onClose, onTaken }: TakeSheetProps): ReactElement {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const [party, setParty] = useState(2);
  const form = useForm(
    { name: '', mobile: '' },
    { mobile: (text) => (text === '' || /^1[3-9]\d{9}$/.test(text) ? undefined : '请填 11 位手机号，或空着') },
  );
  const take = useAction(async () => {
    if (guest && !form.check()) return;
    if (!guest) await askNotice('service');
    const { name, mobile } = form.values;
    const { number } = await call('booking.queueTake', {
      storeId,
      party,
      ...(guest && { guest: { ...(name.trim() && { name: name.trim() }), ...(mobile && { mobile }) } }),
    });
    form.reset({ name: '', mobile: '' });
    feedback.toast(`${number.no} 号，${number.ahead === 0 ? '下一个就是' : `前面 ${number.ahead} 桌`}`);
    onTaken();
  });
  return (
    <Sheet
      open={open}
      title={guest ? '给客人取号' : '现场取号'}
      onClose={onClose}
      footer={
        <Button block size="l" busy={take.pending && '取号中'} onPress={() => void take.run()}>
          取号
        </Button>
      }
    >
      <Field label="人数" trailing={<Stepper label="人数" min={1} max={MOST} value={party} onChange={setParty} />} />
      {guest && (
        <>
          <TextField label="称呼（选填）" maxLength={20} {...form.bind('name')} />
          <TextField label="手机号（选填）" kind="tel" {...form.bind('mobile')} />
        </>
      )}
      <Note block>
        {guest
          ? '叫号时报号码和称呼；过号顺延两桌，三次作废。'
          : '叫到时会发消息。过号顺延两桌，三次作废，请留在店附近。'}
      </Note>
    </Sheet>
  );
}
