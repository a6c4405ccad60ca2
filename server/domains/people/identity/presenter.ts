/** The only maker of the wire shape IdentityView. Nothing in it is whole, and no picture has an address. */
import type { IdentityView } from '../../../../src/contract/identity/schemas';
import type { BankCard, RealIdentity, Tries } from './repository';

/** Questions to the authentication service that one member has in a day. */
export const TRIES_PER_DAY = 5;

export const triesLeft = (tries: Tries | undefined, day: string): number =>
  tries?.day === day ? Math.max(0, TRIES_PER_DAY - tries.tries) : TRIES_PER_DAY;

export function identityView(
  row: RealIdentity | undefined,
  { card, tries, day }: { card: BankCard | undefined; tries: Tries | undefined; day: string },
): IdentityView {
  const left = triesLeft(tries, day);
  if (!row) return { state: 'none', hasPhotos: false, triesLeft: left };
  const failed = row.state === 'basic' && tries !== undefined && tries.reason !== '';
  return {
    state: failed ? 'failed' : row.state,
    name: row.nameMask,
    idNo: row.numberMask,
    ...(card ? { bankName: card.bankName, cardTail: card.tail, mobile: card.mobileMask } : {}),
    ...(failed ? { failReason: tries.reason } : {}),
    hasPhotos: row.front !== '' && row.back !== '',
    triesLeft: left,
  };
}
