/** Of the tea that is sold in groups, as many pieces as orders hold; the demo world has also sold some that no order tells of. */
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../server/domains/people/ledger/verify';
import type { TestServer } from '../harness';

const SOLD = sql`select 'campaign sku ' || c.campaign_id || '/' || c.sku_id || ': sold ' || c.sold || ', orders hold ' || coalesce(sum(l.qty), 0) as problem
    from campaign_skus c join campaigns k on k.id = c.campaign_id and k.type = 'group'
    left join (order_lines l join orders o on o.id = l.order_id and o.status not in ('cancelled', 'refunded'))
      on o.campaign_id = c.campaign_id and l.sku_id = c.sku_id and not l.gift
    group by c.campaign_id, c.sku_id, c.sold having c.sold <> coalesce(sum(l.qty), 0)`;

export const problemsOfSold = (app: TestServer): Promise<string[]> => rowsOf(app.db, [SOLD]);
