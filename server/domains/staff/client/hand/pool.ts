/** Once a day (rule 29.6): who has not been heard of for so many days goes back to the pool; the owner is told days before. */
import type { Tx } from '../../../../db/client';
import { schedule } from '../../../../db/timers';
import type { JobHandlers } from '../../../../jobs/runner';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { listStaffByIds } from '../../../people/employee/repository';
import { sendNotice } from '../../../people/notice/send';
import { readShopSettings } from '../../../people/shopSettings/repository';
import type { ClientRow } from '../repository';
import { forgetWarnings, insertApply, listForgotten, listSilent, markWarned } from './repository';
import { toPool } from './service';

const POOL_JOB = 'client.pool';
const KEY = 'daily';
/** When the consultants come to work. */
const HOUR = 8 * 3_600_000;

/** At every start, too: what became due while nothing ran goes at once. */
export const planPool = (tx: Tx, at: number): Promise<void> => schedule(tx, POOL_JOB, KEY, at);

/** Days count as days: told on Monday, gone on Thursday, whatever the hour. */
export async function refillPool(tx: Tx, now: number): Promise<void> {
  const { idleDays, warnDays } = (await readShopSettings(tx)).clients;
  const today = startOfDay(now);
  if (idleDays > 0) {
    const before = today - (idleDays - 1) * DAY_MS;
    const heard = before + warnDays * DAY_MS;
    await forgetWarnings(tx, heard);
    for (const row of await listForgotten(tx, before, today - (warnDays - 1) * DAY_MS))
      await giveUp(tx, row, idleDays, now);
    await warn(tx, await listSilent(tx, heard), warnDays, now);
  }
  await planPool(tx, today + DAY_MS + HOUR);
}

async function giveUp(tx: Tx, row: ClientRow, idleDays: number, now: number): Promise<void> {
  await toPool(tx, row, now);
  await insertApply(tx, {
    clientId: row.id,
    kind: 'release',
    byId: row.ownerId ?? '0',
    by: '系统',
    fromId: row.ownerId,
    reason: `${idleDays} 天没有联系`,
    at: now,
  });
}

/** One message for each owner, whatever the number. Whose owner has left, waits its days as well. */
async function warn(tx: Tx, rows: readonly ClientRow[], warnDays: number, now: number): Promise<void> {
  const owners = await listStaffByIds(
    tx,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  for (const { employee } of owners) {
    const own = rows.filter(({ ownerId }) => ownerId === employee.id);
    const names = own
      .slice(0, 3)
      .map(({ name }) => name)
      .join('、');
    await sendNotice(tx, employee.memberId, {
      box: 'service',
      title: `${own.length} 位客户将回到公海`,
      text: `${names}${own.length > 3 ? '等' : ''}很久没有联系，${warnDays} 天内没有新的记录就会回到公海。`,
      link: '/client/pages/clientmangent?scope=mine',
      at: now,
    });
  }
  await markWarned(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

export const clientJobs = {
  [POOL_JOB]: (tx, _key, server) => refillPool(tx, server.now()),
} satisfies JobHandlers;
