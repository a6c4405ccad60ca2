/** Endpoints of offline transfers: where to send money, the proof of it, and how the audit stands. */
import type { voucherEndpoints } from '../../../../src/contract/voucher/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { shownBy } from '../../people/file/sealed';
import { readShopSettings } from '../../people/shopSettings/repository';
import { chooseTransfer } from '../payment/transfer';
import { voucherView } from './presenter';
import { pageOfVouchers } from './repository';
import { sendProof, transferNotice } from './service';

export const voucherHandlers: HandlersOf<typeof voucherEndpoints> = {
  'buyAccount.index': async (tx) => {
    const { bankAccounts, limits } = await readShopSettings(tx);
    return { accounts: bankAccounts, notice: transferNotice(limits) };
  },
  'atShop.orderProof': (tx, input, { memberId, now, server }) => sendProof(tx, memberId, input, now, server),
  'atShop.transfer': (tx, input, { memberId, now, server }) => chooseTransfer(tx, memberId, input, now, server),
  'atShop.voucher': async (tx, { orderGroup, orderId, id, page = 1 }, { memberId, now, server }) => {
    const { rows, total } = await pageOfVouchers(tx, memberId, { orderGroup, orderId, id }, PAGE_SIZE, offsetOf(page));
    const shown = shownBy(server, now);
    return pageOf(
      rows.map((row) => voucherView(row, shown)),
      total,
      page,
    );
  },
};
