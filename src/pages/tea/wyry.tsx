/** /pages/tea/wyry: one tree is adopted: how long, under which name, on which terms; then a quarter of an hour to pay. */
import { useEffect, useState } from 'react';
import { call, reasonOf } from '@/core/api';
import { replace } from '@/core/routes';
import { toCashier } from '@/domain/checkout/cashier';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { Page, useAction, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { useForm } from '@/ui/shell/useForm';
import { AdoptForm } from './garden/AdoptForm';
import { Taken } from './garden/Taken';
import { nameFault } from './garden/nameRule';

export default function AdoptPage() {
  const { treeId = '', planId = '' } = usePageParams<'/pages/tea/wyry'>();
  const state = usePageData(() => call('tea.treeView', { id: treeId }), [treeId]);
  const form = useForm({ plaque: '', planId }, { plaque: nameFault }, `adopt ${treeId}`);
  const [ticked, setTicked] = useState<boolean>();
  const seen = state.data;
  const held = seen?.pending;
  const free = seen !== undefined && (seen.tree.state === 'free' || held !== undefined);
  // The own hold has its place in a plan that may be full for others, and was agreed to.
  const open = seen?.plans.filter(({ id, left }) => left > 0 || id === held?.planId) ?? [];
  const named = (planId: string | undefined) => open.find(({ id }) => id === planId);
  const plan = named(form.values.planId) ?? named(held?.planId) ?? open[1] ?? open[0];
  const agreed = ticked ?? held !== undefined;
  // On another phone, or after a start of the app, the form is as it was handed in.
  useEffect(() => {
    if (held && !form.dirty) form.reset({ plaque: held.plaque, planId: held.planId });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each hold; what is written afterwards stays
  }, [held?.adoptionId]);
  // Back from the terms or the login the tree may be somebody's.
  useReturn(state.reload);
  const submit = useAction(async () => {
    if (!form.check() || !plan) return false;
    try {
      const { orderId } = await call('tea.adoptCreate', {
        treeId,
        planId: plan.id,
        plaque: form.values.plaque.trim(),
        agree: agreed,
      });
      await toCashier('adopt', orderId);
    } catch (error) {
      // Somebody was quicker: the page says what is left, and which trees are near.
      if (reasonOf(error, 'tea.adoptCreate')) await state.reload();
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
            payable={held && plan?.id === held.planId ? held.amount : (plan?.price ?? 0)}
            note={`${seen.tree.code}　${plan?.name ?? ''}`}
            label={held ? '继续支付' : '提交认养'}
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
            onAgree={setTicked}
            onExpire={() => void state.reload()}
          />
        ) : (
          <Taken seen={data} onChoose={(tree) => replace('/pages/tea/wyry', { treeId: tree.id, planId: plan?.id })} />
        )
      }
    </Page>
  );
}
