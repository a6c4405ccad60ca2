/** A harvest is claimed once: it becomes a lot in the cellar, and by parcel or pick-up all of that lot is asked for at once, for free (rule 25.6). */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { unschedule } from '../../../../db/timers';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, refuse } from '../../../../http/errors';
import { dayOf } from '../../../../lib/shanghai';
import type { LotRow } from '../../../trade/cellar/repository';
import { storeHarvest } from '../../../trade/cellar/service';
import { outboundOf } from '../../../trade/escrow/cost';
import { ask } from '../../../trade/escrow/outbound';
import { sendNotice } from '../../../people/notice/send';
import { findField } from '../field/repository';
import { STORE_JOB } from './timers';
import { updateHarvest, type HarvestRow } from '../harvest/repository';
import { CRAFTS, nameOf } from '../harvest/seasons';

type Way = Pick<RequestOf<'tea.adoptAct'>, 'delivery' | 'addressId' | 'storeId'>;

/** One lot with the same grams. The harvest is locked. */
export async function storeIt(tx: Tx, harvest: HarvestRow, now: number): Promise<LotRow> {
  const field = await findField(tx, harvest.fieldId);
  if (!field || harvest.craft === null) throw new Error(`harvest ${harvest.id} is not made`);
  const lot = await storeHarvest(
    tx,
    {
      id: harvest.id,
      memberId: harvest.memberId,
      title: `${field.region}${CRAFTS[harvest.craft].label}`,
      cover: field.gallery[0] ?? '',
      specText: `认养 ${nameOf(harvest)}`,
      grams: harvest.grams,
      batch: `${dayOf(harvest.pickedAt).replaceAll('-', '')}-${field.id}`,
    },
    now,
  );
  await updateHarvest(tx, harvest.id, { status: 'stored', claimedAt: now, lotId: lot.id });
  return lot;
}

/** 404 somebody else's address or a store without pick-up · 409 claimed · 422 no address, or nothing is sent there. */
export async function claim(
  tx: Tx,
  harvest: HarvestRow,
  { delivery, addressId, storeId }: Way,
  now: number,
  server: Setup,
): Promise<void> {
  if (harvest.status === 'shipped' || harvest.status === 'stored') throw conflict('该收成已领取');
  if (harvest.status !== 'claimable') throw conflict('还在制作，制好了才能领取');
  if (delivery === undefined) throw badRequest('delivery');
  if (delivery === 'pickup' && storeId === undefined) throw badRequest('storeId');
  await unschedule(tx, STORE_JOB, harvest.id);
  const lot = await storeIt(tx, harvest, now);
  if (delivery === 'escrow') return;
  const to = delivery === 'pickup' ? { storeId } : { addressId };
  const { refused, address } = await outboundOf(tx, lot, { qty: lot.qty, ...to }, now);
  if (refused !== undefined) throw refuse(refused);
  const request = await ask(tx, lot, { qty: lot.qty, storeId: to.storeId, address, fee: 0 }, now, server);
  await updateHarvest(tx, harvest.id, { status: 'shipped', requestId: request.id });
  await sendNotice(tx, harvest.memberId, {
    box: 'service',
    title: '收成已领取',
    text: `${nameOf(harvest)} ${harvest.grams} g ${delivery === 'pickup' ? '备好后到店自提' : '即将寄出'}。`,
    link: '/outbound/pages/escrow?tab=requests',
    at: now,
  });
}
