/** A goods page from top to bottom: picture, price, name, choices, then proof, story, others (rule 19.3). */
import { View } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { Notice } from '@/ui/kit/Notice';
import { later } from '@/ui/shell';
import { Choices } from './Choices';
import { GoodsGallery } from './GoodsGallery';
import { PriceBlock } from './PriceBlock';
import styles from './GoodsBody.module.scss';

const GoodsStory = later(() => import('./GoodsStory').then(({ GoodsStory: part }) => part));

interface GoodsBodyProps {
  goods: GoodsDetail;
  sku: SkuView;
  qty: number;
  /** The group that a friend asked to join. */
  groupId?: string;
  onChoose: () => void;
  /** The campaign on screen has ended: prices must be read again. */
  onStale: () => void;
}

export function GoodsBody({ goods, sku, qty, groupId, onChoose, onStale }: GoodsBodyProps) {
  return (
    <View className={styles.body}>
      <GoodsGallery goodsId={goods.card.id} title={goods.card.title} images={goods.images} video={goods.videoUrl} />
      {goods.state === 'off' && <Notice tone="warn">商品已下架，看看下面相近的茶</Notice>}
      <PriceBlock goods={goods} sku={sku} onCampaignEnd={onStale} />
      {goods.state === 'on' && <Choices goods={goods} sku={sku} qty={qty} onChoose={onChoose} />}
      <GoodsStory goods={goods} groupId={groupId} />
    </View>
  );
}
