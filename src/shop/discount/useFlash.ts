/** The flash sale as the page shows it: slots, the one that is looked at, its goods, and the member's reminders. */
import type { DiscountSlot } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, useList, useParam, useReturn, useSpare } from '@/ui/shell';
import type { FlashGoods } from './FlashRow';

/** While a slot runs its bars move: read again this often. */
const REFRESH_MS = 15_000;

/** As the server chooses: the one asked for, else the running one, else the next, else the last. */
export const currentSlot = (slots: readonly DiscountSlot[], id: string | undefined): DiscountSlot | undefined =>
  slots.find((slot) => slot.id === id) ?? slots.find(({ state }) => state !== 'ended') ?? slots[slots.length - 1];

const phaseOf = (slot: DiscountSlot): FlashGoods['phase'] =>
  slot.state === 'ended' ? 'ended' : slot.state === 'running' ? 'running' : 'coming';

export function useFlash(params: { slotId?: string }) {
  const { session, feedback } = useStores();
  const askNotice = useAskNotice();
  const [asked, setAsked] = useParam(params, 'slotId');
  const spare = useSpare();
  const list = useList(
    async (page) => {
      const [answer, reminds] = await Promise.all([
        call('marketing.discount', { page, ...(asked ? { slotId: asked } : {}) }),
        session.hasLogin ? spare(call('wechat.getRemind', {}, { hide: true }), (): void => void list.reload()) : [],
      ]);
      // A link may name any campaign of a slot: the goods that came say which slot it is.
      const until = answer.goods.list[0]?.campaign?.endAt;
      const slot = answer.slots.find(({ endAt }) => endAt === until) ?? currentSlot(answer.slots, asked);
      const on = new Set((reminds ?? []).filter(({ kind }) => kind === 'discount').map(({ targetId }) => targetId));
      const rows = answer.goods.list.map((card): FlashGoods => ({
        id: card.campaign?.id ?? card.id,
        card,
        phase: slot ? phaseOf(slot) : 'ended',
        reminded: on.has(card.campaign?.id ?? ''),
      }));
      return { ...answer, goods: { ...answer.goods, list: rows }, goodsSlot: slot?.id };
    },
    [asked, session.token],
    { rows: ({ goods }) => goods },
  );
  const view = list.head;
  const slots = view?.slots ?? [];
  const current = currentSlot(slots, view?.goodsSlot);
  const running = current?.state === 'running';
  const { reload } = list;

  useInterval(reload, running && REFRESH_MS);
  useReturn(reload);

  const remind = useAction(async ({ id, reminded }: FlashGoods) => {
    if (!reminded) await askNotice('service');
    await call('wechat.remind', { kind: 'discount', targetId: id, on: !reminded });
    list.patch((row) => (row.id === id ? { ...row, reminded: !reminded } : row));
    feedback.toast(reminded ? '已取消提醒' : '开抢前 10 分钟通知你');
  });
  return { slots, current, list, remind, choose: setAsked, reload };
}
