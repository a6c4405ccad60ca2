/** Words no nickname and no plaque may carry: they pretend to speak for the shop, or insult. */
import { cleanName } from '../../../../src/core/lib/typed';
import { refuse } from '../../../http/errors';
import { isBlockedName } from '../../../lib/words';

/** `shop`: what it calls itself. */
export const isBlocked = isBlockedName;

export function checkNickname(nickname: string, shop: string): void {
  const { length } = [...cleanName(nickname)];
  if (length < 2 || length > 16) throw refuse('昵称需为2-16个字', { field: 'nickname' });
  if (isBlocked(nickname, shop)) throw refuse('昵称含有不可用的词语，请换一个', { field: 'nickname' });
}
