/** One line: tick, picture, words, price, how many. Swiping shows the ways out of the basket. */
import { View, Text } from '@tarojs/components';
import type { CartLine } from '@/contract';
import { go } from '@/core/routes';
import { OfferTag, payOf, wasOf } from '@/domain/goods/offer';
import { Check } from '@/ui/kit/Check';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stepper } from '@/ui/kit/Stepper';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import styles from './CartRow.module.scss';

interface CartRowProps {
  line: CartLine;
  /** In the edit mode the tick chooses what to remove, not what to buy. */
  ticked: boolean;
  onTick: (on: boolean) => void;
  onQty: (qty: number) => void;
  onLimit: () => void;
  onSpec: () => void;
}

export function CartRow({ line, ticked, onTick, onQty, onLimit, onSpec }: CartRowProps) {
  const most = Math.min(line.stock, line.limit ?? line.stock);
  return (
    <View className={styles.row}>
      <Check checked={ticked} label={`选择${line.title}`} onChange={onTick} />
      <Pressable
        className={styles.art}
        role="link"
        label={line.title}
        onPress={() => go('/shop/pages/goods', { id: line.goodsId, skuId: line.skuId })}
      >
        <Picture src={line.cover} w={240} ratio={1} alt="" />
      </Pressable>
      <View className={styles.body}>
        <Words size="body" medium lines={1} block>
          {line.title}
        </Words>
        <View className={styles.what}>
          <Pressable className={styles.spec} label={`规格 ${line.specText}，更换`} onPress={onSpec}>
            <Text className={styles.specText}>{line.specText}</Text>
            <Icon name="down" size={14} />
          </Pressable>
          <OfferTag offer={line.offer} />
          {line.tip && <Tag tone={line.tip.startsWith('已降价') ? 'celadon' : 'warn'}>{line.tip}</Tag>}
        </View>
        <View className={styles.foot}>
          <Price fen={payOf(line)} was={wasOf(line)} size="s" />
          <Stepper
            value={line.qty}
            min={line.moq}
            max={Math.max(line.moq, most - (most % line.multiple))}
            step={line.multiple}
            label={`${line.title}的数量`}
            onChange={onQty}
            onLimit={onLimit}
          />
        </View>
      </View>
    </View>
  );
}
