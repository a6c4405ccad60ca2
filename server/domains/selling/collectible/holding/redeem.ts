/** 提货: the piece leaves the cellar by parcel and its certificate is cancelled (rule 13.7). */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, refuse } from '../../../../http/errors';
import { schedule } from '../../../../db/timers';
import { carrierOf, trackingNoOf } from '../../../../lib/carriers';
import { book, memberOwner } from '../../../people/ledger/service';
import { chooseAddress, snapshotOf } from '../../../people/address/choose';
import { freightOf } from '../../../people/pricing/freight';
import { parcelRule } from '../../../people/pricing/parcelRule';
import { sendNotice } from '../../../people/notice/send';
import { requirePayToken } from '../../../people/session/proofs';
import { findIssue } from '../issue/repository';
import { updateHolding, type HoldingRow } from './repository';

export const SHIP_JOB = 'collectible.ship';
const AUTOPILOT_MS = 2 * 60_000;
interface Carried {
  company: string;
  trackingNo: string;
}

/** The row is locked and the member's own. 404 foreign address · 409 not in the cellar · 410 proof · 422 region, 余额不足. */
export async function redeem(
  tx: Tx,
  row: HoldingRow,
  { addressId, payToken }: { addressId: string; payToken: string },
  now: number,
  server: Setup,
): Promise<HoldingRow> {
  if (row.status !== 'held') throw conflict('藏品状态已变化，请刷新后重试');
  const address = await chooseAddress(tx, row.memberId, addressId);
  const issue = await findIssue(tx, row.collectibleId);
  if (!address || !issue) throw badRequest('addressId');
  const freight = freightOf([await parcelRule(tx)], address.regionCode, 0, issue.weight);
  if (!freight.deliverable) throw refuse('该地区暂不支持配送');
  await requirePayToken(tx, row.memberId, payToken, now);
  if (freight.fee > 0) {
    await book(tx, {
      owner: memberOwner(row.memberId),
      unit: 'money',
      bizType: 'orderPay',
      bizId: row.id,
      delta: -freight.fee,
      title: '提货运费',
      bonus: 'first',
      memo: row.certificateNo,
      at: now,
    });
  }
  await planShipping(tx, row.id, now, server);
  return updateHolding(tx, row.id, {
    status: 'redeeming',
    address: snapshotOf(address),
    freight: freight.fee,
    company: freight.company,
    log: [...row.log, { key: 'redeeming', label: '申请提货，证书已注销', at: now }],
    updatedAt: now,
  });
}

export async function planShipping(tx: Tx, holdingId: string, now: number, { config }: Setup): Promise<void> {
  if (config.autopilot) await schedule(tx, SHIP_JOB, holdingId, now + AUTOPILOT_MS);
}

/** By the carrier of the region, where nobody names one. */
function parcelOf({ id, company }: HoldingRow): Carried {
  const carrier = carrierOf(company);
  return { company: carrier.company, trackingNo: trackingNoOf(carrier, id) };
}

/** The warehouse hands the parcel over. The row is locked; nothing happens when the piece does not wait for it. */
export async function shipRedeemed(
  tx: Tx,
  row: HoldingRow,
  { company, trackingNo }: Carried = parcelOf(row),
  now: number,
): Promise<void> {
  if (row.status !== 'redeeming') return;
  await updateHolding(tx, row.id, {
    status: 'redeemed',
    company,
    trackingNo,
    log: [...row.log, { key: 'redeemed', label: `已出库，${company} ${trackingNo}`, at: now }],
    updatedAt: now,
  });
  const issue = await findIssue(tx, row.collectibleId);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: '藏品已出库',
    text: `「${issue?.name ?? '藏品'}」No.${row.serialNo} 已由${company}寄出，单号 ${trackingNo}。`,
    image: issue?.images[0],
    link: `/pages/tea/my-cpf?tab=redeemed&id=${row.id}`,
    at: now,
  });
}
