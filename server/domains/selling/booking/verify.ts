/** Invariants of bookings, holds and queues (rules 33.2 to 33.10, 34.2), in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

/** The half hours of [start_at, end_at) of something that has a room, of each part of joined rooms. */
const halves = (table: 'bookings' | 'booking_holds', where: string) =>
  sql.raw(`
  select t.id, p.part, to_char(to_timestamp(h.at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date,
    (extract(hour from to_timestamp(h.at / 1000) at time zone 'Asia/Shanghai') * 2
      + floor(extract(minute from to_timestamp(h.at / 1000) at time zone 'Asia/Shanghai') / 30))::int as slot
  from ${table} t join rooms r on r.id = t.room_id
  cross join lateral (select r.id::text as part where jsonb_array_length(r.joins) = 0
    union all select jsonb_array_elements_text(r.joins)) p
  cross join lateral generate_series(t.start_at, t.end_at - 1, 1800000) h(at) where ${where}`);

const CHECKS = [
  sql`select 'booking ' || h.id || ' has not its room at ' || h.date || ' ' || h.slot as problem
      from (${halves('bookings', "t.status in ('unpaid', 'pending', 'booked')")}) h
      where not exists (select 1 from room_slots s where s.room_id::text = h.part and s.date = h.date and s.slot_index = h.slot
        and s.taker_kind = 'booking' and s.taker_id = h.id)`,
  sql`select 'hold ' || h.id || ' has not its room at ' || h.date || ' ' || h.slot as problem
      from (${halves('booking_holds', 'true')}) h
      where not exists (select 1 from room_slots s where s.room_id::text = h.part and s.date = h.date and s.slot_index = h.slot
        and ((s.taker_kind = 'hold' and s.taker_id = h.id) or (s.taker_kind = 'booking' and exists (
          select 1 from bookings b join booking_holds k on k.member_id = b.member_id where b.id = s.taker_id and k.id = h.id))
          or (s.taker_kind = 'hold' and exists (select 1 from booking_holds o join booking_holds k on k.member_id = o.member_id
            where o.id = s.taker_id and o.wait_id is not null and k.id = h.id))))`,
  sql`select 'room ' || s.room_id || ' is taken on ' || s.date || ' ' || s.slot_index || ' by ' || s.taker_kind || ' ' || s.taker_id || ', which has it no more' as problem
      from room_slots s
      left join bookings b on s.taker_kind = 'booking' and b.id = s.taker_id
      left join booking_holds h on s.taker_kind = 'hold' and h.id = s.taker_id
      where (s.taker_kind = 'booking' and (b.id is null or b.status in ('cancelled', 'refused', 'noShow')))
        or (s.taker_kind = 'hold' and h.id is null)`,
  sql`select 'booking ' || b.no || ' is ' || b.status || ' with ' || count(p.id) || ' payments of its deposit' as problem
      from bookings b left join payments p on p.order_group = 'booking' and p.order_id = b.id and p.amount = b.deposit
        and (p.status = 'paid' or (p.status = 'refunded' and b.paid_at is not null))
      group by b.id having (b.paid_at is not null) <> (count(p.id) = 1)`,
  sql`select 'booking ' || b.no || ': refunded ' || b.refunded || ', of its payment ' || p.refunded_amount as problem
      from bookings b join payments p on p.order_group = 'booking' and p.order_id = b.id and p.amount = b.deposit
        and p.status in ('paid', 'refunded')
      where b.paid_at is not null and b.refunded <> p.refunded_amount`,
  sql`select 'booking ' || b.no || ' of ' || b.deposit || ' is ' || b.status || ' without having been paid' as problem from bookings b
      where b.deposit > 0 and b.paid_at is null and b.status not in ('unpaid', 'cancelled')`,
  sql`select 'booking ' || b.no || ' has ended with ' || (b.deposit - b.spent - b.refunded) || ' fen that are nobody''s' as problem
      from bookings b where b.status in ('finished', 'refused') and b.paid_at is not null and b.deposit <> b.spent + b.refunded`,
  sql`select 'employee ' || a.employee_id || ' serves ' || a.no || ' and ' || b.no || ' at once' as problem
      from bookings a join bookings b on b.employee_id = a.employee_id and b.id > a.id and b.start_at < a.end_at and b.end_at > a.start_at
      where a.status in ('unpaid', 'pending', 'booked', 'seated') and b.status in ('unpaid', 'pending', 'booked', 'seated')`,
  sql`select 'booking ' || b.no || ' is ' || b.status || ' without a clock' as problem from bookings b
      where b.status in ('unpaid', 'pending', 'booked') and not exists (select 1 from jobs j where j.key = b.id::text and j.done_at is null
        and j.kind = case b.status when 'unpaid' then 'booking.expire' when 'pending' then 'booking.pending' else 'booking.noShow' end)`,
  sql`select 'place ' || w.id || ' in a queue is offered ' || count(h.id) || ' times' as problem
      from waits w left join booking_holds h on h.wait_id = w.id where w.kind = 'booking'
      group by w.id having count(h.id) <> case w.state when 'offered' then 1 else 0 end`,
];

export const verifyBookings = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
