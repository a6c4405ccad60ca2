/** Endpoints of offline transfers: where to send money, the proof of it, and how the audit stands. */
import type { wholesaleEndpoints } from '../../../src/contract/wholesale/endpoints';
import type { HandlersOf } from '../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { pageOfVouchers, voucherView } from './repository';
import { BANK_ACCOUNTS, sendProof, TRANSFER_NOTICE } from './service';

type Own = Pick<typeof wholesaleEndpoints, 'buyAccount.index' | 'atShop.orderProof' | 'atShop.voucher'>;

export const voucherHandlers: HandlersOf<Own> = {
  'buyAccount.index': async () => ({ accounts: BANK_ACCOUNTS, notice: TRANSFER_NOTICE }),
  'atShop.orderProof': (input, context) => sendProof(context, context.viewer.memberId, input),
  'atShop.voucher': async ({ orderGroup, orderId, page = 1 }, { db, viewer }) => {
    const { rows, total } = await pageOfVouchers(
      db,
      viewer.memberId,
      { orderGroup, orderId },
      PAGE_SIZE,
      offsetOf(page),
    );
    return pageOf(rows.map(voucherView), total, page);
  },
};
