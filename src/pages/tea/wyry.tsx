/** /pages/tea/wyry: one tree is adopted: how long, under which name, on which terms; then a quarter of an hour to pay. */
import { useState } from 'react';
import { call, RefusedError } from '@/core/api';
import { go, replace } from '@/core/routes';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { Page, useAction, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { useForm } from '@/ui/shell/useForm';
import { AdoptForm } from './garden/AdoptForm';
import { Taken } from './garden/Taken';
import { nameFault } from './garden/nameRule';

const TAKEN = 409;

export default function AdoptPage() {
  const { treeId = '', planId = '' } = usePageParams<'/pages/tea/wyry'>();
  const state = usePageData(() => call('tea.treeView', { id: treeId }), [treeId]);
  const form = useForm({ plaque: '', planId }, { plaque: nameFault }, `adopt ${treeId}`);
  const [agreed, setAgreed] = useState(false);
  const seen = state.data;
  const free = seen !== undefined && (seen.tree.state === 'free' || seen.pending !== undefined);
  const open = seen?.plans.filter(({ left }) => left > 0) ?? [];
  const plan = open.find(({ id }) => id === form.values.planId) ?? open[1] ?? open[0];
  // Back from the cashier the hold runs, or the tree is paid.
  useReturn(state.reload);
  const pay = (orderId: string) => go('/member/pages/wallet/pay', { orderGroup: 'adopt', orderId });
  const submit = useAction(async () => {
    if (!form.check() || !plan) return false;
    try {
      const { orderId } = await call(
        'tea.adoptCreate',
        { treeId, planId: plan.id, plaque: form.values.plaque.trim(), agree: agreed },
        { hide: true },
      );
      await pay(orderId);
    } catch (error) {
      if (error instanceof RefusedError && error.message.includes('铭牌')) return form.fail('plaque', error.message);
      // Somebody was quicker: the page says so, and which trees are near.
      if (error instanceof RefusedError && error.code === TAKEN) await state.reload();
      throw error;
    }
    return undefined;
  });
  const missing = !plan ? '这座茶园本季已满' : !agreed && '请先阅读并同意认养协议';
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        free && (
          <SubmitBar
            payable={plan?.price ?? 0}
            note={`${seen.tree.code}　${plan?.name ?? ''}`}
            label={seen.pending ? '继续支付' : '提交认养'}
            missing={missing}
            busy={submit.pending}
            onSubmit={submit.run}
          />
        )
      }
    >
      {(data) =>
        free ? (
          <AdoptForm
            seen={data}
            plan={plan}
            name={form.bind('plaque')}
            agreed={agreed}
            onPlan={(id) => form.set('planId', id)}
            onAgree={setAgreed}
            onExpire={() => void state.reload()}
          />
        ) : (
          <Taken seen={data} onChoose={(tree) => replace('/pages/tea/wyry', { treeId: tree.id, planId: plan?.id })} />
        )
      }
    </Page>
  );
}
