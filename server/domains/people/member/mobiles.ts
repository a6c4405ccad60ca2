/** Which mobile a code goes to. A logged-in client knows its own number only masked (138****0001) and may send it like that. */
import type { SmsScene } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import type { Viewer } from '../../../http/context';
import { badRequest, notLoggedIn } from '../../../http/errors';
import { memberOf } from './accounts';
import { maskMobile } from '../../../lib/mask';

/** Scenes that prove the owner of a session: their codes go to the own mobile only, so nobody else's phone rings. */
const OWN_SCENES: readonly SmsScene[] = ['paypw', 'close'];

export async function resolveMobile(
  db: Tx,
  viewer: Viewer | undefined,
  given: string,
  scene: SmsScene,
): Promise<string> {
  const isMasked = given.includes('*');
  if (!isMasked && !OWN_SCENES.includes(scene)) return given;
  if (!viewer) throw notLoggedIn();
  return ownMobile(db, viewer.memberId, given);
}

/** The member's own number, given whole or masked. */
async function ownMobile(db: Tx, memberId: string, given: string): Promise<string> {
  const own = (await memberOf(db, memberId)).mobile;
  if (given !== own && given !== maskMobile(own)) throw badRequest('mobile');
  return own;
}

/** Anybody's number, or the own one as the phone knows it. */
export const readMobile = async (db: Tx, memberId: string, given: string): Promise<string> =>
  given.includes('*') ? ownMobile(db, memberId, given) : given;
