/** What guests and staff do about rounds and their lines; the bill is asked for anew afterwards. */
import type { RequestOf, TableOrder } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

type Act = RequestOf<'scanCode.tableAct'>['action'];
type About = Omit<RequestOf<'scanCode.tableAct'>, 'action' | 'opId' | 'sessionId'>;

const SAID: Partial<Record<Act, string>> = {
  urge: '已催，厨房看到了',
  hold: '先缓一缓，想上时再叫',
  fire: '已叫起',
  accept: '已接单',
  serve: '已上菜',
  unserve: '已撤销',
  clear: '已清台，桌码换新',
};

export function useBillActs(sessionId: string | undefined, reload: () => void) {
  const { feedback } = useStores();
  const act = useAction(async (action: Act, about: About = {}) => {
    const { minutes } = await call('scanCode.tableAct', { sessionId, action, ...about, opId: uuid() });
    const said = minutes === undefined ? SAID[action] : `已催，大约还要 ${minutes} 分钟`;
    if (said) feedback.toast(said);
    reload();
  });
  const withdraw = useAction(async ({ id, round }: TableOrder) => {
    const question = {
      title: `撤回第 ${round} 轮？`,
      text: '这一轮回到购物车，改好再下。',
      yes: '撤回',
    };
    if (!(await feedback.confirm(question))) return;
    await call('scanCode.backOrder', { orderId: id, opId: uuid() });
    feedback.toast('已回到购物车');
    reload();
  });
  const print = useAction(async (order: TableOrder | undefined) => {
    const about = order ? { kind: 'kitchen' as const, orderId: order.id } : { kind: 'bill' as const };
    // A bill that came out by itself when all was paid comes once more.
    const reprint = order === undefined || order.print?.status === 'done';
    const job = await call('scanCode.printTicket', { ...about, sessionId, ...(reprint ? { reprint } : {}) });
    feedback.toast(job.status === 'failed' ? `没打出来：${job.reason ?? '打印机没有回应'}` : '已送打印');
    reload();
  });
  return {
    act: (action: Act, about?: About) => void act.run(action, about),
    withdraw: (order: TableOrder) => void withdraw.run(order),
    print: (order?: TableOrder) => void print.run(order),
    pending: act.pending || withdraw.pending || print.pending,
  };
}
export type BillActs = ReturnType<typeof useBillActs>;
