/** Adoptions at the cashier. */
import { groveSchemas } from '../../../../src/contract/grove/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Payable, PayableGroup } from '../../payment/payables';
import { findField } from '../field/repository';
import { adopt, markPaid } from './create';
import { findAdoption, type AdoptionRow } from './repository';

const stateOf = ({ status }: AdoptionRow): Payable['state'] =>
  status === 'unpaid' ? 'open' : status === 'cancelled' ? 'closed' : 'paid';

export const adoptPayable: PayableGroup = {
  creation: {
    request: groveSchemas['tea.adoptCreate'].request,
    make: async (_, memberId, input, { now, write }) =>
      (await write((tx) => adopt(tx, memberId, input as RequestOf<'tea.adoptCreate'>, now))).orderId,
  },
  async find(tx, id, { memberId, lock = false }) {
    const seen = await findAdoption(tx, id);
    // Of a renewal the adoption is locked that it prolongs, before it: so does the end of that one.
    if (lock && seen?.renewsId) await findAdoption(tx, seen.renewsId, true);
    const row = lock ? await findAdoption(tx, id, true) : seen;
    if (!row || (memberId !== undefined && row.memberId !== memberId)) return undefined;
    const field = await findField(tx, row.fieldId);
    return {
      id: row.id,
      no: row.no,
      memberId: row.memberId,
      title: `${row.renewsId === null ? '茶树认养' : '续养'} · ${field?.name ?? ''}「${row.plaque}」`,
      amount: row.price,
      state: stateOf(row),
      expireAt: row.expireAt,
      nextRoute: `/pages/tea/success?group=adopt&id=${row.renewsId ?? row.id}`,
      route: '/pages/tea/wryd',
    };
  },
  async paid(tx, id, now) {
    const row = await findAdoption(tx, id);
    if (row?.status !== 'unpaid') throw new Error(`adoption ${id} is not open`);
    await markPaid(tx, row, now);
  },
};
