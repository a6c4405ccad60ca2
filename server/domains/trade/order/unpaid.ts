/** The numbers at 我的批发 and 渠道选货: own orders of that kind that wait to be paid. */
import type { MenuCount } from '../../people/site/menu';
import { countUnpaid } from './repository';

export const unpaidWholesale: MenuCount = (tx, memberId) => countUnpaid(tx, memberId, 'wholesale');
export const unpaidChannel: MenuCount = (tx, memberId) => countUnpaid(tx, memberId, 'channel');
