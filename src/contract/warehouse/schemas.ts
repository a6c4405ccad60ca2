import {
  Called,
  Count,
  CountTab,
  Flag,
  Id,
  Int,
  Json,
  Keyword,
  KV,
  List,
  Ms,
  No,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { CodeText } from '../verification/schemas';
import type { warehouseEndpoints } from './endpoints';

const STOCK_DOC_KINDS = ['sale', 'escrow', 'transfer', 'use', 'loss', 'gain', 'lossAdjust'] as const;
const STOCK_DOC_STATES = ['pending', 'picking', 'checking', 'done', 'void'] as const;
const STOCK_DOC_ACTIONS = ['create', 'pick', 'submit', 'pass', 'reject', 'void'] as const;
const Kind = OneOf(STOCK_DOC_KINDS);
const State = OneOf(STOCK_DOC_STATES);

/** `target`: who gets it, a masked name or a store. `lines` and `qty` are what is asked for. */
const StockDocCard = Shape({
  id: Id,
  no: Text,
  kind: Kind,
  status: State,
  warehouse: Text,
  target: Text,
  lines: Count,
  qty: Count,
  picked: Count,
  /** The title of its first line. */
  title: Text,
  /** Who picks, once somebody does. */
  picker: Optional(Text),
  /** A second look is due, and the viewer may give it. */
  checkable: Optional(Flag),
  /** The buyer has asked where it stays. */
  urgent: Flag,
  createdAt: Ms,
  /** When it was passed or voided. */
  closedAt: Optional(Ms),
  rev: Int,
});
const StockDocLine = Shape({
  id: Id,
  /** Missing: stored tea that was never a goods of the shop. */
  skuId: Optional(Id),
  title: Text,
  cover: Text,
  specText: Text,
  barCode: Text,
  shelf: Text,
  unit: Text,
  qty: Count,
  picked: Count,
  batch: Text,
  /** Batches that are known of it. */
  batches: List(Text),
});
const StockDoc = Shape({
  card: StockDocCard,
  /** Where it comes from: an order, a request about stored tea, a numbered piece by its certificate. */
  source: Optional(Shape({ kind: OneOf(['order', 'escrow', 'piece', 'store']), id: Id, no: Text })),
  lines: List(StockDocLine),
  /** Of a parcel: to whom and where, whole, for whoever packs it. */
  address: Optional(Shape({ name: Text, mobile: Text, text: Text })),
  /** The store where it is fetched. */
  place: Optional(Text),
  /** Goes by carrier: who passes it names the parcel. */
  byCarrier: Flag,
  /** May leave with fewer pieces than asked for. */
  partial: Flag,
  parcel: Optional(Shape({ company: Text, trackingNo: Text })),
  note: Text,
  /** Why fewer pieces were picked. */
  shortage: Text,
  /** What stands in its way, in words. */
  warning: Optional(Text),
  log: List(KV),
  /** What the viewer may do with it now. */
  can: List(OneOf(STOCK_DOC_ACTIONS)),
  /** Why the viewer may not pass it. */
  cannot: Optional(Text),
  rev: Int,
});
const Pieces = Type.Integer({ minimum: 0, maximum: 99_999 });
const StockLineInput = Shape({
  lineId: Optional(Id),
  skuId: Optional(Id),
  qty: Pieces,
  picked: Optional(Pieces),
  batch: Optional(Type.String({ maxLength: 40 })),
});
/** A goods on its shelf. `free`: not locked by unpaid orders and open documents. `least`: from so many pieces on it is low. */
const StockGoods = Shape({
  skuId: Id,
  title: Text,
  specText: Text,
  cover: Text,
  barCode: Text,
  shelf: Text,
  onHand: Count,
  free: Count,
  least: Count,
  batches: List(Text),
});

export const warehouseSchemas = {
  'manage.index': {
    request: Shape({ warehouseId: Optional(Id) }),
    data: Shape({
      /** pending, picking, checking, done (today's). */
      counts: List(CountTab),
      /** Of the pending ones. */
      urgent: Count,
      warehouses: List(Option),
      /** What is low, the lowest first. */
      alerts: List(Shape({ sku: Id, title: Text, shelf: Text, onHand: Count, min: Count })),
      /** By kind: how many are open or were closed today. */
      today: List(KV),
      /** The last five that the viewer made, picked or passed. */
      mine: List(StockDocCard),
      escrowTodo: Count,
      canVerify: Flag,
      /** Where pieces may be moved to. */
      stores: List(Option),
      viewer: Shape({ name: Text, no: Text }),
    }),
    role: 'staff:stock',
  },
  /** Without `tab`: what is open, and what was closed today. */
  'stock.order': {
    request: Shape({
      tab: Optional(State),
      kind: Optional(Kind),
      warehouseId: Optional(Id),
      keyword: Optional(Keyword),
      page: PageNo,
    }),
    data: Shape({ tabs: List(CountTab), page: Page(StockDocCard) }),
    role: 'staff:stock',
  },
  /** `code`: its number, or that of its order or request. */
  'stock.orderInfo': {
    request: Shape({ id: Optional(Id), code: Optional(CodeText) }),
    data: StockDoc,
    role: 'staff:stock',
  },
  'stock.orderSave': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(STOCK_DOC_ACTIONS),
      kind: Optional(Kind),
      warehouseId: Optional(Id),
      targetId: Optional(Id),
      lines: Optional(Json(Type.Array(StockLineInput, { minItems: 1, maxItems: 50 }))),
      company: Optional(Called({ minLength: 2, maxLength: 20, pattern: '\\S' })),
      trackingNo: Optional(No({ pattern: '^\\s*[A-Za-z0-9-]{6,40}\\s*$' })),
      note: Optional(Type.String({ maxLength: 200 })),
      rev: Optional(Int),
      requestId: RequestId,
    }),
    data: StockDoc,
    role: 'staff:stock',
    once: true,
  },
  /** `code`: one bar code. */
  'stock.goods': {
    request: Shape({ code: Optional(CodeText), keyword: Optional(Keyword), low: Optional(Flag), page: PageNo }),
    data: Page(StockGoods),
    role: 'staff:stock',
  },
} as const satisfies SchemasFor<typeof warehouseEndpoints>;

export type StockDocCard = Static<typeof StockDocCard>;
export type StockDocLine = Static<typeof StockDocLine>;
export type StockDoc = Static<typeof StockDoc>;
export type StockGoods = Static<typeof StockGoods>;
