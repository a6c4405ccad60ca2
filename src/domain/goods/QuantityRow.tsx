/** A goods to be taken at once: picture and words open it, steps or 选规格 beside its price (分类选购, 门店货架). */
import { Text, View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { Badge } from '@/ui/kit/Badge';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stepper } from '@/ui/kit/Stepper';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { OfferTag, payOf, wasOf } from './offer';
import { useRemind } from './useRemind';
import styles from './QuantityRow.module.scss';

interface QuantityRowProps {
  goods: GoodsCard;
  /** Pieces in the basket, over all specifications. */
  qty: number;
  /** What can be had here; 0 offers 到货提醒. */
  stock: number;
  /** 仅剩 3 件. */
  note?: string;
  /** A price of its own in place of the member's, with the one it stands against. */
  offer?: { fen: number; was: number; label: string };
  /** The most that may be taken of it; what is in stock unless given. */
  most?: number;
  /** Beside the title: 样品B. */
  tag?: string;
  onStep: (skuId: string, qty: number) => void;
  onSpec: () => void;
  /** Plus at the maximum. */
  onLimit: () => void;
}

export function QuantityRow(props: QuantityRowProps) {
  const { goods, qty, stock, note, offer, most = stock, tag, onStep, onSpec, onLimit } = props;
  const { id, title, subtitle, cover, singleSkuId, minQty = 1 } = goods;
  const remind = useRemind('stock', id);
  return (
    <View className={styles.row}>
      <Pressable className={styles.open} role="link" onPress={() => go('/shop/pages/goods', { id })}>
        <Picture className={styles.art} src={cover} w={240} ratio={1} alt="" />
        <View className={styles.words}>
          <Words size="name">{title}</Words>
          <Text className={styles.note}>{subtitle}</Text>
          {note && <Text className={styles.few}>{note}</Text>}
          {minQty > 1 && <Text className={styles.few}>{`${minQty} 件起购`}</Text>}
          {tag && (
            <View className={styles.tag}>
              <Tag tone="celadon">{tag}</Tag>
            </View>
          )}
        </View>
      </Pressable>
      <View className={styles.foot}>
        <View className={styles.price}>
          <Price fen={offer?.fen ?? payOf(goods)} was={offer ? offer.was : goods.offer && wasOf(goods)} size="s" />
          {(offer || goods.offer) && (
            <View className={styles.tag}>
              {offer ? <Tag tone="accent">{offer.label}</Tag> : <OfferTag offer={goods.offer} />}
            </View>
          )}
        </View>
        {stock <= 0 ? (
          <Button size="s" tone="quiet" label={`到货提醒，${title}`} onPress={remind}>
            到货提醒
          </Button>
        ) : !singleSkuId ? (
          <View className={styles.spec}>
            <Button size="s" tone="line" label={`选规格，${title}`} onPress={onSpec}>
              选规格
            </Button>
            {qty > 0 && <Badge count={qty} className={styles.badge} label={`已选 ${qty} 件`} />}
          </View>
        ) : qty === 0 ? (
          <IconButton
            icon="plus"
            tone="sunken"
            label={minQty > 1 ? `加${title}，${minQty} 件起购` : `加一件${title}`}
            onPress={() => onStep(singleSkuId, minQty)}
          />
        ) : (
          <Stepper
            value={qty}
            min={0}
            max={most}
            label={`${title}的数量`}
            // Below the least that is sold there is nothing.
            onChange={(next) => onStep(singleSkuId, next < minQty ? 0 : next)}
            onLimit={onLimit}
          />
        )}
      </View>
    </View>
  );
}
