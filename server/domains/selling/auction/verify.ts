/** Proves from SQL that auctions and books agree (rules 11.1, 13.2). Sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { rowsOf } from '../../people/ledger/verify';

const CHECKS = [
  sql`select 'auction ' || b.auction_id || ' bid ' || b.seq || ': ' || b.amount || ' after ' || b.before as problem
      from (select auction_id, seq, amount, lag(amount) over (partition by auction_id order by seq) as before,
              lag(at) over (partition by auction_id order by seq) as before_at, at,
              lag(seq) over (partition by auction_id order by seq) as before_seq
            from auction_bids) b join auctions a on a.campaign_id = b.auction_id
      where (b.before is not null and (b.amount < b.before + a.step or b.at < b.before_at or b.seq <> b.before_seq + 1))
        or (b.before is null and (b.amount < a.start_price or b.seq <> 1))`,
  sql`select 'auction ' || a.campaign_id || ': current ' || a.current || ' of ' || coalesce(a.leader_id::text, 'nobody')
        || ', last bid ' || coalesce(l.amount, 0) || ', bids ' || a.bid_count as problem
      from auctions a left join lateral (
        select amount, member_id, seq from auction_bids b where b.auction_id = a.campaign_id order by seq desc limit 1) l on true
      where a.current <> coalesce(l.amount, 0) or a.leader_id is distinct from l.member_id or a.bid_count <> coalesce(l.seq, 0)`,
  sql`select 'auction ' || b.auction_id || ': ' || b.member_id || ' bid above the own maximum' as problem
      from auction_bids b left join auction_entries e on e.auction_id = b.auction_id and e.member_id = b.member_id
      where e.id is null or b.amount > e.max_amount or e.state = 'unpaid'`,
  sql`select 'auction ' || a.campaign_id || ': the leader has ' || a.leader_max || ', somebody wanted ' || e.max_amount as problem
      from auctions a join auction_entries e on e.auction_id = a.campaign_id and e.member_id <> a.leader_id
      where e.max_amount > a.leader_max`,
  sql`select 'member ' || a.owner_id || ': frozen ' || a.frozen || ', deposits hold ' || coalesce(sum(e.deposit), 0) as problem
      from accounts a left join auction_entries e on e.member_id = a.owner_id and e.state = 'held' and not e.exempt
      where a.owner_type = 'member' and a.unit = 'money'
        and not exists (select 1 from ledger_rows r where r.account_id = a.id and r.biz_type = 'withdraw'
          and not exists (select 1 from ledger_rows k where k.account_id = a.id and k.biz_type = 'withdrawBack' and k.biz_id = r.biz_id))
      group by a.id having a.frozen <> coalesce(sum(e.deposit), 0)`,
  sql`select 'deposit ' || e.id || ' is ' || e.state || ', its rows say ' || coalesce(string_agg(r.biz_type, ','), 'nothing') as problem
      from auction_entries e
      left join accounts a on a.owner_type = 'member' and a.owner_id = e.member_id and a.unit = 'money'
      left join ledger_rows r on r.account_id = a.id and r.biz_id = e.id::text and r.biz_type in ('deposit', 'depositBack', 'forfeit')
      where e.deposit > 0 group by e.id
      having count(*) filter (where r.biz_type = 'deposit') <> case when e.state = 'unpaid' or e.exempt then 0 else 1 end
        or count(*) filter (where r.biz_type = 'depositBack') <> case when e.state = 'back' and not e.exempt then 1 else 0 end
        or count(*) filter (where r.biz_type = 'forfeit') <> case when e.state = 'forfeit' and not e.exempt then 1 else 0 end`,
  sql`select 'lot ' || o.campaign_id || ' was paid ' || count(*) || ' times' as problem from orders o
      where o.kind = 'auction' and o.paid_at is not null and o.status <> 'refunded' group by o.campaign_id having count(*) > 1`,
  sql`select 'auction ' || a.campaign_id || ' is over, deposit ' || e.id || ' of a loser is still held' as problem
      from auctions a join auction_entries e on e.auction_id = a.campaign_id and e.state = 'held'
      where a.state <> 'open' and e.member_id is distinct from a.leader_id`,
];

export const verifyAuctions = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);
