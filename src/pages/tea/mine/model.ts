/** What 我的 shows of a member: numbers as texts, the way to the next level, the menu that can be opened. Pure. */
import type { Member, MenuGroup } from '@/contract';
import { formatFen } from '@/core/lib/money';
import { discountText } from '@/domain/member/levels';

/** Numbers of a visitor. */
export const NOTHING = '—';
const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const count = (value: number | undefined): string => (value === undefined ? NOTHING : grouped(String(value)));

/** The figure of the red packets that wait; it opens their sheet. */
export const PACKETS = 'packets';

export interface Figure {
  key: string;
  label: string;
  value: string;
  /** Own route; pressable once its page is built. */
  route: string;
}

/** 3268.50 -> 3,268.50: only the part before the point is grouped. */
const money = (fen: number | undefined): string => {
  if (fen === undefined) return NOTHING;
  const [whole = '0', rest = '00'] = formatFen(fen).split('.');
  return `${grouped(whole)}.${rest}`;
};

export const assetsOf = (member: Member | undefined, packets?: number): Figure[] => [
  { key: 'balance', label: '余额', value: money(member?.balance), route: '/pages/tea/my-money' },
  { key: 'points', label: '积分', value: count(member?.points), route: '/pages/tea/my-point' },
  { key: 'coins', label: '瓜瓜币', value: count(member?.coins), route: '/tea/pages/my-ggb' },
  { key: 'coupons', label: '优惠券', value: count(member?.couponCount), route: '/outbound/pages/myouponlist' },
  { key: PACKETS, label: '红包', value: count(packets), route: '/income/pages/redbag' },
];

export interface Saved {
  collects: number;
  footprints: number;
  soldOut: number;
}
export const savedOf = (saved: Saved | undefined): Figure[] => [
  { key: 'collects', label: '收藏', value: count(saved?.collects), route: '/shop/pages/collection/index' },
  { key: 'footprints', label: '足迹', value: count(saved?.footprints), route: '/shop/pages/footprint/index' },
  { key: 'soldOut', label: '缺货提醒', value: count(saved?.soldOut), route: '/shop/pages/footprint/index?tab=soldOut' },
];

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
    growth: `成长值 ${grouped(String(growth))}`,
    percent: Math.round(Math.min(1, Math.max(0, way)) * 100),
    next: next ? `${grouped(String(next.need))} ${next.name}` : '',
  };
}

/** What a visitor is told of the levels: how many there are, and their names. */
export const inviteOf = (names: readonly string[]): { title: string; names: string } => ({
  title: names.length === 0 ? '会员等级' : `${'一二三四五六七八九'[names.length - 1] ?? ''}叶成茶`,
  names: names.join(' · '),
});

/** Entries whose page is built; a group without any is left out. */
export const openMenu = (groups: readonly MenuGroup[], canOpen: (route: string) => boolean): MenuGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ route }) => canOpen(route)) }))
    .filter(({ items }) => items.length > 0);

/** Four in a row, or five where the last row would be a single entry. */
export const columnsOf = (entries: number): 4 | 5 => (entries > 4 && entries % 4 === 1 ? 5 : 4);
