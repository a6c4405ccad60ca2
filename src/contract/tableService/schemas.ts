import {
  Called,
  Count,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Mobile,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
} from '../kit';
import { CategoryNode } from '../catalogue/schemas';
import { UserBrief } from '../member/schemas';
import { PayConfig, PaymentView } from '../payment/schemas';
import type { tableServiceEndpoints } from './endpoints';
import {
  BusinessSummary,
  FeedingGroup,
  HomeGoods,
  PrintJob,
  ROUND_STATES,
  ScanHome,
  ScanProduct,
  SeatCart,
  SeatLine,
  SetGroup,
  SPLITS,
  TableBill,
  TableOrder,
  TableReturn,
  TableSession,
  TableState,
} from './shapes';

/** What the label on the table says: its code, a dot, and a secret that changes when it is cleared. */
const SeatCode = Type.String({ pattern: '^[A-Za-z0-9-]{2,20}(\\.[A-Za-z0-9]{4,20})?$', maxLength: 41 });
const Party = Type.Integer({ minimum: 1, maximum: 60 });
const Qty = Type.Integer({ minimum: 1, maximum: 99 });
/** 0 takes the line away. */
const QtyOrNone = Type.Integer({ minimum: 0, maximum: 99 });
const Remark = Typed('lines', Type.String({ maxLength: 60 }));
/** Of a specification or an addition: a word of the menu. */
const ChoiceId = Type.String({ minLength: 1, maxLength: 20 });
const Choices = Json(List(KV, { maxItems: 40 }));
/** Each change is made once, by its opId; `rev` is the revision that the phone had seen. */
const op = { rev: Int, opId: Type.String({ minLength: 8, maxLength: 64 }) };

export const tableServiceSchemas = {
  'scanCode.index': {
    request: Shape({ code: SeatCode, party: Optional(Party) }),
    data: ScanHome,
    limit: 120,
  },
  'scanCode.seatCart': { request: Shape({ sessionId: Id, rev: Optional(Int) }), data: SeatCart },
  'scanCode.isCart': {
    request: Shape({ code: SeatCode }),
    data: Shape({
      open: Flag,
      sessionId: Optional(Id),
      party: Optional(Int),
      lines: Count,
      host: Optional(UserBrief),
    }),
    limit: 120,
  },
  'scanCode.cartItem': { request: Shape({ sessionId: Id, lineId: Id }), data: SeatLine },
  'scanCode.insertCartItem': {
    request: Shape({ sessionId: Id, productId: Id, qty: Qty, ...op }),
    data: SeatCart,
    reasons: ['soldOut'],
  },
  'scanCode.deleteCartItem': { request: Shape({ sessionId: Id, lineId: Id, ...op }), data: SeatCart },
  'scanCode.feeding': { request: Shape({ productId: Id }), data: Shape({ groups: List(FeedingGroup) }) },
  'scanCode.insertCartItemFeeding': {
    request: Shape({
      sessionId: Id,
      productId: Id,
      specId: Optional(ChoiceId),
      feeding: Choices,
      qty: Qty,
      note: Optional(Remark),
      ...op,
    }),
    data: SeatCart,
    reasons: ['soldOut'],
  },
  'scanCode.insertItemByCart': {
    request: Shape({ sessionId: Id, lineId: Id, qty: QtyOrNone, note: Optional(Remark), ...op }),
    data: SeatCart,
  },
  /** `total` is what the phone showed, so nothing is ordered at a price that nobody saw. Refused for a price or for what is sold out, the answer has the cart as it is now. */
  'scanCode.insertOrder': {
    request: Shape({ sessionId: Id, rev: Int, total: Fen, note: Optional(Remark), requestId: RequestId }),
    data: Shape({ order: TableOrder, cart: SeatCart }),
    once: true,
    reasons: ['priced', 'soldOut', 'taken'],
  },
  'scanCode.backOrder': {
    request: Shape({ orderId: Id, opId: op.opId }),
    data: Shape({ order: TableOrder, cart: SeatCart }),
  },
  /** table: of a session the viewer sits at, or serves. mine: own lines, whenever. store: what is going on in the store. */
  'scanCode.orderList': {
    request: Shape({
      sessionId: Optional(Id),
      scope: Optional(OneOf(['table', 'mine', 'store'])),
      storeId: Optional(Id),
      status: Optional(OneOf(ROUND_STATES)),
      date: Optional(Day),
      page: PageNo,
    }),
    data: Shape({ session: Optional(TableSession), page: Page(TableOrder) }),
  },
  'scanCode.reduceCartItemByFeeding': {
    request: Shape({ sessionId: Id, productId: Id, feedingKey: Type.String({ maxLength: 400 }), ...op }),
    data: SeatCart,
  },
  'scanCode.returnApply': {
    request: Shape({
      orderId: Id,
      lineId: Id,
      qty: Qty,
      reason: Typed('lines', Type.String({ minLength: 1, maxLength: 60 })),
      photo: Optional(Type.String({ maxLength: 200 })),
      requestId: RequestId,
    }),
    data: TableReturn,
    once: true,
    limit: 30,
  },
  'scanCode.productSet': { request: Shape({ productId: Id }), data: Shape({ groups: List(SetGroup), price: Fen }) },
  'scanCode.returnPass': {
    request: Shape({ id: Id, note: Optional(Remark) }),
    data: TableReturn,
    role: 'staff:table',
  },
  'scanCode.returnReject': {
    request: Shape({ id: Id, reason: Typed('lines', Type.String({ minLength: 1, maxLength: 60 })) }),
    data: TableReturn,
    role: 'staff:table',
  },
  /** reprint: what was printed comes once more, with its number; what failed is tried again in any case. */
  'scanCode.printTicket': {
    request: Shape({
      kind: OneOf(['kitchen', 'bill', 'return']),
      orderId: Optional(Id),
      sessionId: Optional(Id),
      reprint: Optional(Flag),
      requestId: RequestId,
    }),
    data: PrintJob,
    once: true,
    role: 'staff:table',
  },
  'scanCode.orderPay': {
    request: Shape({
      sessionId: Id,
      split: Optional(OneOf(SPLITS)),
      lineIds: Optional(Json(List(Id, { maxItems: 200 }))),
      parts: Optional(Type.Integer({ minimum: 1, maximum: 60 })),
      couponId: Optional(Id),
    }),
    data: TableBill,
  },
  /** Opens the viewer's leg: from then on nobody else pays for it, for ten minutes. */
  'scanCode.legSave': {
    request: Shape({
      sessionId: Id,
      split: OneOf(SPLITS),
      lineIds: Optional(Json(List(Id, { maxItems: 200 }))),
      parts: Optional(Type.Integer({ minimum: 2, maximum: 60 })),
      requestId: RequestId,
    }),
    data: TableBill,
    once: true,
    reasons: ['taken'],
  },
  'scanCode.legDrop': { request: Shape({ legId: Id }), data: TableBill },
  /** Who pays for a line in 各付各的: the viewer, nobody in particular (shared), or whoever added it. */
  'scanCode.linePayer': {
    request: Shape({ sessionId: Id, lineId: Id, payer: OneOf(['me', 'shared', 'adder']) }),
    data: TableBill,
  },
  'scanCode.businessSummary': {
    request: Shape({ storeId: Optional(Id), date: Optional(Day) }),
    data: BusinessSummary,
    role: 'staff:table',
  },
  /** useVip: the viewer's own card counts for the bill; false: none does. */
  'scanCode.preview': {
    request: Shape({ sessionId: Id, couponId: Optional(Id), useVip: Optional(Flag) }),
    data: TableBill,
  },
  'scanCode.doOrderPay': {
    request: Shape({
      sessionId: Id,
      legId: Id,
      channel: OneOf(['js', 'wallet', 'cash']),
      payToken: Optional(Type.String({ maxLength: 100 })),
      requestId: RequestId,
    }),
    data: Shape({ payment: PaymentView, config: Optional(PayConfig), bill: TableBill }),
    // Asks the provider for a payment.
    transaction: 'own',
    limit: 30,
  },
  /** `skuId`: its tea as goods of the shelf, to take home; `addressId`: sent there, without it handed over at the desk. */
  'scanCode.insertCartItemSpec': {
    request: Shape({
      sessionId: Id,
      productId: Id,
      specId: Optional(ChoiceId),
      skuId: Optional(Id),
      addressId: Optional(Id),
      set: Optional(Choices),
      qty: Qty,
      note: Optional(Remark),
      ...op,
    }),
    data: SeatCart,
    reasons: ['soldOut'],
  },
  'scanCode.reduceCartItemBySpec': {
    request: Shape({ sessionId: Id, productId: Id, specId: ChoiceId, ...op }),
    data: SeatCart,
  },
  'scanCode.seatCartProduct': {
    request: Shape({ sessionId: Id, productId: Id }),
    data: Shape({ product: ScanProduct, lines: List(SeatLine), home: Optional(HomeGoods) }),
  },
  'scanCode.completeCustomerInfo': {
    request: Shape({
      sessionId: Id,
      name: Optional(Called({ maxLength: 20 })),
      mobile: Optional(Mobile),
      memberCode: Optional(Type.String({ maxLength: 64 })),
      party: Optional(Party),
      taboo: Optional(Remark),
      invoiceTitleId: Optional(Id),
    }),
    data: TableSession,
  },
  'scanCode.cart': { request: Shape({ sessionId: Id, mine: Optional(Flag), ...op }), data: SeatCart },
  /**
   * call: `note` says for what. soldout: `productId`, `on: false` puts it on again. open and rotate: `tableId`; open seats the guests of
   * `bookingId` there.
   */
  'scanCode.tableAct': {
    request: Shape({
      sessionId: Optional(Id),
      tableId: Optional(Id),
      bookingId: Optional(Id),
      action: OneOf([
        'call',
        'answer',
        'urge',
        'hold',
        'fire',
        'bill',
        'transfer',
        'merge',
        'undo',
        'accept',
        'serve',
        'unserve',
        'soldout',
        'clear',
        'open',
        'rotate',
      ]),
      targetTableId: Optional(Id),
      orderId: Optional(Id),
      lineIds: Optional(Json(List(Id, { maxItems: 200 }))),
      productId: Optional(Id),
      /** soldout without a session: of which store. */
      storeId: Optional(Id),
      on: Optional(Flag),
      note: Optional(Remark),
      opId: op.opId,
    }),
    data: Shape({
      session: Optional(TableSession),
      order: Optional(TableOrder),
      /** urge: minutes that are left, as long as it took in this store in the last 30 days. */
      minutes: Optional(Count),
      tables: Optional(List(TableState)),
    }),
  },
  /** `bookingId`: as they stand for whoever is to be seated. */
  'scanCode.tables': {
    request: Shape({ storeId: Id, bookingId: Optional(Id) }),
    data: List(TableState),
    role: 'staff:table',
  },
  /** What can be had in a store, for who does not sit there: read only. */
  'scanCode.menu': {
    request: Shape({ storeId: Id }),
    data: Shape({ cates: List(CategoryNode), products: List(ScanProduct), hotIds: List(Id), notice: Text }),
  },
} as const satisfies SchemasFor<typeof tableServiceEndpoints>;
