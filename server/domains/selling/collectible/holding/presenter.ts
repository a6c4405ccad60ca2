/** The wire shape of pieces in members' hands. */
import type { Holding } from '../../../../../src/contract/collectible/schemas';
import type { UserBrief } from '../../../../../src/contract/member/schemas';
import { addressText } from '../../../../../src/contract/address/text';
import type { Tx } from '../../../../db/client';
import { maskName } from '../../../../lib/mask';
import { findBrief } from '../../../people/member/presenter';
import { collectibleCard } from '../issue/presenter';
import { findIssues } from '../issue/repository';
import type { HoldingRow } from './repository';

/** Other people are shown with a masked name. */
async function masked(tx: Tx, memberId: string): Promise<UserBrief | undefined> {
  const brief = await findBrief(tx, memberId);
  return brief && { ...brief, nickname: maskName(brief.nickname) };
}

/** `viewerId` decides whether the piece is shown to its holder or to whom it is offered. */
export async function presentHoldings(tx: Tx, viewerId: string, rows: HoldingRow[], now: number): Promise<Holding[]> {
  const issues = await findIssues(
    tx,
    rows.map((row) => row.collectibleId),
  );
  const shown: Holding[] = [];
  for (const row of rows) {
    const issue = issues.get(row.collectibleId);
    if (!issue) throw new Error(`holding ${row.id} belongs to no issue`);
    const to = row.toId ? await masked(tx, row.toId) : undefined;
    const from = row.memberId === viewerId ? undefined : await masked(tx, row.memberId);
    const expireAt = row.transferExpireAt;
    shown.push({
      id: row.id,
      collectible: collectibleCard(issue, now),
      serialNo: row.serialNo,
      certificateNo: row.certificateNo,
      status: row.status,
      acquiredAt: row.acquiredAt,
      frozenUntil: row.frozenUntil > now ? row.frozenUntil : 0,
      cellarSlot: row.cellarSlot,
      ...(to && expireAt !== null && row.status === 'transferring' ? { transfer: { to, expireAt } } : {}),
      ...(from ? { from } : {}),
      ...(row.address
        ? {
            parcel: {
              company: row.company,
              trackingNo: row.trackingNo,
              to: addressText(row.address),
            },
          }
        : {}),
      log: row.log.map(({ key, label, at }) => ({ key, label, value: String(at) })),
    });
  }
  return shown;
}
