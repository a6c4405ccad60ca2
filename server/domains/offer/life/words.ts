/** Words no post and no comment may carry: trade outside the shop, fraud, insults. */
import { refuse } from '../../../http/errors';
import { isBlockedPost } from '../../../lib/words';

export function checkWords(text: string): void {
  if (isBlockedPost(text)) throw refuse('内容未通过审核', { field: 'text' });
}
