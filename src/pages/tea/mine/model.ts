/** What 我的 shows of a member: numbers as texts, the way to the next level, the menu that can be opened. Pure. */
import type { DataOf, Member, MenuGroup } from '@/contract';
import { formatFen } from '@/core/lib/money';

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

/** ¥17.64 · 66 积分; empty when there was nothing yet. */
export const packetSums = ({ total, points }: Pick<DataOf<'redEnvelope.index'>, 'total' | 'points'>): string =>
  [total > 0 && `¥${money(total)}`, points > 0 && `${count(points)} 积分`].filter(Boolean).join(' · ');

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

/** The five levels (rule 9.2): growth each begins at, what goods cost there in tenths. */
const LEVELS = [
  { name: '茶友', from: 0, rate: 100 },
  { name: '茗友', from: 500, rate: 98 },
  { name: '雅士', from: 2000, rate: 95 },
  { name: '茶师', from: 8000, rate: 92 },
  { name: '茶尊', from: 30000, rate: 88 },
] as const;

export interface LevelView {
  name: string;
  /** 1-5: which specimen is drawn. */
  number: number;
  perk: string;
  /** 成长值 2,860 */
  growth: string;
  /** Percent of the way from this level to the next. */
  percent: number;
  /** 8,000 茶师; empty at the top. */
  next: string;
}

export function levelOf({ growth, levelName }: Pick<Member, 'growth' | 'levelName'>): LevelView {
  const named = LEVELS.findIndex(({ name }) => name === levelName);
  const at = named >= 0 ? named : LEVELS.filter(({ from }) => growth >= from).length - 1;
  const level = LEVELS[Math.max(0, at)] ?? LEVELS[0];
  const next = LEVELS[at + 1];
  const span = next ? next.from - level.from : 1;
  return {
    name: levelName || level.name,
    number: Math.max(0, at) + 1,
    perk:
      level.rate === 100
        ? '每消费 1 元得 1 点成长值'
        : `${level.rate % 10 === 0 ? level.rate / 10 : level.rate} 折购茶 · 生日礼`,
    growth: `成长值 ${grouped(String(growth))}`,
    percent: next ? Math.round(Math.min(1, Math.max(0, (growth - level.from) / span)) * 100) : 100,
    next: next ? `${grouped(String(next.from))} ${next.name}` : '',
  };
}

/** Entries whose page is built; a group without any is left out. */
export const openMenu = (groups: readonly MenuGroup[], canOpen: (route: string) => boolean): MenuGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ route }) => canOpen(route)) }))
    .filter(({ items }) => items.length > 0);

/** Four in a row, or five where the last row would be a single entry. */
export const columnsOf = (entries: number): 4 | 5 => (entries > 4 && entries % 4 === 1 ? 5 : 4);
