/** The wire shape of a review. Other people's names are masked (rule 1.7). */
import type { ReviewRow } from '../../../../../src/contract/catalogue/schemas';
import { maskName } from '../../../../lib/mask';
import type { Level } from '../../../people/shopSettings/settings';
import { levelOf } from '../../../people/pricing/levels';
import type { ReviewRecord } from './repository';

const ANONYMOUS = { id: '0', no: '', nickname: '匿名茶友', avatar: '/images/avatar/1.webp', levelName: '' };

export const presentReview = ({ review, ...user }: ReviewRecord, levels: readonly Level[]): ReviewRow => ({
  id: review.id,
  user:
    review.anonymous || user.id === null
      ? ANONYMOUS
      : {
          id: user.id,
          no: user.no ?? '',
          nickname: maskName(user.nickname ?? ''),
          avatar: user.avatar ?? '',
          levelName: levelOf(levels, user.growth).name,
        },
  score: review.score,
  tags: review.tags,
  text: review.text,
  photos: review.photos,
  sku: review.sku,
  ...(review.reply === null ? {} : { reply: review.reply }),
  ...(review.append === null || review.appendHeld ? {} : { append: review.append }),
  at: review.at,
});
