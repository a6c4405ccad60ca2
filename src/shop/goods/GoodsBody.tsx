/** A goods page from top to bottom: picture, price, name, choices, proof, story, others (rule 19.3). */
import { View } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Notice } from '@/ui/kit/Notice';
import { RichText } from '@/ui/kit/RichText';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Blocks } from '@/ui/shell';
import { Choices } from './Choices';
import { Attributes, Brewing } from './Facts';
import { Gallery } from './Gallery';
import { GroupOffer } from './GroupOffer';
import { Maker } from './Maker';
import { Part } from './Part';
import { PriceBlock } from './PriceBlock';
import { Reviews } from './Reviews';
import styles from './GoodsBody.module.scss';

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
      <Gallery goodsId={goods.card.id} title={goods.card.title} images={goods.images} video={goods.videoUrl} />
      {goods.state === 'off' && <Notice tone="warn">商品已下架，看看下面相近的茶</Notice>}
      <PriceBlock goods={goods} sku={sku} onCampaignEnd={onStale} />
      {goods.state === 'on' && <Choices goods={goods} sku={sku} qty={qty} onChoose={onChoose} />}
      {goods.state === 'on' && goods.group && (
        <GroupOffer offer={goods.group} title={goods.card.title} groupId={groupId} />
      )}
      <Blocks>
        <Brewing brew={goods.brew} />
        <Reviews goods={goods} />
        <Attributes attrs={goods.attrs} />
        <Maker master={goods.master} producer={goods.producer} />
        {goods.detailHtml !== '' && (
          <Part title="说说这款茶">
            <RichText html={goods.detailHtml} />
          </Part>
        )}
        {goods.similar.length > 0 && (
          <View className={styles.similar}>
            <SectionHead title="相近的" />
            <GoodsGrid goods={goods.similar} />
          </View>
        )}
      </Blocks>
    </View>
  );
}
