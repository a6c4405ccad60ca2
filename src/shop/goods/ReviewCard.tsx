/** One review: who, when, which spec, stars, words, pictures; what the shop answered and what was added later. */
import { View } from '@tarojs/components';
import type { ReviewRow } from '@/contract';
import { go } from '@/core/routes';
import { formatTime } from '@/core/lib/time';
import { Avatar } from '@/ui/kit/Avatar';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Rating } from '@/ui/kit/Rating';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import styles from './Reviews.module.scss';

export function ReviewCard({ review, goodsId }: { review: ReviewRow; goodsId: string }) {
  return (
    <View className={styles.review}>
      <View className={styles.who}>
        <Avatar src={review.user.avatar} size={34} alt="" />
        <View className={styles.name}>
          <Words size="sub">{review.user.nickname}</Words>
          <Note>{`${formatTime(review.at, 'YYYY-MM-DD')} · ${review.sku}`}</Note>
        </View>
        <Rating value={review.score} label={`${review.score} 分`} />
      </View>
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
      {review.photos.length > 0 && (
        <View className={styles.photos}>
          {review.photos.slice(0, 4).map((photo, at) => (
            <Pressable
              key={photo}
              className={styles.photo}
              label={`查看评价图片 ${at + 1}`}
              onPress={() => go('/shop/pages/imgshow', { goodsId, kind: 'reviews', urls: review.photos, index: at })}
            >
              <Picture src={photo} w={240} ratio={1} alt="" />
            </Pressable>
          ))}
        </View>
      )}
      {review.reply && <Words size="sub" tone="soft" block className={styles.reply}>{`店家：${review.reply}`}</Words>}
      {review.append && <Words size="sub" tone="soft" block className={styles.reply}>{`追评：${review.append}`}</Words>}
    </View>
  );
}
