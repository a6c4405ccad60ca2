/** Whose card counts for the bill, and what the house should know of the guests. */
import type { InvoiceTitle, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useMessenger, usePageData } from '@/ui/shell';

/** What a member's code says: 18 digits, alone or in the link of the card. */
const codeOf = (text: string): string => /(?:memberCode=)?(\d{18})(?!\d)/.exec(text)?.[1] ?? text.trim();

export function useGuest(sessionId: string) {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const state = usePageData(async () => {
    const [{ session }, bill, titles] = await Promise.all([
      call('scanCode.orderList', { sessionId }),
      call('scanCode.orderPay', { sessionId }),
      call('memberInvoice.titles'),
    ]);
    return session && { session, bill, title: titles.find(({ id }) => id === session.invoiceTitleId) };
  }, [sessionId]);
  const use = useAction(async (useVip: boolean) => {
    await call('scanCode.preview', { sessionId, useVip });
    feedback.toast(useVip ? '已用我的会员' : '这张单不用会员');
    await state.reload();
  });
  const save = useAction(async (info: Omit<RequestOf<'scanCode.completeCustomerInfo'>, 'sessionId'>) => {
    await call('scanCode.completeCustomerInfo', { sessionId, ...info });
    feedback.toast('已保存');
    await state.reload();
  });
  const scan = useAction(async () => {
    const text = await scanCode();
    if (!text) return;
    await call('scanCode.completeCustomerInfo', { sessionId, memberCode: codeOf(text) });
    feedback.toast('会员已用在这张单上');
    await state.reload();
  });
  const chooseTitle = useAction(async () => {
    const chosen = await pick<InvoiceTitle>('/member/pages/invoice/edit', {});
    if (!chosen) return;
    await call('scanCode.completeCustomerInfo', { sessionId, invoiceTitleId: chosen.id });
    feedback.toast('发票抬头已选');
    await state.reload();
  });
  return { state, use, save, scan, chooseTitle };
}
