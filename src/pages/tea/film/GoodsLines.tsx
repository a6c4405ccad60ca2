/** Goods beside a film, on ink: picture, name, price; each opens its page. */
import { View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { payOf } from '@/domain/goods/offer';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Words } from '@/ui/kit/Words';
import styles from './lines.module.scss';

export const GoodsLines = ({ goods, onOpen }: { goods: readonly GoodsCard[]; onOpen: (id: string) => void }) => (
  <View>
    {goods.map(({ id, title, subtitle, cover, price, offer }) => (
      <Pressable key={id} className={styles.line} role="link" onPress={() => onOpen(id)}>
        <Picture className={styles.square} src={cover} w={240} ratio={1} alt="" />
        <View className={styles.words}>
          <Words size="name" lines={1}>
            {title}
          </Words>
          <Words size="foot" tone="inverse" lines={1}>
            {subtitle}
          </Words>
          <Price fen={payOf({ price, offer })} size="s" tone="inherit" />
        </View>
        <Icon name="next" size={16} />
      </Pressable>
    ))}
  </View>
);
