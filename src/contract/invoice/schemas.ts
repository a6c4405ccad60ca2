import { MAIL_PATTERN } from '../mail';
import {
  Called,
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  List,
  Ms,
  No,
  Ok,
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
  type Static,
} from '../kit';
import type { invoiceEndpoints } from './endpoints';

/** What an invoice is made out for; orders of one group stand on one invoice. */
export const INVOICE_GROUPS = ['order', 'recharge', 'course', 'table', 'adopt'] as const;
export const TITLE_KINDS = ['person', 'company'] as const;
export const INVOICE_TYPES = ['normal', 'special'] as const;
export const INVOICE_CONTENTS = ['detail', 'category'] as const;
/** applied 开票中 · issued 已开具 · failed 开票失败 · red 已红冲 */
export const INVOICE_STATES = ['applied', 'issued', 'failed', 'red'] as const;

/** Orders that one paper takes. */
const MOST_ORDERS = 20;

const Email = No({ maxLength: 60, pattern: MAIL_PATTERN });

/** What is empty was not told; a person has a title only. */
export const InvoiceTitle = Shape({
  id: Id,
  kind: OneOf(TITLE_KINDS),
  invoiceType: OneOf(INVOICE_TYPES),
  title: Text,
  taxNo: Text,
  bank: Text,
  bankNo: Text,
  regAddress: Text,
  regPhone: Text,
  email: Text,
  isDefault: Flag,
});

/** `amount`: what was paid less what came back, which is `refunded`. */
export const InvoiceableOrder = Shape({
  id: Id,
  group: OneOf(INVOICE_GROUPS),
  no: Text,
  title: Text,
  cover: Optional(Text),
  amount: Fen,
  refunded: Fen,
  paidAt: Ms,
});

export const InvoiceRow = Shape({
  id: Id,
  /** Of the application. */
  no: Text,
  group: OneOf(INVOICE_GROUPS),
  title: Text,
  kind: OneOf(TITLE_KINDS),
  invoiceType: OneOf(INVOICE_TYPES),
  taxNo: Text,
  content: OneOf(INVOICE_CONTENTS),
  remark: Text,
  amount: Fen,
  orders: List(InvoiceableOrder),
  status: OneOf(INVOICE_STATES),
  /** The number on the paper, and the one of the red paper that took it back. */
  invoiceNo: Optional(Text),
  redNo: Optional(Text),
  /** Own addresses that say who may open them, until `fileUntil`. */
  fileUrl: Optional(Text),
  pictureUrl: Optional(Text),
  fileUntil: Optional(Ms),
  email: Text,
  reason: Optional(Text),
  createdAt: Ms,
  issuedAt: Optional(Ms),
  sentAt: Optional(Ms),
  redAt: Optional(Ms),
  /** The invoice that took this one's place, and the one whose place this one took. */
  nextId: Optional(Id),
  previousId: Optional(Id),
  /** What its owner may ask for now. */
  actions: List(OneOf(['resend', 'reissue', 'retry'])),
});

const TitleFields = {
  kind: OneOf(TITLE_KINDS),
  invoiceType: OneOf(INVOICE_TYPES),
  title: Called({ title: '发票抬头', minLength: 1, maxLength: 80 }),
  taxNo: Optional(No({ maxLength: 24 })),
  bank: Optional(Called({ maxLength: 60 })),
  bankNo: Optional(No({ maxLength: 32 })),
  regAddress: Optional(Type.String({ maxLength: 100 })),
  regPhone: Optional(Type.String({ maxLength: 24 })),
  email: Optional(Typed('no', Type.Union([Type.Literal(''), Email]))),
  isDefault: Optional(Flag),
};

export const invoiceSchemas = {
  /** The default first. */
  'memberInvoice.titles': { request: Shape({ kind: Optional(OneOf(TITLE_KINDS)) }), data: List(InvoiceTitle) },
  /** With an id, which is appended to the path, an old one is changed. */
  'memberInvoice.titleSave': { request: Shape({ id: Optional(Id), ...TitleFields }), data: InvoiceTitle, limit: 30 },
  'memberInvoice.titleDelete': { request: Shape({ id: Id }), data: Ok },
  /** Companies whose name contains the words, with their tax numbers. */
  'memberInvoice.companies': {
    request: Shape({ keyword: Type.String({ minLength: 2, maxLength: 40 }) }),
    data: List(Shape({ title: Text, taxNo: Text })),
    limit: 30,
  },
  /** With `ids` only those of them that may still be invoiced. `months`: how long after the payment an invoice may be asked for; `groups`: what is sold here. */
  'memberInvoice.orders': {
    request: Shape({
      group: OneOf(INVOICE_GROUPS),
      ids: Optional(Json(List(Id, { minItems: 1, maxItems: MOST_ORDERS }))),
      page: PageNo,
    }),
    data: Shape({ ...Page(InvoiceableOrder).properties, months: Int, groups: List(OneOf(INVOICE_GROUPS)) }),
  },
  /** `amount`: the sum that was shown; another one is refused with 409. */
  'memberInvoice.apply': {
    request: Shape({
      group: OneOf(INVOICE_GROUPS),
      orderIds: Json(List(Id, { minItems: 1, maxItems: MOST_ORDERS })),
      titleId: Id,
      invoiceType: Optional(OneOf(INVOICE_TYPES)),
      email: Email,
      content: OneOf(INVOICE_CONTENTS),
      remark: Optional(Type.String({ maxLength: 60 })),
      amount: Optional(Fen),
      requestId: RequestId,
    }),
    data: InvoiceRow,
    once: true,
    limit: 20,
  },
  'memberInvoice.index': {
    request: Shape({
      status: Optional(OneOf(INVOICE_STATES)),
      group: Optional(OneOf(INVOICE_GROUPS)),
      page: PageNo,
    }),
    data: Page(InvoiceRow),
  },
  'memberInvoice.view': { request: Shape({ id: Id }), data: InvoiceRow },
  /** resend: to `email`, or to the old one · reissue: to `titleId` · retry: as it was, or to `titleId`. */
  'memberInvoice.act': {
    request: Shape({
      id: Id,
      action: OneOf(['resend', 'reissue', 'retry']),
      email: Optional(Email),
      titleId: Optional(Id),
      requestId: RequestId,
    }),
    data: InvoiceRow,
    once: true,
    limit: 20,
  },
  /** `reason` says why there is none to be had. */
  'shop.invoice': {
    request: Shape({ orderId: Id }),
    data: Shape({ invoice: Optional(InvoiceRow), can: Flag, reason: Optional(Text), amount: Count }),
  },
} as const satisfies SchemasFor<typeof invoiceEndpoints>;

export type InvoiceGroup = (typeof INVOICE_GROUPS)[number];
export type InvoiceTitle = Static<typeof InvoiceTitle>;
export type InvoiceableOrder = Static<typeof InvoiceableOrder>;
export type InvoiceRow = Static<typeof InvoiceRow>;
