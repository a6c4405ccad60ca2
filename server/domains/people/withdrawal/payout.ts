/** What whoever pays it out is told, opened from the vault at that moment. */
import type { Tx } from '../../../db/client';
import type { Payout } from '../../../gateways/payout';
import type { Server } from '../../../http/context';
import { findCard, findIdentity, findMessengerId } from '../identity/repository';
import { ABOUT } from '../identity/service';
import type { Withdrawal } from './repository';

export async function payoutOf(tx: Tx, row: Withdrawal, { vault }: Pick<Server, 'vault'>): Promise<Payout> {
  const { memberId } = row;
  const [identity, card, openId] = await Promise.all([
    findIdentity(tx, memberId),
    row.cardId === null ? undefined : findCard(tx, memberId, row.cardId),
    findMessengerId(tx, memberId),
  ]);
  if (!identity) throw new Error(`withdrawal ${row.no} has nobody it is for`);
  return {
    no: row.no,
    amount: row.amount - row.fee,
    method: row.method,
    name: vault.openText(identity.nameSealed, ABOUT.name(memberId)),
    ...(card ? { cardNo: vault.openText(card.numberSealed, ABOUT.card(memberId)), bankName: card.bankName } : {}),
    ...(openId === undefined ? {} : { openId }),
  };
}
