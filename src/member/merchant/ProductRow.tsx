/** One goods of the shop: what it is, where it stands, what is left of it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantProduct } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { StandingNote } from '@/domain/standing/StandingNote';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { PRODUCT_WORDS } from './labels';
import styles from './shop.module.scss';

/** Fewer are nearly gone. */
const FEW = 10;

interface ProductRowProps {
  product: MerchantProduct;
  onPress: (product: MerchantProduct) => void;
}

export function ProductRow({ product, onPress }: ProductRowProps): ReactElement {
  const { status, stock, submittedAt } = product;
  const { text, tone } = PRODUCT_WORDS[status];
  const isSold = status === 'on' || status === 'soldout' || status === 'off';
  const few = status === 'on' && stock < FEW;
  return (
    <Pressable className={styles.product} haspopup="dialog" onPress={() => onPress(product)}>
      <View className={classes(styles.cover, (status === 'soldout' || status === 'off') && styles.dim)}>
        <Picture src={product.cover} w={120} ratio={1} alt="" />
      </View>
      <View className={styles.grow}>
        <Stack row gap={6} align="center" wrap className={styles.named}>
          <Text>{product.title}</Text>
          <Tag tone={tone}>{text}</Tag>
        </Stack>
        <Text className={styles.foot}>
          {`${formatYuan(product.price)}　${
            isSold || submittedAt === undefined ? `已售 ${product.sold}` : `${formatTime(submittedAt, 'MM-DD')} 提交`
          }`}
        </Text>
        <StandingNote of={product} what="商品资料" />
        {product.reason && (
          <Words size="foot" tone="warn" block>
            {product.reason}
          </Words>
        )}
      </View>
      <Stack align="end">
        <Text className={classes(styles.pieces, few && styles.low)}>{stock}</Text>
        <Text className={classes(styles.foot, few && styles.low)}>{few ? '快卖完' : '库存'}</Text>
      </Stack>
    </Pressable>
  );
}
