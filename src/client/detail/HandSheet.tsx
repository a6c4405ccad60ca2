/** 转移, 共享, 放入公海: to whom, and why. */
import { useState, type ReactElement } from 'react';
import type { ClientDetail } from '@/contract';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction, useForm, useSayAndGo } from '@/ui/shell';
import { PeopleCells } from '../PeopleCells';

export type Hand = 'release' | 'transfer' | 'share';
const WORDS: Readonly<Record<Hand, { title: string; note: string; why: string; yes: string; done: string }>> = {
  transfer: {
    title: '转移客户',
    note: '转移要主管同意；同意之前仍由你负责。',
    why: '如 客户搬到武林门附近',
    yes: '提交审批',
    done: '已提交，等主管审批',
  },
  share: {
    title: '共享给同事',
    note: '同事可以看资料、写记录、改备注；负责人不变。',
    why: '选填',
    yes: '共享',
    done: '已共享',
  },
  release: {
    title: '放入公海',
    note: '放入后你不再负责，同事都可以领取；共享和待审批的转移也会结束。',
    why: '如 已搬离杭州',
    yes: '放入公海',
    done: '已放入公海',
  },
};

interface HandSheetProps {
  client: ClientDetail;
  hand: Hand | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function HandSheet({ client, hand, onClose, onDone }: HandSheetProps): ReactElement {
  const { feedback } = useStores();
  const sayAndGo = useSayAndGo();
  const [to, setTo] = useState('');
  const form = useForm(
    { reason: '' },
    { reason: (text) => (hand !== 'share' && text.trim() === '' ? '请写明原因' : undefined) },
  );
  const { id, ownerId } = client.card;
  // A manager hands on at once.
  const atOnce = hand === 'transfer' && client.can.includes('merge');
  const words = hand && WORDS[hand];
  const send = useAction(async () => {
    if (!hand || !words) return;
    if (hand !== 'release' && to === '') return void feedback.toast('请选择同事');
    if (!form.check()) return;
    const reason = form.values.reason.trim();
    await call('customer.apply', {
      clientId: id,
      kind: hand,
      ...(hand !== 'release' && { toEmployeeId: to }),
      ...(reason !== '' && { reason }),
    });
    form.done();
    form.reset({ reason: '' });
    setTo('');
    onClose();
    if (hand === 'release') return sayAndGo(words.done, () => back());
    feedback.toast(atOnce ? '已转移' : words.done);
    onDone();
  });
  return (
    <Sheet
      open={hand !== undefined}
      title={words?.title ?? ''}
      closable={!send.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          {atOnce ? '转移' : (words?.yes ?? '')}
        </Button>
      }
    >
      <Note block>{atOnce ? '你是主管，转移后马上生效。' : words?.note}</Note>
      {hand !== 'release' && <PeopleCells but={ownerId} chosen={to} onChoose={setTo} />}
      <TextField label="原因" placeholder={words?.why ?? ''} maxLength={100} {...form.bind('reason')} />
    </Sheet>
  );
}
