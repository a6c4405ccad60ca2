/** All reviews of a goods, by filter, page by page. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Note } from '@/ui/kit/Words';
import { useList } from '@/ui/shell';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.scss';

const FILTERS = ['all', 'photo', 'good', 'middle', 'bad', 'append'] as const;
type Filter = (typeof FILTERS)[number];
const isFilter = (text: string): text is Filter => (FILTERS as readonly string[]).includes(text);

interface ReviewListProps {
  goods: GoodsDetail;
  open: boolean;
  onClose: () => void;
}

export function ReviewList({ goods, open, onClose }: ReviewListProps) {
  return (
    <Sheet open={open} title={`茶客说 ${goods.reviewCount}`} onClose={onClose}>
      {open && <Body goodsId={goods.card.id} />}
    </Sheet>
  );
}

function Body({ goodsId }: { goodsId: string }) {
  const [filter, setFilter] = useState<Filter>('all');
  const list = useList((page) => call('shop.productReviews', { id: goodsId, filter, page }), [goodsId, filter], {
    rows: ({ page }) => page,
  });
  const tabs = list.head?.tabs ?? [];
  return (
    <View className={styles.all}>
      <ChipGroup label="评价筛选" role="radiogroup">
        {tabs
          .filter(({ id, count }) => id === 'all' || count > 0)
          .map(({ id, label, count }) => (
            <Chip key={id} role="radio" selected={id === filter} onPress={() => isFilter(id) && setFilter(id)}>
              {`${label} ${count}`}
            </Chip>
          ))}
      </ChipGroup>
      {list.status === 'loading' && list.rows.length === 0 && <Skeleton kind="list" />}
      {list.status === 'error' && list.rows.length === 0 && (
        <Empty picture="network" title="评价没有加载出来" button="重新加载" onPress={() => void list.reload()} />
      )}
      {list.status === 'ready' && list.rows.length === 0 && <Empty picture="message" title="还没有这样的评价" />}
      {list.rows.map((review) => (
        <ReviewCard key={review.id} review={review} goodsId={goodsId} />
      ))}
      {list.rows.length > 0 && (
        <View className={styles.foot}>
          {list.pager === 'end' ? (
            <Note>没有更多了</Note>
          ) : (
            <Button tone="quiet" size="s" busy={list.pager === 'loading' && '加载中'} onPress={() => void list.more()}>
              {list.pager === 'failed' ? '加载失败，点击重试' : '更多评价'}
            </Button>
          )}
        </View>
      )}
    </View>
  );
}
