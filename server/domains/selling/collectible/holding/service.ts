/** marketPlace.act: one endpoint for giving a piece away, answering such a gift and having a piece delivered. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Holding } from '../../../../../src/contract/collectible/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, notFound } from '../../../../http/errors';
import { lockMember } from '../../../../db/locks';
import { beginDocument } from './documents';
import { presentHoldings } from './presenter';
import { redeem } from './redeem';
import { findHolding, type HoldingRow } from './repository';
import { accept, giveBack, offer, openOffer } from './transfer';

type Input = RequestOf<'marketPlace.act'>;
/** Actions of the holder; the others belong to whom the piece is offered. */
const OF_HOLDER: ReadonlySet<Input['action']> = new Set(['transfer', 'recall', 'redeem']);

/** 400 a missing part · 404 somebody else's · 409 answered meanwhile · 410 over · 422 a rule. */
export async function act(tx: Tx, memberId: string, input: Input, now: number, server: Setup): Promise<Holding> {
  await lockMember(tx, memberId);
  const row = await findHolding(tx, input.holdingId, true);
  const owner = OF_HOLDER.has(input.action) ? row?.memberId : row?.toId;
  if (!row || owner !== memberId) throw notFound();
  const [shown] = await presentHoldings(tx, memberId, [await carryOut(tx, row, input, now, server)], now);
  return shown as Holding;
}

async function send(...[tx, row, chosen, now, server]: Parameters<typeof redeem>): Promise<HoldingRow> {
  const redeeming = await redeem(tx, row, chosen, now, server);
  await beginDocument(tx, redeeming, now);
  return redeeming;
}

function carryOut(tx: Tx, row: HoldingRow, input: Input, now: number, server: Setup): Promise<HoldingRow> {
  const need = (field: 'toId' | 'addressId' | 'payToken'): string => {
    const value = input[field];
    if (value === undefined || value === '') throw badRequest(field);
    return value;
  };
  switch (input.action) {
    case 'transfer':
      return offer(tx, row, { toId: need('toId'), payToken: need('payToken') }, now);
    case 'redeem':
      return send(tx, row, { addressId: need('addressId'), payToken: need('payToken') }, now, server);
    case 'accept':
      return accept(tx, row, now);
    case 'refuse':
      openOffer(row, now);
      return giveBack(tx, row, 'refused', now);
    case 'recall':
      openOffer(row, now);
      return giveBack(tx, row, 'recalled', now);
  }
}
