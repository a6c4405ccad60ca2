/** The prize pool 5500, prizes 5501-5508 and draws from 5601 (rule 20.3). */
import type { Tx } from '../../db/client';
import { prizeDraws, prizePools, prizes } from '../../db/schema';
import { schedule } from '../../db/timers';
import { PRIZE_LOST_JOB } from '../../domains/selling/prize/service';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';
import { MAIN_MEMBER } from '../members/members';

const HOUR = 3_600_000;

type PrizeSeed = Omit<typeof prizes.$inferInsert, 'id' | 'poolId' | 'sort'>;
/** Odds add up to 10000. */
const PRIZES: PrizeSeed[] = [
  { title: '玻璃公道杯', kind: 'goods', image: '/images/goods/1051.webp', oddsBp: 200, stock: 10, skuId: '105101' },
  { title: '100 积分', kind: 'points', image: '', oddsBp: 1800, stock: 1000, value: 100 },
  { title: '满 199 减 30', kind: 'coupon', image: '', oddsBp: 1500, stock: 200, templateId: '5004' },
  { title: '3 瓜瓜币', kind: 'coin', image: '', oddsBp: 1000, stock: 500, value: 3 },
  { title: '玫瑰普洱', kind: 'goods', image: '/images/goods/1046.webp', oddsBp: 500, stock: 30, skuId: '104601' },
  { title: '20 积分', kind: 'points', image: '', oddsBp: 2300, stock: 5000, value: 20 },
  { title: '普洱券 60 元', kind: 'coupon', image: '', oddsBp: 1200, stock: 100, templateId: '5008' },
  { title: '谢谢参与', kind: 'thanks', image: '', oddsBp: 1500, stock: 0 },
];
/** What others drew: [member, prize, hours ago]. 林知夏 has a cake of rose pu'er waiting for an address. */
const DRAWS: [string, number, number][] = [
  ['10050', 1, 1],
  ['10063', 5, 2],
  ['10071', 2, 4],
  ['10055', 4, 7],
  ['10066', 3, 9],
  ['10058', 6, 13],
  ['10074', 0, 20],
  ['10052', 1, 26],
  [MAIN_MEMBER, 4, 50],
];
const POOL = '5500';

export async function seedPrizes(tx: Tx, at: number, now: number): Promise<void> {
  await tx.insert(prizePools).values({
    id: POOL,
    title: '茶友奖池',
    cost: 1,
    freePerDay: 1,
    perDay: 20,
    startAt: at - 20 * DAY_MS,
    endAt: at + 60 * DAY_MS,
  });
  const given = (i: number) => DRAWS.filter(([, prize]) => prize === i).length;
  await insertAll(
    tx,
    prizes,
    PRIZES.map((row, i) => ({ ...row, id: String(5501 + i), poolId: POOL, given: given(i), sort: i })),
  );
  await insertAll(
    tx,
    prizeDraws,
    DRAWS.map(([memberId, prize, hours], i) => ({
      id: String(5601 + i),
      memberId,
      poolId: POOL,
      prizeId: String(5501 + prize),
      free: true,
      state: PRIZES[prize]?.kind === 'goods' ? ('waiting' as const) : ('done' as const),
      until: PRIZES[prize]?.kind === 'goods' ? now - hours * HOUR + 15 * DAY_MS : null,
      at: now - hours * HOUR,
    })),
  );
  for (const [i, [, prize, hours]] of DRAWS.entries())
    if (PRIZES[prize]?.kind === 'goods')
      await schedule(tx, PRIZE_LOST_JOB, String(5601 + i), now - hours * HOUR + 15 * DAY_MS);
}
