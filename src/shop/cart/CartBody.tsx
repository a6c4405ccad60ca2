/** The lines by seller, the hints above them, what cannot be bought folded below. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { CartLine, CartView } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { SkuSheet } from '@/domain/goods/SkuSheet';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Swipe } from '@/ui/kit/Swipe';
import { useBlock } from '@/ui/shell';
import { CartRow } from './CartRow';
import type { useCart } from './useCart';
import styles from './CartBody.module.scss';

interface CartBodyProps {
  view: CartView;
  cart: ReturnType<typeof useCart>;
  editing: boolean;
  picked: ReadonlySet<string>;
  onPick: (id: string, on: boolean) => void;
}

export function CartBody({ view, cart, editing, picked, onPick }: CartBodyProps) {
  const { feedback } = useStores();
  const [respec, setRespec] = useState<CartLine>();
  const sellers = [...new Set(view.lines.map((line) => line.seller))];
  const empty = view.lines.length + view.invalid.length === 0;
  return (
    <View className={styles.body}>
      {cart.guest && !empty && <Notice>登录后同步，会员价也会算上</Notice>}
      {view.hints.length > 0 && !empty && <Notice>{view.hints.map((hint) => hint.value).join(' · ')}</Notice>}
      {empty && (
        <Empty
          title="篮子还空着"
          text="去挑一款今天想喝的"
          picture="cart"
          button="去逛逛"
          onPress={() => go('/pages/tea/index', {})}
        />
      )}
      {sellers.map((seller) => (
        <View key={seller} className={styles.card}>
          <Text className={styles.seller}>{seller}</Text>
          {view.lines
            .filter((line) => line.seller === seller)
            .map((line) => (
              <Swipe key={line.id} actions={[{ label: '删除', onPress: () => cart.remove([line.id]) }]}>
                <CartRow
                  line={line}
                  ticked={editing ? picked.has(line.id) : line.selected}
                  onTick={(on) => (editing ? onPick(line.id, on) : void cart.select([line.id], on))}
                  onQty={(qty) => void cart.setQty(line.id, qty)}
                  onLimit={() =>
                    feedback.toast(
                      line.limit !== undefined && line.limit <= line.stock
                        ? `限购 ${line.limit} 件`
                        : `库存仅剩 ${line.stock}`,
                    )
                  }
                  onSpec={cart.guest ? undefined : () => setRespec(line)}
                />
              </Swipe>
            ))}
        </View>
      ))}
      {view.invalid.length > 0 && (
        <View className={styles.card}>
          <View className={styles.invalidHead}>
            <Text className={styles.seller}>{`失效商品 ${view.invalid.length}`}</Text>
            <Button size="s" tone="quiet" onPress={() => cart.remove(view.invalid.map((line) => line.id))}>
              清空
            </Button>
          </View>
          {view.invalid.map((line) => (
            <InvalidRow key={line.id} line={line} />
          ))}
        </View>
      )}
      <Suggestions />
      {respec && <Respec line={respec} cart={cart} onClose={() => setRespec(undefined)} />}
    </View>
  );
}

const REASONS = { soldout: '已售罄', off: '已下架', ok: '', changed: '规格有变' } as const;

function InvalidRow({ line }: { line: CartLine }) {
  return (
    <View className={styles.invalid}>
      <View className={styles.art}>
        <Picture src={line.cover} w={120} ratio={1} alt="" />
      </View>
      <View className={styles.words}>
        <Text className={styles.title}>{line.title}</Text>
        <Text className={styles.note}>{`${line.specText} · ${REASONS[line.state]}`}</Text>
      </View>
    </View>
  );
}

function Respec({ line, cart, onClose }: { line: CartLine; cart: ReturnType<typeof useCart>; onClose: () => void }) {
  const goods = useBlock(() => call('shop.productView', { id: line.goodsId }), line.goodsId);
  if (!goods) return null;
  return (
    <SkuSheet
      goods={goods}
      open
      mode="change"
      skuId={line.skuId}
      qty={line.qty}
      onClose={onClose}
      onChange={async (sku, qty) => {
        await cart.changeSku(line.id, sku.id, qty);
        onClose();
      }}
    />
  );
}

function Suggestions() {
  const more = useBlock(() => call('shopV2.home', {}, { hide: true }));
  if (!more || more.feed.list.length === 0) return null;
  return (
    <View className={styles.more}>
      <SectionHead title="猜你喜欢" />
      <GoodsGrid goods={more.feed.list.slice(0, 10)} />
    </View>
  );
}
