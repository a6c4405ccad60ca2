/**
 * 发货信息管理 of the mini-program's platform. Sources: developers.weixin.qq.com - wxa/sec/order/upload_shipping_info, get_order,
 * notify_confirm_receive; cgi-bin/express/delivery/open_msg/get_delivery_list. Payments are single ones, so upload_combined_shipping_info is not needed.
 */
import type { WechatConfig } from '../config';
import { maskMobile } from '../lib/mask';
import { DAY_MS } from '../lib/shanghai';
import type { KnownShipment, Shipment, ShippedParcel, ShippingAnswer, ShippingGateway, ShippingWay } from './shipping';
import { createWechatApi } from './wechatApi';

const LOGISTICS: Record<ShippingWay, number> = { express: 1, virtual: 3, pickup: 4 };
const UNIFIED = 1;
const SPLIT = 2;
/** order_number_type: by the number that WeChat Pay gave the payment. */
const BY_TRANSACTION = 2;
const MOST_WORDS = 120;

/** The upload is known as it is. */
const UNCHANGED = 10060023;
/** Sent completely, and changed once already. */
const OVER: ReadonlySet<number> = new Set([10060002, 10060003]);
/** The payment is not known: the platform hears of it a little later than its merchant does. */
const NOT_YET = 10060001;
/** Why the same would be refused again. Every other code is a fault that passes: -1, 10060012, 10060019, limits, tokens. */
const REFUSALS: Readonly<Record<number, string>> = {
  10060004: '支付单的状态不能发货',
  10060005: '物流类型不对',
  10060006: '不是快递，不能分拆发货',
  10060007: '没有说明是否全部发完',
  10060008: '没有商品描述',
  10060009: '商品描述太长',
  10060014: '参数不对',
  10060020: '没有商品描述，不能发完',
  10060024: '包裹太多',
  10060025: '快递公司编码太长',
  10060026: '快递单号太长',
  10060031: '支付单不是这位买家的',
  268485194: '单号类型不对',
  268485195: '没有支付单号',
  268485216: '上传时间不对',
  268485224: '发货模式不对',
  268485226: '没有快递单号',
  268485227: '没有快递公司编码',
  268485228: '统一发货只能有一个包裹',
};
/** A reminder that is not possible (any more): not on its way, signed before it was sent, reminded already, no parcel. */
const NO_REMINDER: ReadonlySet<number> = new Set([10060028, 10060029, 10060030, 10060032]);
/** order_state: confirmed, done, given back, waiting for its settlement. */
const OVER_STATES: ReadonlySet<unknown> = new Set([3, 4, 5, 6]);

/** Ids of get_delivery_list by what people call the carriers. The waybill service of the same platform has other ids (YUNDA). */
const CARRIERS: Readonly<Record<string, string>> = {
  顺丰: 'SF',
  顺丰快递: 'SF',
  顺丰速运: 'SF',
  京东: 'JD',
  京东物流: 'JD',
  京东快递: 'JD',
  中通: 'ZTO',
  中通快递: 'ZTO',
  圆通: 'YTO',
  圆通快递: 'YTO',
  圆通速递: 'YTO',
  韵达: 'YD',
  韵达快递: 'YD',
  韵达速递: 'YD',
  申通: 'STO',
  申通快递: 'STO',
  EMS: 'EMS',
};

/** As RFC 3339 has it, with the milliseconds that order two uploads. */
const moment = (at: number) => new Date(at + 8 * 3_600_000).toISOString().replace('Z', '+08:00');
function cut(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > MOST_WORDS ? `${letters.slice(0, MOST_WORDS - 1).join('')}…` : letters.join('');
}
/** What the platform answered instead of 0. */
const codeOf = (error: unknown): number | undefined => {
  const found = error instanceof Error ? /answered errcode (-?\d+)$/.exec(error.message) : null;
  return found ? Number(found[1]) : undefined;
};

/** The platform's own list has more than a thousand; `load` asks for it once a day, and only of a carrier that is not in ours. */
function carriersOf(load: () => Promise<Record<string, unknown>>) {
  let known: { ids: ReadonlyMap<string, string>; until: number } | undefined;
  async function idsOf(): Promise<ReadonlyMap<string, string>> {
    if (known && known.until > Date.now()) return known.ids;
    const { delivery_list: list } = await load();
    const rows = (Array.isArray(list) ? list : []) as Record<string, unknown>[];
    const ids = new Map(rows.map((one) => [String(one.delivery_name), String(one.delivery_id)]));
    known = { ids, until: Date.now() + DAY_MS };
    return ids;
  }
  return async (company: string): Promise<string | undefined> => {
    const name = company.trim();
    return Object.hasOwn(CARRIERS, name) ? CARRIERS[name] : (await idsOf()).get(name);
  };
}

/** What upload_shipping_info asks. */
const bodyOf = ({ transactionId, openId, way, isSplit, isLast, contains, at }: Shipment, list: readonly object[]) => ({
  order_key: { order_number_type: BY_TRANSACTION, transaction_id: transactionId },
  logistics_type: LOGISTICS[way],
  delivery_mode: isSplit ? SPLIT : UNIFIED,
  ...(isSplit ? { is_all_delivered: isLast } : {}),
  shipping_list: way === 'express' ? list : [{ item_desc: cut(contains) }],
  upload_time: moment(at),
  payer: { openid: openId },
});

export function createWechatShipping(
  config: Pick<WechatConfig, 'miniAppId' | 'miniAppSecret'>,
  fetcher: typeof fetch = fetch,
  limitMs?: number,
): ShippingGateway {
  const { ask, accessToken } = createWechatApi(fetcher, limitMs);

  async function say(path: string, body: object): Promise<Record<string, unknown>> {
    const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
    const answer = await ask(path, { access_token: token }, body);
    // An answer of another shape is no yes.
    if (answer?.errcode !== 0) throw new Error(`WeChat ${path} answered without errcode`);
    return answer;
  }
  const carrierOf = carriersOf(() => say('/cgi-bin/express/delivery/open_msg/get_delivery_list', {}));

  /** undefined: the platform has no such carrier. */
  async function listed({ company, trackingNo, contains }: ShippedParcel, mobile: string) {
    const carrier = await carrierOf(company);
    if (carrier === undefined) return undefined;
    return {
      tracking_no: trackingNo,
      express_company: carrier,
      item_desc: cut(contains),
      // 顺丰 does not do without.
      ...(mobile === '' ? {} : { contact: { receiver_contact: maskMobile(mobile) } }),
    };
  }

  async function upload(shipment: Shipment): Promise<ShippingAnswer> {
    const list: object[] = [];
    for (const parcel of shipment.parcels) {
      const one = await listed(parcel, shipment.mobile);
      if (!one) return { refused: `没有叫「${parcel.company}」的快递公司` };
      list.push(one);
    }
    try {
      await say('/wxa/sec/order/upload_shipping_info', bodyOf(shipment, list));
      return 'taken';
    } catch (error) {
      return answerTo(error);
    }
  }

  return {
    sandbox: false,
    open: true,
    upload,
    async find(transactionId) {
      try {
        return knownOf(await say('/wxa/sec/order/get_order', { transaction_id: transactionId }));
      } catch (error) {
        if (codeOf(error) === NOT_YET) return undefined;
        throw error;
      }
    },
    async remind({ transactionId, receivedAt }) {
      const body = { transaction_id: transactionId, received_time: Math.floor(receivedAt / 1000) };
      try {
        await say('/wxa/sec/order/notify_confirm_receive', body);
        return 'taken';
      } catch (error) {
        if (NO_REMINDER.has(codeOf(error) ?? 0)) return 'over';
        throw error;
      }
    },
  };
}

/** Throws again what may pass. */
function answerTo(error: unknown): ShippingAnswer {
  const code = codeOf(error) ?? 0;
  if (code === UNCHANGED) return 'taken';
  if (OVER.has(code)) return 'over';
  const reason = REFUSALS[code];
  if (reason === undefined) throw error;
  return { refused: `${reason}（${code}）` };
}

function knownOf({ order }: Record<string, unknown>): KnownShipment {
  const { order_state: state, shipping } = (order ?? {}) as Record<string, unknown>;
  const { finish_shipping: isComplete, shipping_list: list } = (shipping ?? {}) as Record<string, unknown>;
  return {
    isOver: OVER_STATES.has(state),
    isComplete: isComplete === true,
    trackingNos: (Array.isArray(list) ? (list as Record<string, unknown>[]) : []).map((one) => String(one.tracking_no)),
  };
}
