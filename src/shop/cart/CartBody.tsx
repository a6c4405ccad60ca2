/** The lines by seller, the hints above them, what cannot be bought folded below. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { CartLine, CartView } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { NewGiftCard } from '@/domain/member/NewGiftCard';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Strip } from '@/ui/kit/Strip';
import { Swipe } from '@/ui/kit/Swipe';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Below, Blocks, later, Rows, useBlock } from '@/ui/shell';
import { CartRow } from './CartRow';
import { InvalidLines } from './InvalidLines';
import { limitText, type Cart } from '@/domain/cart/useCart';
import styles from './CartBody.module.scss';

const TakeCoupons = later(() => import('@/domain/coupon/TakeCoupons').then(({ TakeCoupons: part }) => part));
const GoodsGrid = later(() => import('@/domain/goods/GoodsGrid').then(({ GoodsGrid: part }) => part));
const GiftLadder = later(() => import('./GiftLadder').then(({ GiftLadder: part }) => part));
const Respec = later(() => import('./Respec').then(({ Respec: part }) => part));

interface CartBodyProps {
  view: CartView;
  cart: Cart;
  /** Lines picked in the edit mode; undefined while ticks mean buying. */
  picked: ReadonlySet<string> | undefined;
  onPick: (id: string, on: boolean) => void;
  onRemove: (ids: readonly string[]) => void;
}

export function CartBody({ view, cart, picked, onPick, onRemove }: CartBodyProps) {
  const { feedback } = useStores();
  const [respec, setRespec] = useState<CartLine>();
  const [taking, setTaking] = useState(false);
  const [ladder, setLadder] = useState(false);
  const sellers = [...new Set(view.lines.map((line) => line.seller))];
  if (view.lines.length + view.invalid.length === 0)
    return (
      <View className={styles.body}>
        <Empty
          title="篮子还空着"
          text="去挑一款今天想喝的"
          picture="cart"
          button="去逛逛"
          onPress={() => go('/pages/tea/index', {})}
        />
        {!cart.guest && <Footprints />}
        <Suggestions />
      </View>
    );
  return (
    <View className={styles.body}>
      <Slot>
        {cart.guest && <Notice>登录后同步，会员价也会算上</Notice>}
        {cart.queued > 0 && <Notice tone="warn">没有网络，改动记下了，联网后自动同步</Notice>}
        <NewGiftCard />
        {view.hints.length > 0 && (
          <View className={styles.hints}>
            <Notice onPress={view.gifts.length > 0 ? () => setLadder(true) : undefined}>
              {view.hints.map((hint) => hint.value).join(' · ')}
            </Notice>
          </View>
        )}
      </Slot>
      <Blocks>
        <Blocks>
          {sellers.map((seller, at) => (
            <Card key={seller} place="next" clip>
              <View className={styles.head}>
                <Text className={styles.seller}>{seller}</Text>
                {at === 0 && (
                  <Pressable className={styles.take} onPress={() => setTaking(true)}>
                    <Text>领券</Text>
                  </Pressable>
                )}
              </View>
              <Rows
                rows={view.lines.filter((line) => line.seller === seller)}
                keyOf={(line) => line.id}
                render={(line) => (
                  <Swipe actions={[{ label: '删除', onPress: () => onRemove([line.id]) }]}>
                    <CartRow
                      line={line}
                      ticked={picked ? picked.has(line.id) : line.selected}
                      onTick={(on) => (picked ? onPick(line.id, on) : void cart.select([line.id], on))}
                      onQty={(qty) => void cart.setQty(line.id, qty)}
                      onLimit={() => feedback.toast(limitText(line))}
                      onSpec={() => setRespec(line)}
                    />
                  </Swipe>
                )}
              />
            </Card>
          ))}
        </Blocks>
        <Slot>
          {view.invalid.length > 0 && (
            <Below>
              <InvalidLines lines={view.invalid} onClear={() => onRemove(view.invalid.map((line) => line.id))} />
            </Below>
          )}
        </Slot>
        <Suggestions />
      </Blocks>
      <Slot>
        {respec && <Respec key={respec.id} line={respec} cart={cart} onClose={() => setRespec(undefined)} />}
        <GiftLadder gifts={view.gifts} open={ladder} onClose={() => setLadder(false)} />
        <Coupons open={taking} onClose={() => setTaking(false)} />
      </Slot>
    </View>
  );
}

/** Asked for when somebody wants to see them. */
function Coupons({ open, onClose }: { open: boolean; onClose: () => void }) {
  const coupons = useBlock(async () => (open ? call('marketing.couponType', {}) : undefined), '', String(open));
  return <TakeCoupons coupons={coupons?.list ?? []} open={open && coupons !== undefined} onClose={onClose} />;
}

/** What was looked at last leads back sooner than any suggestion. */
function Footprints() {
  const seen = useBlock(() => call('footprint.index', {}, { hide: true }));
  const rows = seen?.list.filter(({ state }) => state === 'ok').slice(0, 8) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title="最近看过">
      <Strip>
        <View className={styles.steps}>
          {rows.map(({ id, targetId, title, cover, price }) => (
            <Pressable
              key={id}
              className={styles.seen}
              role="link"
              onPress={() => go('/shop/pages/goods', { id: targetId })}
            >
              <Thumb src={cover} size={104} />
              <Words size="sub" lines={1} block className={styles.name}>
                {title}
              </Words>
              {price !== undefined && <Price fen={price} size="s" />}
            </Pressable>
          ))}
        </View>
      </Strip>
    </Section>
  );
}

function Suggestions() {
  const more = useBlock(() => call('shopV2.home', {}, { hide: true }));
  if (!more || more.feed.list.length === 0) return null;
  return (
    <Section title="猜你喜欢">
      <GoodsGrid goods={more.feed.list.slice(0, 10)} />
    </Section>
  );
}
