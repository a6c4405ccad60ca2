/** An adoption goes back whole within seven days of its payment, while nothing was picked and nobody else has had it (rule 25.10). */
import type { Tx } from '../../../../db/client';
import { unschedule } from '../../../../db/timers';
import { refuse } from '../../../../http/errors';
import { yuan } from '../../../../lib/money';
import { DAY_MS } from '../../../../lib/shanghai';
import { sendNotice } from '../../../people/notice/send';
import { giveAllBack } from '../../../trade/payment/giveBack';
import { takePlan } from '../field/repository';
import { countHarvests } from '../harvest/repository';
import { setTree } from '../tree/repository';
import { END_JOB } from './create';
import { ALIVE, updateAdoption, type AdoptionRow } from './repository';
import { PICK_JOB } from './timers';

const BACK_MS = 7 * DAY_MS;
const NONE = '付款 7 天内、还没采摘、没有转赠过，才能取消';

/** Until when it can go back; undefined when it cannot. */
export const returnableUntil = (row: AdoptionRow, harvests: number, now: number): number | undefined =>
  ALIVE.includes(row.status) && row.givenBy.length === 0 && harvests === 0 && now < row.startAt + BACK_MS
    ? row.startAt + BACK_MS
    : undefined;

/** The money goes back to where it came from; the tree and the place in the plan are free. The adoption is locked. */
export async function giveBack(tx: Tx, row: AdoptionRow, now: number): Promise<void> {
  if (returnableUntil(row, await countHarvests(tx, row.id), now) === undefined) throw refuse(NONE);
  await unschedule(tx, PICK_JOB, row.id);
  await unschedule(tx, END_JOB, row.id);
  await updateAdoption(tx, row.id, { status: 'cancelled', refundedAt: now, endAt: now, pickAt: 0 });
  await setTree(tx, row.treeId, { state: 'free', plaque: null });
  await takePlan(tx, row.planId, -1);
  const { id, no, memberId } = row;
  await giveAllBack(tx, { orderGroup: 'adopt', id, no, memberId }, now);
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '认养已取消',
    text: `「${row.plaque}」的认养费 ¥${yuan(row.price)} 已原路退回。`,
    link: '/pages/tea/wryd?tab=ended',
    at: now,
  });
}
