/** The number at 我的团队: who has joined today. */
import { startOfDay } from '../../../lib/shanghai';
import type { MenuCount } from '../../people/site/menu';
import { countJoined } from './repository';

export const teamNews: MenuCount = (tx, memberId, now) => countJoined(tx, memberId, startOfDay(now));
