/** The code of a pick-up order, redeemed where its pieces lie: at its merchant's counter, or in the store of the house (rule 14.6). */
import type { Tx } from '../../../db/client';
import { maskMobile, maskName } from '../../../lib/mask';
import { heldBack } from '../../trade/fulfilment/repository';
import { listLines, lockOrder } from '../../trade/order/repository';
import { markReceived } from '../../trade/order/stages/receive';
import { elsewhere, type Verification } from '../../people/verification/kinds';
import { lockByCode } from './repository';

/** Why it is not handed over now, with a code or without. */
export const handOverFault = async (tx: Tx, orderId: string): Promise<string | undefined> =>
  (await heldBack(tx, orderId)).size > 0 ? '买家正在申请退款，处理完再交付' : undefined;

export const orderVerification: Verification = {
  reads: /^(?:yejian:\/\/pickup\/\d+\/)?(\d{8})$/,
  words: { unknown: '取货码无效', used: '取货码已使用' },
  async find(tx, code, { merchantId, storeId }) {
    const order = await lockByCode(tx, code);
    if (!order || (order.status !== 'pickup' && order.receivedAt === null)) return undefined;
    // What is picked up has one seller.
    const isOurs = order.merchantId === null ? order.pickup?.storeId === storeId : order.merchantId === merchantId;
    if (!isOurs) throw elsewhere('订单');
    const lines = await listLines(tx, [order.id]);
    return {
      id: order.id,
      memberId: order.memberId,
      title: lines[0]?.title ?? '',
      owner: `${maskName(order.pickup?.name ?? '')} ${maskMobile(order.pickup?.mobile ?? '')}`,
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
      usedAt: order.receivedAt,
      reason: await handOverFault(tx, order.id),
    };
  },
  async redeem(tx, { id }, now, server) {
    const order = await lockOrder(tx, id);
    if (order) await markReceived(tx, order, order.merchantId === null ? '门店' : '商家', now, server);
  },
};
