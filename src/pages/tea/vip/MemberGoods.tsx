/** 会员专享价: ten goods at the own price, side by side. */
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { MemberPrice, Price } from '@/ui/kit/Price';
import { Section } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './MemberGoods.module.scss';

const MOST = 10;

export function MemberGoods() {
  const answer = useBlock(() => call('shop.productIndex', { scene: 'vip', inStock: true }, { hide: true }));
  const goods = answer?.page.list.slice(0, MOST) ?? [];
  if (goods.length === 0) return null;
  return (
    <Section title="会员专享价" more="更多" onMore={() => go('/shop/pages/list', { scene: 'vip' })}>
      <Strip>
        <View className={styles.row}>
          {goods.map((one) => (
            <Pressable
              key={one.id}
              className={styles.goods}
              role="link"
              onPress={() => go('/shop/pages/goods', { id: one.id })}
            >
              <Picture className={styles.cover} src={one.cover} w={375} ratio={1} alt="" />
              <Text className={styles.title}>{one.title}</Text>
              <View className={styles.price}>
                {one.offer ? <MemberPrice fen={one.offer.price} /> : <Price fen={one.price} size="s" />}
              </View>
              {one.offer && <Note className={styles.was}>{shortYuan(one.price)}</Note>}
            </Pressable>
          ))}
        </View>
      </Strip>
    </Section>
  );
}
