/** What a member does with stored tea and with gifts of it: asked before loss, proven by password where it cannot be undone. */
import type { EscrowLot, EscrowRequest } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { useOutbound, useSettle } from '@/domain/escrow/useOutbound';
import { piecesText } from '@/domain/escrow/labels';
import type { PayProof } from '@/domain/checkout/usePayProof';
import { useAction } from '@/ui/shell';

/** `onDone`: something changed. */
export function useEscrow(proof: PayProof, onDone: () => void) {
  const { feedback } = useStores();
  const settle = useSettle(onDone);
  const outbound = useOutbound(onDone);
  const renewal = useAction(async (lotId: string) =>
    settle(await call('escrow.act', { action: 'renew', lotId }), '已续存'),
  );
  const answer = useAction(
    async (requestRef: string, action: 'accept' | 'refuse' | 'recall' | 'cancel', said: string) => {
      try {
        await call('escrow.act', { action, requestRef });
        feedback.toast(said);
      } finally {
        // Answered elsewhere, or over: the list says which.
        onDone();
      }
    },
  );
  const gift = useAction(async (body: { lotId: string; qty: number; toId: string; payToken: string }) => {
    await call('escrow.act', { action: 'transfer', ...body });
    feedback.toast('已发出转赠，等待对方接收');
    onDone();
  });
  const sure = async (title: string, text: string, yes: string, work: () => unknown) => {
    if (await feedback.confirm({ title, text, yes })) await work();
  };
  const what = ({ lot, qty }: EscrowRequest) => `${lot.title} ${piecesText(qty, lot.unit)}`;

  return {
    pending: outbound.pending || renewal.pending || answer.pending || gift.pending,
    outbound: outbound.run,
    renew: (lot: EscrowLot) =>
      sure('续存一年？', `${lot.title} 续存费 ${formatYuan(lot.renewFee)}，付清后免费期顺延。`, '去支付', () =>
        renewal.run(lot.id),
      ),
    give: ({ id: lotId, title, unit }: EscrowLot, qty: number, toId: string) =>
      proof.ask(async (payToken) => void (await gift.run({ lotId, qty, toId, payToken })), {
        what: `转赠 ${title}`,
        sum: piecesText(qty, unit),
      }),
    accept: (row: EscrowRequest) => void answer.run(row.id, 'accept', '已收入我的茶窖'),
    refuse: (row: EscrowRequest) =>
      sure('拒收这份转赠？', `${what(row)} 将退回给对方。`, '拒收', () => answer.run(row.id, 'refuse', '已拒收')),
    recall: (row: EscrowRequest) =>
      sure('撤回转赠？', `${row.to?.nickname ?? '对方'} 将不能再接收。`, '撤回', () =>
        answer.run(row.id, 'recall', '已撤回'),
      ),
    cancel: (row: EscrowRequest) =>
      sure('取消这次申请？', `${what(row)} 留在茶窖。`, '取消申请', () => answer.run(row.id, 'cancel', '已取消')),
  };
}
export type Escrow = ReturnType<typeof useEscrow>;
