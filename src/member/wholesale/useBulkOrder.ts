/** One wholesale order, and the two steps of its buyer that ask first: storing the rest, receiving it. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useReturn } from '@/ui/shell';

const STORE = {
  title: '转存茶窖？',
  text: '未发的件数存入茶窖，12 个月免费托管，随时可以分批发货，不另付运费。',
  yes: '转存',
  no: '再看看',
};
const RECEIVE = { title: '收到茶了吗？', text: '确认后订单完成。', yes: '确认收货', no: '还没有' };

export function useBulkOrder(id: string) {
  const { feedback } = useStores();
  const state = usePageData(() => call('special.wholesaleDetail', { id }));
  useReturn(state.reload);
  const step = (question: typeof STORE, work: () => Promise<unknown>, said: string) => async () => {
    if (!(await feedback.confirm(question))) return;
    await work();
    feedback.toast(said);
    await state.reload();
  };
  const store = useAction(step(STORE, () => call('escrow.act', { action: 'store', orderId: id }), '已存入茶窖'));
  const receive = useAction(step(RECEIVE, () => call('memberOrder.takeDelivery', { id }), '已确认收货'));
  return { state, store, receive };
}
