/** Where a person stands as a wholesaler: state, tier by the month's purchases; and the gate of the capability. */
import type { WholesalerState } from '../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { forbidden } from '../../../http/errors';
import { startOfMonth } from '../../../lib/shanghai';
import { boughtSince } from '../../trade/order/repository';
import { readSite } from '../../people/shopSettings/repository';
import { shownUrl } from '../../people/file/sealed';
import { findWholesaler, type WholesalerRow } from './repository';

/** Purchases of a month from which a tier holds, in fen. */
export const WHOLESALE_TIERS = [
  { tier: 1, name: '一级批发商', need: 0 },
  { tier: 2, name: '二级批发商', need: 2_000_000 },
  { tier: 3, name: '三级批发商', need: 5_000_000 },
  { tier: 4, name: '战略批发商', need: 10_000_000 },
] as const;

const NOBODY: Pick<WholesalerState, 'state' | 'tier' | 'tierName' | 'monthAmount' | 'creditLine'> = {
  state: 'none',
  tier: 0,
  tierName: '',
  monthAmount: 0,
  creditLine: 0,
};

/** The tier is the better of the one that was granted and the one that this month's purchases reach. */
export async function wholesalerState(
  tx: Tx,
  memberId: string | undefined,
  now: number,
  { config }: Setup,
): Promise<WholesalerState> {
  const { serviceMobile: contact } = await readSite(tx);
  const found = memberId === undefined ? undefined : await findWholesaler(tx, memberId);
  if (!found || memberId === undefined) return { ...NOBODY, contact };
  const { state, row } = found;
  const company = row ? { company: row.company } : {};
  if (state !== 'approved')
    return {
      ...NOBODY,
      state,
      contact,
      ...company,
      ...(row?.reason ? { reason: row.reason } : {}),
      ...(row && state !== 'auditing' ? { sent: sentOf(row, now, config) } : {}),
    };
  const monthAmount = await boughtSince(tx, memberId, 'wholesale', startOfMonth(now));
  const reached = WHOLESALE_TIERS.filter(({ need }) => need <= monthAmount).length;
  const at = Math.max(reached, row?.tier ?? 1) - 1;
  const next = WHOLESALE_TIERS[at + 1];
  return {
    state,
    ...company,
    tier: at + 1,
    tierName: WHOLESALE_TIERS[at]?.name ?? '',
    monthAmount,
    ...(next ? { nextTier: { ...next, lack: Math.max(0, next.need - monthAmount) } } : {}),
    creditLine: row?.creditLine ?? 0,
    contact,
  };
}

const sentOf = (row: WholesalerRow, now: number, config: Setup['config']): WholesalerState['sent'] => ({
  taxNo: row.taxNo,
  license: shownUrl(config, row.license, now),
  contact: row.contact,
  mobile: row.mobile,
  ...(row.monthlyKg === null ? {} : { monthlyKg: row.monthlyKg }),
});

/** 403 for everybody who is not an approved wholesaler. */
export async function requireWholesaler(tx: Tx, memberId: string): Promise<void> {
  if ((await findWholesaler(tx, memberId))?.state !== 'approved') throw forbidden();
}
