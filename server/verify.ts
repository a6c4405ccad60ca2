/**
 * Proves that shop and books agree (rules 8.1, 9.3, 9.6, 10.5): counters, shares, payments, coupons, and what each domain says of itself. Used by tests and after a crash. Returns
 * sentences; an empty list means that everything agrees.
 */
import { sql } from 'drizzle-orm';
import type { Tx } from './db/client';
import { verifyActivities } from './domains/selling/activity/verify';
import { verifyAfterSales } from './domains/trade/afterSale/verify';
import { verifyAssets } from './domains/staff/asset/verify';
import { verifyAuctions } from './domains/selling/auction/verify';
import { verifyBookings } from './domains/selling/booking/verify';
import { verifyCellarClub } from './domains/trade/cellarClub/verify';
import { verifyCredit } from './domains/selling/channel/verify';
import { verifyCollege } from './domains/selling/college/verify';
import { verifyCollectibles } from './domains/selling/collectible/verify';
import { verifyDonations } from './domains/membership/donation/verify';
import { verifyEscrow } from './domains/trade/escrow/verify';
import { verifyGroves } from './domains/selling/grove/verify';
import { verifyGroups } from './domains/selling/groupBuying/verify';
import { verifyIncome } from './domains/people/income/verify';
import { verifyInvoices } from './domains/membership/invoice/verify';
import { verifyLive } from './domains/offer/live/verify';
import { rowsOf, verifyLedgers } from './domains/people/ledger/verify';
import { verifyQuotes } from './domains/staff/quote/verify';
import { verifyReports } from './domains/staff/report/verify';
import { verifyStockTakes } from './domains/staff/stockTake/verify';
import { verifyTeams } from './domains/membership/team/verify';
import { verifyReleases } from './domains/selling/release/verify';
import { verifySellers } from './domains/selling/merchant/verify';
import { verifyRecharges } from './domains/membership/wallet/verify';
import { verifyWarehouse } from './domains/trade/warehouse/verify';
import { verifyWithdrawals } from './domains/people/withdrawal/verify';

const PAID = sql`('grouping', 'paid', 'pickup', 'partial', 'shipped', 'received', 'finished', 'refunded')`;

const CHECKS = [
  sql`select 'sku ' || s.id || ': locked ' || s.locked || ', unpaid orders hold ' || h.sold || ', open documents ' || h.out as problem
      from skus s cross join lateral (select
        (select coalesce(sum(l.qty - l.back_qty), 0) from order_lines l join orders o on o.id = l.order_id and o.status = 'unpaid'
          where l.sku_id = s.id) as sold,
        (select coalesce(sum(l.qty), 0) from stock_document_lines l join stock_documents d on d.id = l.document_id
          where l.sku_id = s.id and d.kind in ('transfer', 'use', 'loss', 'lossAdjust') and d.status in ('pending', 'picking', 'checking')) as out) h
      where s.locked <> h.sold + h.out`,
  sql`select 'sku ' || id || ': stock ' || stock || ', locked ' || locked as problem from skus where stock < 0 or locked < 0 or locked > stock`,
  sql`select 'order ' || o.no || ': payable ' || o.payable || ', lines and freight ' || (sum(l.paid) + (o.amounts->>'freight')::bigint - (o.amounts->>'vipOff')::bigint) as problem
      from orders o join order_lines l on l.order_id = o.id group by o.id
      having o.payable <> sum(l.paid) + (o.amounts->>'freight')::bigint - (o.amounts->>'vipOff')::bigint or o.payable <> (o.amounts->>'payable')::bigint`,
  sql`select 'order ' || o.no || ': the shares of its lines do not add up to its amounts' as problem
      from orders o join order_lines l on l.order_id = o.id group by o.id
      having sum(l.member_off) <> (o.amounts->>'memberOff')::bigint or sum(l.campaign_off) <> (o.amounts->>'campaignOff')::bigint
        or sum(l.coupon_off) <> (o.amounts->>'couponOff')::bigint or sum(l.points_off) <> (o.amounts->>'pointsOff')::bigint
        or sum(l.price * l.qty) <> (o.amounts->>'goods')::bigint or min(l.paid) < 0`,
  sql`select 'order ' || o.no || ' is ' || o.status || ' with ' || count(p.id) || ' payments that hold' as problem
      from orders o left join payments p on p.order_group = 'order' and p.order_id = o.id
        and (p.status = 'paid' or (p.status = 'refunded' and o.status = 'refunded')) and p.amount = o.payable
      group by o.id having (o.status in ${PAID}) <> (count(p.id) = 1)`,
  sql`select 'payment ' || p.no || ' was made from the wallet without a ledger row of its amount' as problem
      from payments p join orders o on o.id = p.order_id
      left join accounts a on a.owner_type = 'member' and a.owner_id = p.member_id and a.unit = 'money'
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'orderPay' and r.biz_id = o.id::text and r.delta = -p.amount
      where p.channel = 'wallet' and p.status in ('paid', 'refunded') and p.amount > 0 and r.id is null`,
  sql`select 'order ' || o.no || ' is paid from the books but not by a payment' as problem
      from ledger_rows r join accounts a on a.id = r.account_id and a.owner_type = 'member' join orders o on o.id::text = r.biz_id
      where r.unit = 'money' and r.biz_type = 'orderPay'
        and not exists (select 1 from payments p where p.order_id = o.id and p.channel = 'wallet' and p.status in ('paid', 'refunded'))`,
  sql`select 'order ' || o.no || ' used ' || o.points_used || ' points, its rows say ' || coalesce(sum(-r.delta), 0) as problem
      from orders o
      left join accounts a on a.owner_type = 'member' and a.owner_id = o.member_id and a.unit = 'points'
      left join ledger_rows r on r.account_id = a.id and r.biz_type in ('orderPay', 'orderRefund') and r.biz_id = o.id::text
      where o.status <> 'refunded'
      group by o.id having coalesce(sum(-r.delta), 0) <> case when o.status = 'cancelled' then 0 else o.points_used end`,
  sql`select 'coupon ' || c.id || ' is ' || c.status || ', its order is ' || coalesce(o.status, 'none') as problem
      from member_coupons c left join (select id, status, member_coupon_id from orders
        union all select id, status, member_coupon_id from course_orders) o on o.id = c.order_id and o.member_coupon_id = c.id
      left join table_sessions t on t.id = c.order_id and t.coupon_id = c.id
      where (c.status = 'locked' and o.status is distinct from 'unpaid' and (t.status is null or t.status in ('paid', 'closed')))
        or (c.status = 'used' and c.used_at is null and (o.status is null or o.status not in ${PAID}) and (t.status is null or t.status not in ('paid', 'closed')))
        or (c.used_at is not null and (c.status <> 'used' or c.order_id is not null))`,
  sql`select 'campaign ' || c.campaign_id || ' sku ' || c.sku_id || ': sold ' || c.sold || ' of ' || c.stock as problem
      from campaign_skus c where c.sold < 0 or c.sold > c.stock`,
  sql`select 'member ' || o.member_id || ' has ' || sum(l.qty - l.returned_qty) || ' pieces of goods ' || l.goods_id || ' at event ' || l.activity_id as problem
      from order_lines l join orders o on o.id = l.order_id
      join activity_goods g on g.activity_id = l.activity_id and g.goods_id = l.goods_id
      where o.status not in ('cancelled', 'refunded')
      group by o.member_id, l.goods_id, l.activity_id, g.per_member having sum(l.qty - l.returned_qty) > g.per_member`,
  sql`select 'red packet ' || p.id || ' is ' || case when p.opened_at is null then 'closed' else 'open' end || ' with ' || count(r.id) || ' ledger rows of its value' as problem
      from red_packets p
      left join accounts a on a.owner_type = 'member' and a.owner_id = p.member_id and a.unit = p.kind
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'redPacket' and r.biz_id = p.id::text and r.delta = p.value
      group by p.id having (p.opened_at is not null) <> (count(r.id) = 1)`,
  sql`select 'red packet ' || p.id || ' stands for order ' || p.order_id || ', which is ' || coalesce(o.status, 'nowhere') as problem
      from red_packets p left join orders o on o.id = p.order_id and o.member_id = p.member_id
      where p.order_id is not null and (o.received_at is null or (o.status = 'refunded' and p.opened_at is null))`,
  sql`select 'rain ' || r.id || ' says ' || r.drawn || ' packets of ' || r.given || ', there are ' || count(p.id) || ' of ' || coalesce(sum(p.value), 0) as problem
      from red_packet_rains r left join red_packets p on p.rain_id = r.id and p.opened_at is not null and p.kind = 'money'
      group by r.id having r.drawn <> count(p.id) or r.given <> coalesce(sum(p.value), 0)`,
  sql`select 'order ' || o.no || ' has an unpaid clock but no job' as problem from orders o
      where o.status = 'unpaid' and not exists (select 1 from jobs j where j.kind = 'order.expire' and j.key = o.id::text and j.done_at is null)`,
];

const PARTS = [
  verifyLedgers,
  (tx: Tx) => rowsOf(tx, CHECKS),
  verifyActivities,
  verifyAfterSales,
  verifyEscrow,
  verifyAssets,
  verifyStockTakes,
  verifyBookings,
  verifyCellarClub,
  verifyWarehouse,
  verifyGroves,
  verifySellers,
  verifyCredit,
  verifyIncome,
  verifyRecharges,
  verifyWithdrawals,
  verifyReleases,
  verifyTeams,
  verifyReports,
  verifyDonations,
  verifyInvoices,
  verifyAuctions,
  verifyGroups,
  verifyCollectibles,
  verifyCollege,
  verifyLive,
  verifyQuotes,
];

export async function verifyShop(tx: Tx): Promise<string[]> {
  const problems: string[] = [];
  for (const verify of PARTS) problems.push(...(await verify(tx)));
  return problems;
}
