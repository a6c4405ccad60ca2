/** 到货提醒 and 降价提醒: one message when the goods are back or cost less than they did; the reminder is used up by it. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { loadSaved } from './saved/service';
import { sendNotice } from '../../people/notice/send';
import { yuan } from '../../../lib/money';
import { deleteWatched, lockWatched } from './repository';

const WATCH_JOB = 'remind.watch';
const KEY = 'goods';
const EVERY_MS = 5 * 60_000;

async function watchReminds(tx: Tx, now: number): Promise<number> {
  const reminds = await lockWatched(tx);
  const saved = await loadSaved(
    tx,
    undefined,
    reminds.map(({ targetId }) => targetId),
    now,
  );
  let told = 0;
  for (const remind of reminds) {
    const item = saved.get(remind.targetId);
    if (item?.state !== 'ok') continue;
    const fell = (remind.price ?? 0) - item.open;
    if (remind.kind === 'price' && fell <= 0) continue;
    await deleteWatched(tx, remind.id);
    await sendNotice(tx, remind.memberId, {
      box: 'service',
      title: remind.kind === 'stock' ? '到货提醒' : '降价提醒',
      text:
        remind.kind === 'stock'
          ? `你关注的${item.title}到货了，数量不多，喜欢就早点带走。`
          : `你关注的${item.title}降了 ¥${yuan(fell)}，现在 ¥${yuan(item.open)}。`,
      image: item.cover,
      link: `/shop/pages/goods?id=${remind.targetId}`,
      at: now,
    });
    told += 1;
  }
  return told;
}

export const watchJobs = {
  [WATCH_JOB]: async (tx, key, server) => {
    await watchReminds(tx, server.now());
    await schedule(tx, WATCH_JOB, key, server.now() + EVERY_MS);
  },
} satisfies JobHandlers;

/** At every start of the server: a database of an earlier version has no such job yet. */
export const planWatch = (tx: Tx, now: number) => schedule(tx, WATCH_JOB, KEY, now + EVERY_MS);
