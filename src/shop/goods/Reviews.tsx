/** 茶客说: the score and the newest three; all of them, by filter, in a sheet. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { GoodsDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Rating } from '@/ui/kit/Rating';
import { Part } from './Part';
import { ReviewCard } from './ReviewCard';
import { ReviewList } from './ReviewList';
import styles from './Reviews.module.scss';

export function Reviews({ goods }: { goods: GoodsDetail }) {
  const [all, setAll] = useState(false);
  const { card, reviews, reviewCount } = goods;
  if (reviewCount === 0) return null;
  return (
    <Part title="茶客说" extra={<Text className={styles.count}>{reviewCount} 条</Text>}>
      <View className={styles.score}>
        <Text className={styles.figure}>{card.score.toFixed(1)}</Text>
        <Rating value={card.score} label={`${card.score.toFixed(1)} 分`} />
      </View>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} goodsId={card.id} />
      ))}
      {reviewCount > reviews.length && (
        <View className={styles.foot}>
          <Button tone="quiet" onPress={() => setAll(true)}>{`查看全部 ${figure(reviewCount)} 条评价`}</Button>
        </View>
      )}
      <ReviewList goods={goods} open={all} onClose={() => setAll(false)} />
    </Part>
  );
}
