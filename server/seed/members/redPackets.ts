/** Red packets of 林知夏, ids 573001-573006, and a rain (rule 20.3). */
import type { Tx } from '../../db/client';
import { redPacketRains, redPackets } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';
import { OPENED_PACKETS } from '../orders/mainAccounts';
import { MAIN_MEMBER } from './members';

const HOUR = 3_600_000;

/** Three opened (the ledger has their money), one too late, two that wait. */
export async function seedRedPackets(tx: Tx, now: number): Promise<void> {
  const closed = (id: string, from: string, title: string, kind: 'money' | 'points', value: number, days: number) => ({
    id,
    from,
    title,
    kind,
    value,
    expireAt: now + days * DAY_MS,
    openedAt: null,
  });
  const opened = OPENED_PACKETS.map(({ id, from, title, value, days }) => {
    const openedAt = now - days * DAY_MS - 8 * HOUR;
    return { id, from, title, kind: 'money' as const, value, expireAt: openedAt + DAY_MS, openedAt };
  });
  const rows = [
    ...opened,
    closed('573004', '叶间', '会员日红包', 'money', 200, -16),
    closed('573005', '顾渚', '请你喝杯新茶', 'money', 888, 3),
    closed('573006', '叶间', '下单有礼', 'points', 66, 6),
  ];
  await insertAll(
    tx,
    redPackets,
    rows.map((row) => ({ ...row, memberId: MAIN_MEMBER })),
  );
}

/** The demo's rain falls for its first three days. */
export async function seedRedPacketRain(tx: Tx, at: number): Promise<void> {
  const window = { startAt: at, endAt: at + 3 * DAY_MS };
  await tx
    .insert(redPacketRains)
    .values({ id: '573101', title: '茶友红包雨', ...window, budget: 50_000, packets: 200 });
}
