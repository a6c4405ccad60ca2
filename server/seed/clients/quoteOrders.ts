/** What became of the quotes that were paid: an order each, at the prices of its quote, finished by now (rule 30.7). */
import { quoteMoney } from '../../../src/contract/quote/money';
import type { Tx } from '../../db/client';
import { parcels, parcelTraces, type quotes } from '../../db/schema';
import { snapshotOf } from '../../domains/people/address/choose';
import { carrierOf, trackingNoOf } from '../../lib/carriers';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import type { loadSaleSkus } from '../../domains/offer/stock/saleSkus';
import { insertAll } from '../insert';
import { insertOrders } from '../orders/insertOrders';

const HOUR = 3_600_000;
const FIRST = { order: 722_401, line: 722_411, payment: 722_441, parcel: 722_451 };
const PLACES = [
  { regionCode: '330106', detail: '文三路 259 号昌地火炬大厦 8 层' },
  { regionCode: '310101', detail: '南京东路 300 号恒基名人广场' },
] as const;

export interface PaidQuote {
  quote: typeof quotes.$inferInsert & { id: string; createdAt: number };
  lines: readonly {
    skuId: string;
    title: string;
    cover: string;
    specText: string;
    qty: number;
    listPrice: number;
    discountBp: number;
    price: number;
    chosen: boolean;
  }[];
  memberId: string;
  mobile: string;
}

export async function seedQuoteOrders(
  tx: Tx,
  paid: readonly PaidQuote[],
  skus: Awaited<ReturnType<typeof loadSaleSkus>>,
): Promise<void> {
  const built = paid.map((one, i) => orderOf(one, i, skus));
  await insertOrders(tx, built);
  await insertAll(
    tx,
    parcels,
    built.map(({ parcel }) => parcel),
  );
  await insertAll(
    tx,
    parcelTraces,
    built.flatMap(({ traces }) => traces),
  );
}

export const quoteOrderId = (i: number): string => String(FIRST.order + i);

function orderOf(
  { quote, lines, memberId, mobile }: PaidQuote,
  i: number,
  skus: Awaited<ReturnType<typeof loadSaleSkus>>,
) {
  const id = quoteOrderId(i);
  const money = quoteMoney(lines, { discount: quote.discount ?? 0, freight: quote.freight ?? 0 });
  const at = { created: quote.createdAt + 2 * HOUR, sent: quote.createdAt + 20 * HOUR };
  const receivedAt = at.created + 4 * DAY_MS;
  const finishedAt = receivedAt + 2 * DAY_MS;
  const goods = lines.reduce((all, { listPrice, qty }) => all + listPrice * qty, 0);
  const place = PLACES[i % PLACES.length] ?? PLACES[0];
  const address = snapshotOf({
    id: '0',
    memberId,
    lat: null,
    lng: null,
    isDefault: false,
    createdAt: at.created,
    deletedAt: null,
    name: quote.clientName ?? '',
    mobile,
    tag: '',
    ...place,
  });
  const rows = lines.map(({ skuId, title, cover, specText, listPrice, qty }, n) => {
    const paid = money.lines[n]?.paid ?? 0;
    return {
      id: String(FIRST.line + i * 5 + n),
      orderId: id,
      memberId,
      skuId,
      goodsId: skus.get(skuId)?.goodsId ?? '0',
      title,
      cover,
      specText,
      price: listPrice,
      qty,
      weight: skus.get(skuId)?.weight ?? 0,
      shippedQty: qty,
      campaignOff: listPrice * qty - paid,
      paid,
    };
  });
  const carrier = carrierOf('顺丰速运');
  const parcelId = String(FIRST.parcel + i);
  const log = (key: string, label: string, by: string, when: number) => ({ orderId: id, key, label, by, at: when });
  return {
    order: {
      id,
      no: numberOf('YJ', at.created, id),
      memberId,
      kind: 'quote' as const,
      source: 'quote',
      status: 'finished' as const,
      deliveryType: 'express' as const,
      seller: '叶间自营',
      address,
      amounts: {
        goods,
        memberOff: 0,
        campaignOff: goods - money.subtotal + money.discount,
        couponOff: 0,
        pointsOff: 0,
        vipOff: 0,
        freight: money.freight,
        adjust: 0,
        payable: money.total,
      },
      payable: money.total,
      remark: '',
      createdAt: at.created,
      expireAt: null,
      paidAt: at.created,
      shippedAt: at.sent,
      receivedAt,
      finishedAt,
    },
    lines: rows,
    logs: [
      log('created', `接受报价 ${quote.no}`, '买家', at.created),
      log('paid', '支付成功', '买家', at.created),
      log('shipped', '商家已发货', '仓库', at.sent),
      log('received', '确认收货', '买家', receivedAt),
      log('finished', '交易完成', '系统', finishedAt),
    ],
    payment: {
      id: String(FIRST.payment + i),
      no: numberOf('YP', at.created, FIRST.payment + i, 8),
      memberId,
      orderGroup: 'order' as const,
      orderId: id,
      amount: money.total,
      channel: 'js' as const,
      status: 'paid' as const,
      tradeNo: `SANDBOX${FIRST.payment + i}`,
      createdAt: at.created,
      paidAt: at.created,
    },
    parcel: {
      id: parcelId,
      orderId: id,
      company: carrier.company,
      companyTel: carrier.companyTel,
      trackingNo: trackingNoOf(carrier, parcelId),
      lines: rows.map(({ id: lineId, qty }) => ({ lineId, qty })),
      status: 'shipped',
      createdAt: at.sent,
    },
    traces: [
      { parcelId, at: at.sent, place: '杭州', text: '顺丰已揽收，包裹离开叶间杭州仓' },
      { parcelId, at: receivedAt - HOUR, place: address.district, text: '包裹已签收，签收人：本人' },
    ],
  };
}
