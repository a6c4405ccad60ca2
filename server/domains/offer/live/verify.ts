/** Proves that what is said in rooms, their counts and the books agree. An empty list means that everything does. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'live message ' || m.id || ' is a gift of ' || m.points || ' with ' || count(r.id) || ' ledger rows of it' as problem
      from live_messages m left join accounts a on a.owner_type = 'member' and a.owner_id = m.member_id and a.unit = 'points'
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'liveGift' and r.biz_id = m.id::text and r.delta = -m.points
      where m.kind = 'gift' group by m.id having count(r.id) <> 1`,
  sql`select 'live room ' || l.id || ': last place ' || l.last_seq || ', messages ' || count(m.seq) || ', last of them ' || coalesce(max(m.seq), 0) as problem
      from live_rooms l left join live_messages m on m.room_id = l.id
      group by l.id having l.last_seq <> count(m.seq) or l.last_seq <> coalesce(max(m.seq), 0)`,
  sql`select 'live room ' || room_id || ': message ' || id || ' was said before the one in front of it' as problem
      from (select id, room_id, at, lag(at) over (partition by room_id order by seq) as earlier from live_messages where seq is not null) m where at <= earlier`,
];

export const verifyLive = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
