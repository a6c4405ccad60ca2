import {
  Called,
  Fen,
  Id,
  Json,
  List,
  Ms,
  OneOf,
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
import { ORDER_GROUPS } from '../payment/schemas';
import type { voucherEndpoints } from './endpoints';

export const VoucherRow = Shape({
  id: Id,
  orderGroup: OneOf(ORDER_GROUPS),
  orderId: Id,
  orderNo: Text,
  amount: Fen,
  payer: Text,
  paidAt: Ms,
  photos: List(Text),
  remark: Optional(Text),
  status: OneOf(['auditing', 'approved', 'rejected']),
  reason: Optional(Text),
  createdAt: Ms,
});
export const BankAccount = Shape({ name: Text, bank: Text, no: Text, branch: Text, note: Text });

export const voucherSchemas = {
  'buyAccount.index': {
    request: Shape({ orderGroup: Optional(OneOf(ORDER_GROUPS)) }),
    data: Shape({ accounts: List(BankAccount), notice: Text }),
  },
  'atShop.orderProof': {
    request: Shape({
      orderGroup: OneOf(ORDER_GROUPS),
      orderId: Id,
      amount: Type.Integer({ minimum: 1 }),
      payer: Called({ minLength: 1, maxLength: 60 }),
      paidAt: Ms,
      photos: Json(List(Text, { minItems: 1, maxItems: 9 })),
      remark: Optional(Type.String({ maxLength: 200 })),
      requestId: RequestId,
    }),
    data: VoucherRow,
    once: true,
    limit: 20,
  },
  'atShop.transfer': {
    request: Shape({ orderGroup: OneOf(ORDER_GROUPS), orderId: Id }),
    data: Shape({ expireAt: Ms }),
  },
  'atShop.voucher': {
    request: Shape({
      orderGroup: Optional(OneOf(ORDER_GROUPS)),
      orderId: Optional(Id),
      /** One proof. */
      id: Optional(Id),
      page: PageNo,
    }),
    data: Page(VoucherRow),
  },
} as const satisfies SchemasFor<typeof voucherEndpoints>;

export type VoucherRow = Static<typeof VoucherRow>;
export type BankAccount = Static<typeof BankAccount>;
