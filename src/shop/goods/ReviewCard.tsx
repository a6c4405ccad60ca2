/** One review: who, when, which spec, stars, words, pictures; what the shop answered and what was added later. */
import { View } from '@tarojs/components';
import type { ReviewRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Person } from '@/ui/kit/Person';
import { Rating } from '@/ui/kit/Rating';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import styles from './Reviews.module.scss';

export function ReviewCard({ review, goodsId }: { review: ReviewRow; goodsId: string }) {
  return (
    <View className={styles.review}>
      <Person
        src={review.user.avatar}
        name={review.user.nickname}
        size={34}
        step="sub"
        notes={[`${formatTime(review.at, 'YYYY-MM-DD')} · ${review.sku}`]}
      >
        <Rating value={review.score} label={`${review.score} 分`} />
      </Person>
      {review.tags.length > 0 && (
        <View className={styles.tags}>
          {review.tags.map((tag) => (
            <Tag key={tag} tone="celadon">
              {tag}
            </Tag>
          ))}
        </View>
      )}
      <Words size="body" block className={styles.text}>
        {review.text}
      </Words>
      <Photos urls={review.photos} what="评价图片" most={4} goodsId={goodsId} />
      {review.reply && <Words size="sub" tone="soft" block className={styles.reply}>{`店家：${review.reply}`}</Words>}
      {review.append && <Words size="sub" tone="soft" block className={styles.reply}>{`追评：${review.append}`}</Words>}
    </View>
  );
}
