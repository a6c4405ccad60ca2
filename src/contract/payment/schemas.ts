import {
  Count,
  Fen,
  Flag,
  Id,
  Json,
  List,
  Ms,
  OneOf,
  Ok,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { paymentEndpoints } from './endpoints';

export const ORDER_GROUPS = [
  'order',
  'recharge',
  'points',
  'vip',
  'course',
  'adopt',
  'booking',
  'activity',
  'table',
  'auction',
  'collectible',
  'escrow',
  'cellar',
  'exchange',
] as const;
export const PAYMENT_STATUSES = ['pending', 'paid', 'cancelled', 'failed', 'refunded', 'auditing'] as const;
export const PAY_CHANNELS = ['js', 'app', 'wallet', 'offline', 'cash', 'mixed'] as const;

/** What the messenger's payment dialog needs (rule 2.12). */
export const PayConfig = Shape({
  appId: Text,
  timestamp: Text,
  nonceStr: Text,
  signature: Text,
  package: Text,
  signType: Text,
  paySign: Text,
});
export const PaymentView = Shape({
  id: Id,
  no: Text,
  orderGroup: OneOf(ORDER_GROUPS),
  orderId: Id,
  amount: Fen,
  channel: OneOf(PAY_CHANNELS),
  status: OneOf(PAYMENT_STATUSES),
  paidAt: Optional(Ms),
});
export const CashierView = Shape({
  orderGroup: OneOf(ORDER_GROUPS),
  orderId: Id,
  /** The number of what is paid for. */
  no: Text,
  title: Text,
  amount: Fen,
  expireAt: Ms,
  serverTime: Ms,
  /** payable: can be paid now; paid: already done; closed: expired or cancelled. */
  state: OneOf(['payable', 'paid', 'closed']),
  /** demo: nothing is paid, and it counts as paid; offered by a server without a provider only. */
  methods: List(
    Shape({
      key: OneOf(['wallet', 'js', 'app', 'offline', 'demo']),
      label: Text,
      enabled: Flag,
      reason: Optional(Text),
    }),
  ),
  balance: Fen,
  hasPayPassword: Flag,
  /** Own route that shows the result. */
  nextRoute: Text,
  /** Own route of what is paid for: where who leaves goes. */
  route: Text,
});

/** pay_type 11 pays an existing order (data.order_id); pay_type 1 makes what `data` asks for, by the rules of the group's own endpoint (rule 2.12). */
const PayRequest = {
  pay_type: Type.Union([Type.Literal(1), Type.Literal(11)]),
  order_group: Optional(OneOf(ORDER_GROUPS)),
  data: Json(Type.Object({ order_id: Optional(Id) }, { additionalProperties: true })),
  requestId: Optional(RequestId),
};
const PayAnswer = Shape({ config: PayConfig, paymentId: Id });

export const paymentSchemas = {
  pay: {
    request: Shape({ trade_type: OneOf(['js']), ...PayRequest }),
    data: PayAnswer,
    // Asks the provider for a payment.
    transaction: 'own',
    limit: 30,
  },
  'pay.app': {
    request: Shape(PayRequest),
    data: PayAnswer,
    // Asks the provider for a payment.
    transaction: 'own',
    limit: 30,
  },
  /**
   * Pays the money part of what cost points or coins as well (or of anything the cashier takes). Those were taken when it was made: `points` and
   * `coins` say what the buyer was shown, 409 when it is another number. `wallet` needs a payToken; `js` answers the dialog's `config`;
   * `offline` waits for the proof of a transfer.
   */
  'pay.create': {
    request: Shape({
      orderGroup: OneOf(ORDER_GROUPS),
      orderId: Id,
      points: Optional(Count),
      coins: Optional(Count),
      channel: OneOf(['js', 'wallet', 'offline']),
      payToken: Optional(Text),
      requestId: Optional(RequestId),
    }),
    data: Shape({ ...PaymentView.properties, config: Optional(PayConfig) }),
    // Asks the provider for a payment.
    transaction: 'own',
    limit: 30,
  },
  'pay.cashier': { request: Shape({ orderGroup: OneOf(ORDER_GROUPS), orderId: Id }), data: CashierView },
  'pay.wallet': {
    request: Shape({ orderGroup: OneOf(ORDER_GROUPS), orderId: Id, payToken: Text, requestId: RequestId }),
    data: PaymentView,
    once: true,
  },
  'pay.result': {
    /** paymentId: the id or the number of the payment, as a ticket knows it. */
    request: Shape({
      paymentId: Optional(Type.String({ maxLength: 40 })),
      orderGroup: Optional(OneOf(ORDER_GROUPS)),
      orderId: Optional(Id),
    }),
    data: PaymentView,
    limit: 120,
  },
  'pay.bill': {
    request: Shape({ outTradeNo: Type.String({ maxLength: 40 }), checkCode: Type.String({ maxLength: 80 }) }),
    data: Shape({
      orderNo: Text,
      amount: Fen,
      status: OneOf(PAYMENT_STATUSES),
      paidAt: Optional(Ms),
      orderGroup: OneOf(ORDER_GROUPS),
      /** What was paid for, without its buyer. */
      goods: Optional(Text),
    }),
    limit: 30,
  },
  'pay.notify': {
    request: Shape({ paymentNo: Text, tradeNo: Text, result: OneOf(['success', 'closed', 'fail']), sign: Text }),
    data: Ok,
    // Looked up first, then carried out as the messenger's own callback is.
    transaction: 'own',
  },
} as const satisfies SchemasFor<typeof paymentEndpoints>;

export type PayConfig = Static<typeof PayConfig>;
export type PaymentView = Static<typeof PaymentView>;
export type CashierView = Static<typeof CashierView>;
export type OrderGroup = (typeof ORDER_GROUPS)[number];
