/** The only maker of the wire shape VoucherRow. */
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { VoucherRow } from '../../../../src/contract/voucher/schemas';
import type { Voucher } from './repository';

/** `shown`: the address under which whoever reads it sees a picture. */
export const voucherView = (row: Voucher, shown: (url: string) => string): VoucherRow => ({
  id: row.id,
  orderGroup: row.orderGroup as OrderGroup,
  orderId: row.orderId,
  orderNo: row.orderNo,
  amount: row.amount,
  payer: row.payer,
  paidAt: row.paidAt,
  photos: row.photos.map(shown),
  ...(row.remark ? { remark: row.remark } : {}),
  status: row.status,
  ...(row.reason ? { reason: row.reason } : {}),
  createdAt: row.createdAt,
});
