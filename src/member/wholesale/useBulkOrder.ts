/** One wholesale order, and the two steps of its buyer that ask first: storing the rest, receiving it. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { receiveOrder } from '@/domain/order/receive';
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
  const done = async (said: string) => {
    feedback.toast(said);
    await state.reload();
  };
  const store = useAction(async () => {
    if (!(await feedback.confirm(STORE))) return;
    await call('escrow.act', { action: 'store', orderId: id });
    await done('已存入茶窖');
  });
  const receive = useAction(async () => {
    if (await receiveOrder(id, () => feedback.confirm(RECEIVE))) await done('已确认收货');
  });
  return { state, store, receive };
}
