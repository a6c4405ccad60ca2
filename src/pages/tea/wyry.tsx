/** /pages/tea/wyry: one tree is adopted: how long, under which name, on which terms; then a quarter of an hour to pay. */
import { useEffect, useState } from 'react';
import { call, reasonOf } from '@/core/api';
import { pick, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { toCashier } from '@/domain/checkout/cashier';
import { SubmitBar } from '@/domain/checkout/SubmitBar';
import { Page, useAction, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { useForm } from '@/ui/shell/useForm';
import { AdoptForm } from './garden/AdoptForm';
import { Taken } from './garden/Taken';
import { nameFault, nameFor } from './garden/nameRule';

export default function AdoptPage() {
  const { treeId = '', planId = '' } = usePageParams<'/pages/tea/wyry'>();
  const state = usePageData(() => call('tea.treeView', { id: treeId }), [treeId]);
  const { session } = useStores();
  const [suggested] = useState(() => nameFor(session.member?.nickname));
  const form = useForm({ plaque: suggested, planId }, { plaque: nameFault }, `adopt ${treeId}`);
  const [ticked, setTicked] = useState<boolean>();
  const seen = state.data;
  const held = seen?.pending;
  const free = seen !== undefined && (seen.tree.state === 'free' || held !== undefined);
  // The own hold has its place in a plan that may be full for others, and was agreed to.
  const open = seen?.plans.filter(({ id, left }) => left > 0 || id === held?.planId) ?? [];
  const named = (planId: string | undefined) => open.find(({ id }) => id === planId);
  // What most want: one tree for one year.
  const usual = open.find(({ unit, years }) => unit === 'tree' && years === 1) ?? open[0];
  const plan = named(form.values.planId) ?? named(held?.planId) ?? usual;
  const agreed = ticked ?? held !== undefined;
  // On another phone, or after a start of the app, the form is as it was handed in.
  useEffect(() => {
    if (held && !form.dirty) form.reset({ plaque: held.plaque, planId: held.planId });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each hold; what is written afterwards stays
  }, [held?.adoptionId]);
  // Back from the terms or the login the tree may be somebody's.
  useReturn(state.reload);
  /** The text's button, which comes at its end, agrees to it. */
  const agree = async () => {
    const answer = await pick<{ code: string }>('/site/pages/single_detail', { code: 'ADOPT' });
    if (answer) setTicked(true);
    return answer !== undefined;
  };
  const submit = useAction(async () => {
    if (!form.check() || !plan) return false;
    // Who has not read the terms reads them now, and goes on from their end.
    if (!agreed && !(await agree())) return false;
    try {
      const { orderId } = await call('tea.adoptCreate', {
        treeId,
        planId: plan.id,
        plaque: form.values.plaque.trim(),
        agree: true,
      });
      await toCashier('adopt', orderId);
    } catch (error) {
      // Somebody was quicker: the page says what is left, and which trees are near.
      if (reasonOf(error, 'tea.adoptCreate')) await state.reload();
      throw error;
    }
    return undefined;
  });
  const read = useAction(async () => void (await agree()));
  const missing = !plan && '这座茶园本季已满';
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        free && (
          <SubmitBar
            payable={held && plan?.id === held.planId ? held.amount : (plan?.price ?? 0)}
            note={agreed ? `${seen.tree.code}　${plan?.name ?? ''}` : '请先阅读并同意认养协议'}
            label={held ? '继续支付' : agreed ? '提交认养' : '读协议并认养'}
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
            onAgree={(on) => (on ? void read.run() : setTicked(false))}
            onExpire={() => void state.reload()}
          />
        ) : (
          <Taken seen={data} onChoose={(tree) => replace('/pages/tea/wyry', { treeId: tree.id, planId: plan?.id })} />
        )
      }
    </Page>
  );
}
