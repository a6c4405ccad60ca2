/** What it will cost to have tea sent from the cellar, said before it is put there; asked for later by rule 15.4. */
import { townOf } from '../../../../../src/contract/address/text';
import type { OutboundCost } from '../../../../../src/contract/order/schemas';
import type { Tx } from '../../../../db/client';
import { chooseAddress } from '../../../people/address/choose';
import { regionNames } from '../../../people/address/regions';
import { freightOf } from '../../../people/pricing/freight';
import { parcelRule } from '../../../people/pricing/parcelRule';

/** Every line is a lot, and every lot a parcel of its own; undefined where the house does not send to. */
export async function sendingOf(
  tx: Tx,
  memberId: string,
  lots: readonly { weight: number; qty: number }[],
): Promise<OutboundCost | undefined> {
  const regionCode = (await chooseAddress(tx, memberId, undefined))?.regionCode;
  const rule = await parcelRule(tx);
  const parcels = lots.map(({ weight, qty }) => freightOf([rule], regionCode ?? '', 0, weight * qty));
  if (parcels.some(({ deliverable }) => !deliverable)) return undefined;
  const freight = parcels.reduce((all, { fee }) => all + fee, 0);
  return { freight, ...(regionCode !== undefined && { city: townOf(regionNames(regionCode)) }) };
}
