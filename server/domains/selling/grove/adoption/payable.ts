/** Adoptions at the cashier. */
import { groveSchemas } from '../../../../../src/contract/grove/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import { documentsOf } from '../../../trade/payment/document';
import { atOnce } from '../../../trade/payment/payables';
import { findField } from '../field/repository';
import { adopt, cancelUnpaid, markPaid } from './create';
import { findAdoption } from './repository';

export const adoptPayable = documentsOf({
  creation: {
    request: groveSchemas['tea.adoptCreate'].request,
    make: async (_, memberId, input, { now, server, write }) =>
      (await write((tx) => adopt(tx, memberId, input as RequestOf<'tea.adoptCreate'>, now, server))).orderId,
  },
  delivered: atOnce,
  async read(tx, id, lock) {
    const seen = await findAdoption(tx, id);
    // Of a renewal the adoption is locked that it prolongs, before it: so does the end of that one.
    if (lock && seen?.renewsId) await findAdoption(tx, seen.renewsId, true);
    return lock ? findAdoption(tx, id, true) : seen;
  },
  async show(tx, { id, renewsId, fieldId, plaque, price }) {
    const field = await findField(tx, fieldId);
    return {
      title: `${renewsId === null ? '茶树认养' : '续养'} · ${field?.name ?? ''}「${plaque}」`,
      amount: price,
      nextRoute: `/pages/tea/success?group=adopt&id=${renewsId ?? id}`,
      route: '/pages/tea/wryd',
    };
  },
  paid: markPaid,
  close: cancelUnpaid,
});
