/** The shared cart over the menu: whose it is, what it comes to, one way on; news of the others stands above it for a while. */
import { View } from '@tarojs/components';
import type { SeatCart } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import { Faces } from '../seat/Faces';
import { byPerson } from '../seat/taps';
import type { Cart } from '../seat/useCart';
import styles from './CartPill.module.scss';

interface CartPillProps {
  cart: SeatCart;
  news: Cart['news'];
  waiting: number;
  onOpen: () => void;
}

export function CartPill({ cart, news, waiting, onOpen }: CartPillProps) {
  const people = byPerson(cart.lines, undefined).map(({ by }) => by);
  const note =
    waiting > 0
      ? `${waiting} 次改动等网络`
      : people.length > 1
        ? `${cart.qty} 件，${people.length} 人点的`
        : `${cart.qty} 件`;
  return (
    <View className={styles.float}>
      <View aria-live="polite">
        <Slot>
          {news && (
            <View className={styles.news}>
              <Avatar src={news.by.avatar} name={news.by.nickname} size={26} />
              <Words size="sub">{news.text}</Words>
            </View>
          )}
        </Slot>
      </View>
      {cart.qty > 0 && (
        <View className={styles.pill}>
          <Pressable className={styles.sum} onPress={onOpen} haspopup="dialog">
            <Faces people={people} size={30} />
            <View className={styles.words}>
              <Price fen={cart.total} exact tone="inherit" />
              <Words size="caption" className={styles.note}>
                {note}
              </Words>
            </View>
          </Pressable>
          <Button size="l" onPress={onOpen}>
            去下单
          </Button>
        </View>
      )}
    </View>
  );
}
