/** Asking for a paper: the chosen orders as they are now, a title, what is printed, and where it is sent. */
import { useEffect, useState } from 'react';
import type { InvoiceGroup, InvoiceTitle, RequestOf } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { pick, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useForm, usePageData } from '@/ui/shell';
import { findOrders } from './findOrders';
import { emailFault } from './labels';

type Content = RequestOf<'memberInvoice.apply'>['content'];
interface Values {
  invoiceType: InvoiceTitle['invoiceType'];
  content: Content;
  email: string;
  remark: string;
}

/** Why a special invoice cannot be made out to it. */
const missingOf = (title: InvoiceTitle | undefined): string | undefined => {
  if (title?.kind !== 'company') return '专用发票要选企业抬头';
  return [title.bank, title.bankNo, title.regAddress, title.regPhone].includes('')
    ? '先补全抬头的开户行、账号、地址和电话'
    : undefined;
};

export function useApply(group: InvoiceGroup, orderIds: readonly string[], titleId?: string) {
  const { feedback } = useStores();
  const [chosen, setChosen] = useState<InvoiceTitle>();
  const state = usePageData(async () => {
    const [orders, titles] = await Promise.all([findOrders(group, orderIds), call('memberInvoice.titles')]);
    return { orders, titles };
  });
  const form = useForm<Values>(
    { invoiceType: 'normal', content: 'detail', email: '', remark: '' },
    { email: emailFault },
  );
  const { set } = form;
  const titles = state.data?.titles ?? [];
  const first = titles.find(({ id }) => id === titleId) ?? titles[0];
  // The default stands there with the first drawing: a moment later it would push the form down.
  const title = chosen ?? first;
  const adopt = (next: InvoiceTitle) => {
    set('invoiceType', missingOf(next) ? 'normal' : next.invoiceType);
    if (next.email) set('email', next.email);
  };
  useEffect(() => {
    if (first) adopt(first);
    // Only the default that came with the page is taken by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first?.id]);

  const change = useAction(async () => {
    const picked = await pick<InvoiceTitle>('/member/pages/invoice/edit', {});
    if (!picked) return;
    setChosen(picked);
    adopt(picked);
  });
  const chooseType = (type: Values['invoiceType']) => {
    const missing = type === 'special' ? missingOf(title) : undefined;
    if (missing) return feedback.toast(missing);
    set('invoiceType', type);
  };
  const orders = state.data?.orders ?? [];
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  const submit = useAction(async () => {
    if (!title) return void feedback.toast('先选一个发票抬头');
    if (!form.check()) return void feedback.toast('还有没填好的地方');
    const { invoiceType, content, email, remark } = form.values;
    try {
      const made = await call('memberInvoice.apply', {
        group,
        orderIds: orders.map(({ id }) => id),
        titleId: title.id,
        invoiceType,
        content,
        email: email.trim(),
        ...(remark.trim() ? { remark: remark.trim() } : {}),
        amount,
      });
      feedback.toast('已提交，开好后通知你');
      await replace('/member/pages/invoice/webview', { id: made.id });
    } catch (error) {
      // Refunded or invoiced meanwhile: the page shows what is left, and the person decides again.
      if (error instanceof RefusedError) void state.reload();
      throw error;
    }
  });
  return { state, title, form, amount, change, chooseType, submit };
}
export type Apply = ReturnType<typeof useApply>;
