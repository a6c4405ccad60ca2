/** Storage, freight and renewals at the cashier. */
import { Type } from '@sinclair/typebox';
import { escrowSchemas } from '../../../../src/contract/escrow/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { schedule, unschedule } from '../../../db/timers';
import { badRequest } from '../../../http/errors';
import { documentsOf } from '../payment/document';
import type { Delivered } from '../payment/payables';
import { actOnEscrow } from './act';
import { AUTOPILOT_MS, closeUnpaid, EXPIRE_JOB, SHIP_JOB } from './outbound';
import { markRenewed } from './renew';
import { findLot, findRequest, lockAnyRequest, updateRequest, type RequestRow } from './repository';
import { step } from './steps';

/** Storage is a service; what leaves the cellar goes by parcel, or waits in a store. */
function deliveredOf({ id, kind, status, storeId }: RequestRow): Delivered | undefined {
  if (kind === 'renew') return { way: 'virtual' };
  if (status !== 'done') return undefined;
  return storeId === null ? { way: 'express', sentFor: { requestId: id }, isAll: true } : { way: 'pickup' };
}

export const escrowPayable = documentsOf({
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
  async delivered(tx, id) {
    const row = await findRequest(tx, id);
    return row && deliveredOf(row);
  },
  read: (tx, id, lock) => (lock ? lockAnyRequest : findRequest)(tx, id),
  async show(tx, { id, kind, lotId, qty, fee }) {
    if (fee === 0) return undefined;
    const lot = await findLot(tx, lotId);
    return {
      title: kind === 'renew' ? `茶窖续存 · ${lot.title}` : `茶窖出库 · ${lot.title} ${qty} ${lot.unit}`,
      amount: fee,
      nextRoute: `/pages/tea/success?group=escrow&id=${id}`,
      route: '/outbound/pages/escrow?tab=requests',
    };
  },
  async paid(tx, row, now, server) {
    await unschedule(tx, EXPIRE_JOB, row.id);
    if (row.kind === 'renew') return markRenewed(tx, row, now);
    await updateRequest(tx, row.id, {
      status: 'applied',
      expireAt: 0,
      steps: [...row.steps, step('paid', '已付费，待出库', now)],
    });
    if (server.config.autopilot) await schedule(tx, SHIP_JOB, row.id, now + AUTOPILOT_MS);
    return undefined;
  },
  close: closeUnpaid,
});
