/** The head of a list: the kinds of a class, or the rule of a coupon with what is still missing. */
import { Text } from '@tarojs/components';
import type { CategoryNode, MyCoupon } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { couponThreshold } from '@/domain/coupon/worth';
import { Stack } from '@/ui/kit/Stack';
import { useBlock } from '@/ui/shell';
import styles from './ListHead.module.scss';

/** The class that an id belongs to, with the name of the id itself; undefined without an id and until it is known, null = none. */
export function useClass(categoryId: string | undefined): { root: CategoryNode; name: string } | null | undefined {
  const tree = useBlock(
    async () => (categoryId ? call('atShop.goodsClass', {}, { hide: true }) : undefined),
    categoryId,
  );
  if (!tree) return undefined;
  const root = tree.find((node) => node.id === categoryId || node.children?.some((leaf) => leaf.id === categoryId));
  return root ? { root, name: root.children?.find((leaf) => leaf.id === categoryId)?.name ?? root.name } : null;
}

/** The whole class and its kinds, when there is a choice. */
export function kindsOf(root: CategoryNode): { id: string; label: string }[] {
  const leaves = root.children?.filter((leaf) => leaf.count > 0) ?? [];
  return leaves.length < 2
    ? []
    : [root, ...leaves].map(({ id, name }) => ({ id, label: id === root.id ? '全部' : name }));
}

/** An own coupon, and what the basket still lacks for it. `round` asks again after something was added. */
export function useOwnCoupon(
  couponId: string | undefined,
  round: number,
): { coupon: MyCoupon; lack: number } | undefined {
  const { session } = useStores();
  // Coupons and the basket on the server belong to members.
  const asks = couponId !== undefined && session.hasLogin;
  const mine = useBlock(
    async () => (asks ? call('coupon.index', { id: couponId }, { hide: true }) : undefined),
    '',
    `${couponId ?? ''}-${session.token}`,
  );
  const cart = useBlock(
    async () => (asks ? call('cartItem.index', {}, { hide: true }) : undefined),
    '',
    `${session.token}-${round}`,
  );
  const coupon = mine?.page.list[0];
  return coupon && { coupon, lack: Math.max(0, coupon.card.threshold - (cart?.goodsTotal ?? 0)) };
}

export function CouponRule({ coupon, lack }: { coupon: MyCoupon; lack: number }) {
  const { title, threshold } = coupon.card;
  const gone = { used: '该券已使用', expired: '该券已过期', void: '该券已作废', locked: '', unused: '' }[coupon.status];
  return (
    <Stack row gap={12} align="center" justify="between" className={styles.rule} role="status">
      <Text className={styles.words}>{gone || `此券可用：${title}，${couponThreshold(threshold)}`}</Text>
      {!gone && <Text className={styles.lack}>{lack > 0 ? `还差 ${shortYuan(lack)}` : '已满足'}</Text>}
    </Stack>
  );
}
