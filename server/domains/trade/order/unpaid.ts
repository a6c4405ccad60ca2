/** The numbers at 我的批发 and 渠道选货: own orders of that kind that wait to be paid. */
import type { MenuCount } from '../../people/site/menu';
import { countUnpaid } from './repository';

export const unpaidWholesale: MenuCount = async (tx, memberId) => ({
  trade: await countUnpaid(tx, memberId, 'wholesale'),
});
export const unpaidChannel: MenuCount = async (tx, memberId) => ({
  channel: await countUnpaid(tx, memberId, 'channel'),
});
