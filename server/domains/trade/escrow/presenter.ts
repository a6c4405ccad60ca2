/** The wire shape of requests about stored tea. */
import { townOf } from '../../../../src/contract/address/text';
import type { EscrowLot, EscrowRequest } from '../../../../src/contract/escrow/schemas';
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { lotViews } from '../cellar/presenter';
import type { LotRow } from '../cellar/repository';
import { loadBriefs } from '../../people/member/presenter';
import { listStoresById } from '../../offer/store/repository';
import type { RequestRow } from './repository';

export interface Found {
  request: RequestRow;
  lot: LotRow;
}

const present = <T>(value: T | undefined, key: string) => (value === undefined ? {} : { [key]: value });

/** `viewerId`: an owner sees whom a gift is offered, a receiver who offers it. */
export async function presentRequests(tx: Tx, viewerId: string, rows: readonly Found[], now: number) {
  const people = await loadBriefs(
    tx,
    rows.flatMap(({ request: { toId, memberId } }) => (toId ? [toId, memberId] : [])),
  );
  const stores = await listStoresById(
    tx,
    rows.flatMap(({ request: { storeId } }) => storeId ?? []),
  );
  const lots = await lotViews(
    tx,
    rows.map(({ lot }) => lot),
    now,
  );
  const masked = (id: string | null): UserBrief | undefined => {
    const brief = id ? people.get(id) : undefined;
    return brief && { ...brief, nickname: maskName(brief.nickname) };
  };
  return rows.map(({ request: row }, i): EscrowRequest => {
    const isOwn = row.memberId === viewerId;
    const store = stores.find(({ id }) => id === row.storeId);
    const { company, trackingNo, expireAt } = row;
    return {
      id: row.id,
      no: row.no,
      kind: row.kind,
      lot: lots[i] as EscrowLot,
      qty: row.qty,
      ...(isOwn ? present(masked(row.toId), 'to') : present(masked(row.memberId), 'from')),
      ...present(store?.name ?? (row.address ? townOf(row.address) : undefined), 'place'),
      ...(trackingNo && { parcel: { company, trackingNo } }),
      ...(expireAt > now && { expireAt }),
      fee: row.fee,
      ...(row.status === 'unpaid' && { orderId: row.id, orderGroup: 'escrow' }),
      status: row.status,
      steps: row.steps,
      createdAt: row.createdAt,
    };
  });
}

/** What the desk reads beside: whose tea it is. */
export async function withCustomers(
  tx: Tx,
  shown: readonly EscrowRequest[],
  rows: readonly Found[],
): Promise<EscrowRequest[]> {
  const owners = await loadBriefs(
    tx,
    rows.map(({ request }) => request.memberId),
  );
  return shown.map((row, i) => ({
    ...row,
    customer: maskName(owners.get(rows[i]?.request.memberId ?? '')?.nickname ?? ''),
  }));
}

export async function presentRequest(tx: Tx, viewerId: string, request: RequestRow, lot: LotRow, now: number) {
  const [shown] = await presentRequests(tx, viewerId, [{ request, lot }], now);
  return shown as EscrowRequest;
}
