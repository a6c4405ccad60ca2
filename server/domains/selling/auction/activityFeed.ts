/** Rolling messages of auctions: who bid what, masked; bids that the server made against a maximum are left out. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { yuan } from '../../../lib/money';
import { DAY_MS } from '../../../lib/shanghai';
import { listBidsByHand } from './repository';

const MOST = 60;
const DAYS_30 = 30 * DAY_MS;

export async function auctionFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await listBidsByHand(tx, now - DAYS_30, MOST);
  return rows.map(({ id, at, amount, nickname, title }) => ({
    id,
    at,
    text: `${maskName(nickname)} 为 ${title} 出价 ¥${yuan(amount)}`,
  }));
}
