/** One transfer and the answer to it. */
import { useState, type ReactElement } from 'react';
import type { AssetTransfer, RequestOf } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { later, Page, useAction, usePageData } from '@/ui/shell';
import { TransferBody } from './TransferBody';

const AnswerSheet = later(() => import('./AnswerSheet').then(({ AnswerSheet: part }) => part));
const DONE = { accept: '已接收，由你保管', refuse: '已拒绝', withdraw: '已撤回' } as const;

export function TransferPage({ id }: { id: string }): ReactElement {
  const { feedback } = useStores();
  const state = usePageData(async () => (await call('asset.transferList', { id })).list[0] as AssetTransfer, [id]);
  const [action, setAction] = useState<'accept' | 'refuse'>('accept');
  const [open, setOpen] = useState(false);
  const answer = useAction(async (request: RequestOf<'asset.updateTransfer'>) => {
    try {
      state.set(await call('asset.updateTransfer', request));
      feedback.toast(DONE[request.action]);
      setOpen(false);
    } catch (error) {
      // Answered meanwhile: the answer of the other one comes along.
      if (error instanceof RefusedError && error.code === 409) {
        setOpen(false);
        state.set(error.data as AssetTransfer);
      }
      throw error;
    }
  });
  const show = (one: 'accept' | 'refuse') => {
    setAction(one);
    setOpen(true);
  };
  const withdraw = async () => {
    const text = '对方将不能再接收，资产留在原保管人手里。';
    if (await feedback.confirm({ title: '撤回这次调拨？', text, yes: '撤回' }))
      await answer.run({ id, action: 'withdraw' });
  };
  const can = state.data?.can ?? [];
  return (
    <Page
      title="资产调拨"
      state={state}
      skeleton="cells"
      action={
        can.length > 0 &&
        (can.includes('withdraw') ? (
          <Button block size="l" tone="line" busy={answer.pending} onPress={withdraw}>
            撤回
          </Button>
        ) : (
          <>
            <Button block tone="line" onPress={() => show('refuse')}>
              拒绝
            </Button>
            <Button block onPress={() => show('accept')}>
              确认接收
            </Button>
          </>
        ))
      }
      overlay={
        <AnswerSheet
          action={action}
          open={open}
          busy={answer.pending}
          onClose={() => setOpen(false)}
          onAnswer={(note, photos) => void answer.run({ id, action, note, photos })}
        />
      }
    >
      {(transfer) => <TransferBody transfer={transfer} />}
    </Page>
  );
}
