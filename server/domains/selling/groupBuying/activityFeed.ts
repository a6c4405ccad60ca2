/** Rolling messages of group buying: who opened or joined which group, masked. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { DAY_MS } from '../../../lib/shanghai';
import { listJoins } from './repository';

const MOST = 60;
const DAYS_30 = 30 * DAY_MS;

export async function groupFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await listJoins(tx, now - DAYS_30, MOST);
  return rows.map(({ id, at, nickname, title, size, leads }) => ({
    id,
    at,
    text: leads
      ? `${maskName(nickname)} 开了 ${title} 的 ${size} 人团`
      : `${maskName(nickname)} 参与了 ${title} 的拼团`,
  }));
}
