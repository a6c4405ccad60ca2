/** The numbers on the card of a promoter: who has joined today, and what is still to be settled. */
import { startOfDay } from '../../../lib/shanghai';
import { sumDays } from '../../people/income/repository';
import type { MenuCount } from '../../people/site/menu';
import { countJoined } from './repository';

export const teamNews: MenuCount = async (tx, memberId, now) => ({
  team: await countJoined(tx, memberId, startOfDay(now)),
  incomePending: (await sumDays(tx, memberId, { status: 'pending' }, 'all')).reduce((all, { count }) => all + count, 0),
});
