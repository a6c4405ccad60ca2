/** Storage, freight and renewals at the cashier. */
import { Type } from '@sinclair/typebox';
import { escrowSchemas } from '../../../src/contract/escrow/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import { schedule, unschedule } from '../../db/timers';
import { badRequest } from '../../http/errors';
import type { Payable, PayableGroup } from '../payment/payables';
import { actOnEscrow } from './act';
import { EXPIRE_JOB, SHIP_JOB, AUTOPILOT_MS } from './outbound';
import { markRenewed } from './renew';
import { findLot, findRequest, lockAnyRequest, updateRequest, type RequestRow } from './repository';
import { step } from './steps';

const stateOf = ({ status }: RequestRow): Payable['state'] =>
  status === 'unpaid' ? 'open' : status === 'cancelled' ? 'closed' : 'paid';

export const escrowPayable: PayableGroup = {
  creation: {
    request: Type.Pick(escrowSchemas['escrow.act'].request, [
      'action',
      'lotId',
      'qty',
      'addressId',
      'storeId',
      'requestId',
    ]),
    async make(_, memberId, input, { now, server, write }) {
      const asked = input as RequestOf<'escrow.act'>;
      if (asked.action !== 'outbound' && asked.action !== 'renew') throw badRequest('action');
      return (await write((tx) => actOnEscrow(tx, memberId, asked, now, server))).id;
    },
  },
  async find(tx, id, { memberId, lock = false }) {
    const row = lock ? await lockAnyRequest(tx, id) : await findRequest(tx, id);
    if (!row || row.fee === 0 || (memberId !== undefined && row.memberId !== memberId)) return undefined;
    const lot = await findLot(tx, row.lotId);
    return {
      id: row.id,
      no: row.no,
      memberId: row.memberId,
      title: row.kind === 'renew' ? `茶窖续存 · ${lot.title}` : `茶窖出库 · ${lot.title} ${row.qty} ${lot.unit}`,
      amount: row.fee,
      state: stateOf(row),
      expireAt: row.expireAt,
      nextRoute: `/pages/tea/success?group=escrow&id=${row.id}`,
      route: '/outbound/pages/escrow?tab=requests',
    };
  },
  async paid(tx, id, now, server) {
    const row = await lockAnyRequest(tx, id);
    if (row?.status !== 'unpaid') throw new Error(`escrow request ${id} is not open`);
    await unschedule(tx, EXPIRE_JOB, id);
    if (row.kind === 'renew') return markRenewed(tx, row, now);
    await updateRequest(tx, id, {
      status: 'applied',
      expireAt: 0,
      steps: [...row.steps, step('paid', '已付费，待出库', now)],
    });
    if (server.config.autopilot) await schedule(tx, SHIP_JOB, id, now + AUTOPILOT_MS);
  },
};
