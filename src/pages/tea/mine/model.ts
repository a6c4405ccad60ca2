/** What 我的 shows of a member: numbers as texts, the way to the next level, what its menu holds. Pure. */
import type { Member, MineGroup } from '@/contract';
import { exactText, figure } from '@/core/lib/money';
import { discountText } from '@/domain/member/levels';

/** Numbers of a visitor. */
export const NOTHING = '—';
const count = (value: number | undefined): string => (value === undefined ? NOTHING : figure(value));

/** The figure of the red packets that wait; it opens their sheet. */
export const PACKETS = 'packets';

export interface Figure {
  key: string;
  label: string;
  value: string;
  /** Own route. */
  route: string;
}

const money = (fen: number | undefined): string => (fen === undefined ? NOTHING : exactText(fen));

export interface Saved {
  collects: number;
  footprints: number;
}
/** What stands in the head. */
export const savedOf = (saved: Saved | undefined, member: Member | undefined, packets?: number): Figure[] => [
  { key: 'collects', label: '收藏', value: count(saved?.collects), route: '/shop/pages/collection/index' },
  { key: 'footprints', label: '足迹', value: count(saved?.footprints), route: '/shop/pages/footprint/index' },
  { key: 'coins', label: '瓜瓜币', value: count(member?.coins), route: '/tea/pages/my-ggb' },
  { key: PACKETS, label: '红包', value: count(packets), route: '/income/pages/redbag' },
];

/** The four squares; the cellar may be left out by the shop. */
export const assetsOf = (member: Member | undefined, hidden: readonly string[] = []) =>
  (
    [
      { key: 'balance', icon: 'wallet', label: '钱包', value: money(member?.balance), route: '/pages/tea/my-money' },
      {
        key: 'coupons',
        icon: 'coupon',
        label: '券包',
        value: member ? `${count(member.couponCount)} 张` : NOTHING,
        route: '/outbound/pages/myouponlist',
      },
      { key: 'points', icon: 'points', label: '积分', value: count(member?.points), route: '/pages/tea/my-point' },
      { key: 'escrow', icon: 'jar', label: '茶窖', value: '存茶取茶', route: '/outbound/pages/escrow' },
    ] as const
  ).filter(({ key }) => !hidden.includes(key));

/** What somebody without a second role may become. */
export const joinsOf = (hidden: readonly string[] = []) =>
  (
    [
      { key: 'income', icon: 'share', label: '推广', route: '/income/pages/index' },
      { key: 'market', icon: 'crates', label: '批发', route: '/pages/tea/wholesale' },
      { key: 'identity', icon: 'store', label: '入驻', route: '/member/pages/wholesale/index' },
    ] as const
  ).filter(({ key }) => !hidden.includes(key));

const ROLES = ['staff', 'merchant', 'wholesaler', 'channel', 'team'];
/** Whether a card of a role is on its way, so that its room can be held. */
export const hasRole = (member: Pick<Member, 'roles'> | undefined): boolean =>
  member?.roles.some((role) => ROLES.includes(role)) ?? false;

/** Entries of a place, with those of its groups that have a page. */
export const groupsAt = (
  groups: readonly MineGroup[],
  place: MineGroup['place'],
  canOpen: (route: string) => boolean,
): MineGroup[] =>
  groups
    .filter((group) => group.place === place)
    .map((group) => ({ ...group, items: group.items.filter(({ route }) => canOpen(route)) }))
    .filter(({ items }) => items.length > 0);

export interface LevelView {
  /** Drawing of the level. */
  scene: string;
  perk: string;
  /** 成长值 2,860 */
  growth: string;
  /** Percent of the way from this level to the next. */
  percent: number;
  /** 8,000 茶师; empty at the top. */
  next: string;
}

/** Levels are drawn up to the fifth; those above look like it. */
const DRAWN = 5;

export function levelOf({ growth, level }: Pick<Member, 'growth' | 'level'>): LevelView {
  const { number, need, discountBp, next } = level;
  const way = next ? (growth - need) / (next.need - need) : 1;
  return {
    scene: `/images/level/${Math.min(DRAWN, number)}.webp`,
    perk: discountBp >= 10_000 ? '每消费 1 元得 1 点成长值' : `${discountText(discountBp)}购茶 · 生日礼`,
    growth: `成长值 ${figure(growth)}`,
    percent: Math.round(Math.min(1, Math.max(0, way)) * 100),
    next: next ? `${figure(next.need)} ${next.name}` : '',
  };
}

/** What a visitor is told of the levels: how many there are, and their names. */
export const inviteOf = (names: readonly string[]): { title: string; names: string } => ({
  title: names.length === 0 ? '会员等级' : `${'一二三四五六七八九'[names.length - 1] ?? ''}叶成茶`,
  names: names.join(' · '),
});
