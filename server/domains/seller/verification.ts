/** merchant.orderVerification: the code of a pick-up order, shown and redeemed once at the counter. */
import type { VerifyResult } from '../../../src/contract/seller/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import type { Setup } from '../../http/context';
import { refuse } from '../../http/errors';
import { maskMobile, maskName } from '../../lib/mask';
import { heldBack } from '../fulfilment/repository';
import { listLines, lockOrder, type Order, type OrderLineRow } from '../order/repository';
import { markReceived } from '../order/stages/receive';
import { findByCode } from './repository';
import { requireMerchant } from './who';

/** `yejian://pickup/<order>/<code>`, or the eight digits that stand below it. */
const codeOf = (text: string): string | undefined =>
  /^(?:yejian:\/\/pickup\/\d+\/)?(\d{8})$/.exec(text.replace(/\s/g, ''))?.[1];

/** 422 取货码无效 for what is no code of this merchant's orders, 取货码已使用 the second time. */
export async function verifyPickup(
  tx: Tx,
  memberId: string,
  { code: text, confirm }: RequestOf<'merchant.orderVerification'>,
  now: number,
  server: Setup,
): Promise<VerifyResult> {
  const merchantId = await requireMerchant(tx, memberId);
  const code = codeOf(text);
  const found = code === undefined ? undefined : await findByCode(tx, merchantId, code);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) throw refuse('取货码无效');
  if (order.receivedAt !== null && confirm) throw refuse('取货码已使用');
  if (order.status !== 'pickup' && order.receivedAt === null) throw refuse('取货码无效');
  const lines = (await listLines(tx, [order.id])).filter((line) => line.merchantId === merchantId);
  const isAskedBack = (await heldBack(tx, order.id)).size > 0;
  if (isAskedBack && confirm) throw refuse('买家正在申请退款，处理完再交付');
  const before = view(order, lines, isAskedBack);
  if (!confirm) return before;
  await markReceived(tx, order, '商家', now, server);
  return { ...before, usable: false, usedAt: now };
}

function view(order: Order, lines: readonly OrderLineRow[], isAskedBack: boolean): VerifyResult {
  const { receivedAt, pickup } = order;
  const reason = receivedAt !== null ? '取货码已使用' : isAskedBack ? '买家正在申请退款' : undefined;
  return {
    kind: 'order',
    title: lines[0]?.title ?? '',
    owner: `${maskName(pickup?.name ?? '')} ${maskMobile(pickup?.mobile ?? '')}`,
    detail: [
      { key: 'no', label: '订单号', value: order.no },
      ...lines
        .filter((line) => line.qty > line.returnedQty)
        .map((line) => ({
          key: line.id,
          label: line.title,
          value: `${line.specText} ×${line.qty - line.returnedQty}`.trim(),
        })),
    ],
    usable: reason === undefined,
    ...(receivedAt === null ? {} : { usedAt: receivedAt }),
    ...(reason === undefined ? {} : { reason }),
  };
}
