/** The head of a list: the kinds of a class, or the rule of a coupon with what is still missing. */
import { View, Text } from '@tarojs/components';
import type { CategoryNode } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go, replace } from '@/core/routes';
import { couponThreshold } from '@/domain/coupon/CouponTicket';
import { Chips } from '@/ui/kit/Chip';
import { useBlock } from '@/ui/shell';
import styles from './ListHead.module.scss';

/** The class that an id belongs to, with the name of the id itself; undefined without an id and until it is known. */
export function useClass(categoryId: string | undefined): { root: CategoryNode; name: string } | undefined {
  const tree = useBlock(async () => (categoryId ? call('atShop.goodsClass', {}, { hide: true }) : []), categoryId);
  const root = tree?.find((node) => node.id === categoryId || node.children?.some((leaf) => leaf.id === categoryId));
  return root && { root, name: root.children?.find((leaf) => leaf.id === categoryId)?.name ?? root.name };
}

export function ClassChips({ root, categoryId }: { root: CategoryNode; categoryId: string }) {
  const leaves = root.children?.filter((leaf) => leaf.count > 0) ?? [];
  if (leaves.length < 2) return null;
  return (
    <View className={styles.chips}>
      <Chips
        label="小类"
        items={[{ id: root.id, label: '全部' }, ...leaves.map((leaf) => ({ id: leaf.id, label: leaf.name }))]}
        current={categoryId}
        onChange={(id) => replace('/shop/pages/list', { categoryId: id })}
      />
    </View>
  );
}

/** `couponId` may name a template or an own coupon; what is in the basket counts towards it. */
export function CouponRule({ couponId }: { couponId: string }) {
  const mine = useBlock(() => call('coupon.index', { id: couponId }, { hide: true }), couponId);
  const cart = useBlock(() => call('cartItem.index', {}, { hide: true }));
  const coupon = mine?.page.list[0]?.card;
  if (!coupon) return null;
  const used = mine?.page.list[0]?.status === 'used';
  const lack = Math.max(0, coupon.threshold - (cart?.goodsTotal ?? 0));
  return (
    <View className={styles.rule}>
      <Text className={styles.words}>
        {used ? '该券已使用' : `此券可用：${coupon.title}，${couponThreshold(coupon.threshold)}`}
      </Text>
      {!used && (
        <Text className={styles.lack} onClick={() => go('/shop/pages/cart/index')}>
          {lack > 0 ? `还差 ${formatYuan(lack, { short: true })}` : '已满足，去结算'}
        </Text>
      )}
    </View>
  );
}
