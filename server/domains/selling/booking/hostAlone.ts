/** What a host keeps when the table is called off that others were to sit down at (rule 35.12): an ordinary booking. */
import type { Tx } from '../../../db/client';
import { addEvent, findBooking, updateBooking, type BookingRow } from './repository';
import { clockText, FREE_MS } from './rules';
import { announce, placeText, tellGuest } from './state';

/** A booking is always locked before the table of its guests. */
export const lockHostBooking = (tx: Tx, bookingId: string): Promise<BookingRow | undefined> =>
  findBooking(tx, bookingId, true);

/** The table takes place without others: the host keeps his seats, as any booking, and hears until when they cost nothing. */
export async function keepForHost(tx: Tx, bookingId: string, why: string, now: number): Promise<void> {
  const row = await findBooking(tx, bookingId, true);
  if (row?.status !== 'booked') return;
  const changed = await updateBooking(tx, row.id, {
    ...addEvent(row, { key: 'alone', label: `拼席取消：${why}，席位仍为你留着`, at: now, by: '系统' }),
  });
  const freeUntil = row.startAt - FREE_MS;
  const way = now <= freeUntil ? `不来了，${clockText(row.date, freeUntil)} 前取消，订金全退。` : '有变动请联系门店。';
  await tellGuest(
    tx,
    changed,
    '拼席没有成，席位还在',
    `${await placeText(tx, changed)}：${why}。你的席位照旧留着，${way}`,
    now,
  );
  await announce(tx, changed);
}
