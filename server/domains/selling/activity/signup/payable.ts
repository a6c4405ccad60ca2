/** The fee of an activity at the cashier. */
import { activitySchemas } from '../../../../../src/contract/activity/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { findActivity } from '../../../offer/salon/repository';
import { documentsOf } from '../../../trade/payment/document';
import { atOnce } from '../../../trade/payment/payables';
import { findSignup, lockActivity, type Signup } from '../repository';
import { closeUnpaid, markPaid, revive, signUp } from './service';
import { pageOfActivity } from '../words';

/** The activity is locked before its sign-up, as everywhere. */
async function read(tx: Tx, id: string, lock: boolean): Promise<Signup | undefined> {
  const row = await findSignup(tx, id);
  if (!row || !lock) return row;
  await lockActivity(tx, row.activityId);
  return findSignup(tx, id, true);
}

export const activityPayable = documentsOf({
  creation: {
    request: activitySchemas['activity.signUpSave'].request,
    make: async (_, memberId, input, { now, server, write }) =>
      (await write((tx) => signUp(tx, memberId, input as RequestOf<'activity.signUpSave'>, now, server))).signup.id,
  },
  delivered: atOnce,
  read,
  async show(tx, { memberId, activityId, qty, price }) {
    const found = await findActivity(tx, memberId, activityId);
    if (!found || price === 0) return undefined;
    const route = pageOfActivity(found.activity);
    return { title: `${found.activity.title} ${qty} 位`, amount: qty * price, nextRoute: route, route };
  },
  paid: markPaid,
  close: closeUnpaid,
  revive,
});
