/** What levels and the annual card bring, in words. The discount and the rate of points are the house's own figures. */
import type { LevelView, RightView } from '../../../../src/contract/vip/schemas';
import { yuan } from '../../../lib/money';
import type { ShopSettings, Level } from '../../people/shopSettings/settings';
import { storageBp } from '../../people/pricing/levels';

type Key = RightView['key'];
interface Right {
  key: Key;
  label: string;
  icon: string;
  what: string;
  how: string;
  limits: string;
  route: string;
  /** Whether a level brings it; absent: the card does. */
  of?: (level: Level) => boolean;
  /** Of who has it. */
  worth: (level: Level, shopSettings: ShopSettings) => string;
}

const from = (number: number) => (level: Level) => level.level >= number;
/** 9500 -> 95 折, 9000 -> 9 折. */
export const zhe = (bp: number): string => `${bp % 1000 === 0 ? bp / 1000 : bp / 100} 折`;
/** 12000 -> 1.2 倍 */
const times = (bp: number): string => `${bp / 10_000} 倍`;
const freeShippings = ({ cards }: ShopSettings) => Math.max(0, ...cards.map((plan) => plan.freeShippings));

/** Points that greet a level, a birthday or another year. */
const LEVEL_POINTS = [0, 0, 100, 200, 500, 1000] as const;
export const levelPoints = (level: number): number => LEVEL_POINTS[Math.min(level, LEVEL_POINTS.length - 1)] ?? 0;
export const BIRTHDAY_POINTS = 200;
export const ANNIVERSARY_POINTS = 100;

const RIGHTS: readonly Right[] = [
  {
    key: 'discount',
    label: '会员折扣',
    icon: 'coupon',
    what: '标有会员价的商品，按等级折扣或年卡折扣付款。',
    how: '登录后自动生效，商品页和结算页都按会员价显示。',
    limits: '等级价和年卡价取更优，不叠加；秒杀、拼团、竞拍、批发和渠道商品除外。',
    route: '/shop/pages/list?scene=vip',
    of: ({ discountBp }) => discountBp < 10_000,
    worth: ({ discountBp }) => zhe(discountBp),
  },
  {
    key: 'points',
    label: '积分加倍',
    icon: 'points',
    what: '每实付 1 元，按等级倍率得积分。',
    how: '确认收货后自动入账。',
    limits: '退款时按比例扣回；运费不计积分。',
    route: '/pages/tea/my-point',
    of: ({ pointRateBp }) => pointRateBp > 10_000,
    worth: ({ pointRateBp }) => times(pointRateBp),
  },
  {
    key: 'levelUp',
    label: '升级礼',
    icon: 'gift',
    what: '每升一级，领一份积分。',
    how: '在等级成长页确认升级，再到这里领取。',
    limits: '每个等级一次，降级后再升不重复领取。',
    route: '/pages/tea/vip-level',
    of: from(2),
    worth: () => '每级一份',
  },
  {
    key: 'birthday',
    label: '生日礼',
    icon: 'calendar',
    what: `生日前后各 7 天，可领 ${BIRTHDAY_POINTS} 积分。`,
    how: '在个人资料里填好生日，到日子来领。',
    limits: '每年一份；生日只能填写一次。',
    route: '/member/pages/edit',
    of: from(1),
    worth: () => '每年一份',
  },
  {
    key: 'tasting',
    label: '免费品鉴',
    icon: 'gaiwan',
    what: '年卡会员每月一席，两人同饮。',
    how: '每月领一张品鉴券，到店出示。',
    limits: '当月有效，不累积、不转赠。',
    route: '/outbound/pages/myouponlist',
    worth: () => '每月一次',
  },
  {
    key: 'freight',
    label: '包邮',
    icon: 'truck',
    what: '年卡会员的快递订单，不限金额免运费。',
    how: '结算时有运费就自动使用，不用领券。',
    limits: '订单取消或整单退款，次数退回；次数随年卡到期清零。',
    route: '/shop/pages/list?scene=vip',
    worth: (_, shopSettings) => `年卡 ${freeShippings(shopSettings)} 次`,
  },
  {
    key: 'advisor',
    label: '专属顾问',
    icon: 'service',
    what: '由一位固定的茶顾问，记住你的口味和存茶。',
    how: '在联系我们页找到自己的顾问。',
    limits: '顾问在门店营业时间内回复。',
    route: '/contact/pages/ContactUs',
    of: from(4),
    worth: () => '一对一',
  },
  {
    key: 'room',
    label: '雅室优先',
    icon: 'table',
    what: '节假日雅室紧张时，优先留位。',
    how: '预约时出示会员码，由门店安排。',
    limits: '以门店当日空席为准。',
    route: '/reservation/pages/index/home',
    of: from(3),
    worth: () => '优先留位',
  },
  {
    key: 'cellar',
    label: '茶窖折扣',
    icon: 'jar',
    what: '存茶过了免费期，托管费和续存费按等级折扣计。',
    how: '出库、续存时自动按折扣算，提交前看得到。',
    limits: '按申请当时的等级；运费和窖位套餐不打折。',
    route: '/outbound/pages/escrow',
    of: (level) => storageBp(level) < 10_000,
    worth: (level) => zhe(storageBp(level)),
  },
  {
    key: 'deposit',
    label: '拍卖免保',
    icon: 'gavel',
    what: '额度以内的竞拍，不用交保证金。',
    how: '在拍品页点“免保报名”，不冻结余额。',
    limits: '报名占用额度，竞拍结束或付款后恢复；成交后不付款的，从额度里扣除，不再恢复。',
    route: '/shop/pages/marketing/wholesale_list?type=auction',
    of: ({ depositFree = 0 }) => depositFree > 0,
    worth: ({ depositFree = 0 }) => `¥${yuan(depositFree)} 以内`,
  },
];

const COLORS = ['#8fb0a0', '#6e9683', '#3e6b5a', '#7d5f28', '#3a3226'] as const;

export function levelView(level: Level, shopSettings: ShopSettings): LevelView {
  return {
    id: String(level.level),
    level: level.level,
    name: level.name,
    color: COLORS[Math.min(level.level, COLORS.length) - 1] ?? COLORS[0],
    growthNeed: level.need,
    discountBp: level.discountBp,
    pointRateBp: level.pointRateBp,
    rights: RIGHTS.filter(({ of }) => of?.(level)).map(({ key, label, icon, worth }) => ({
      key,
      label,
      icon,
      text: worth(level, shopSettings),
    })),
  };
}

/** Every right there is, those that the member has first. */
export function rightViews(
  level: Level,
  shopSettings: ShopSettings,
  has: { card: boolean; tasting: boolean },
): RightView[] {
  // What neither a level nor the card of this house brings is none of its rights.
  const offered = RIGHTS.filter(({ key, of }) =>
    of ? shopSettings.levels.some(of) : key !== 'tasting' || has.tasting,
  );
  const views = offered.map(({ key, label, icon, what, how, limits, route, of, worth }): RightView => {
    const having = of ? shopSettings.levels.filter(of) : [];
    // The discount comes with either.
    const held = (of?.(level) ?? has.card) || (key === 'discount' && has.card);
    const better = key === 'discount' && has.card ? Math.min(level.discountBp, shopSettings.cardDiscountBp) : undefined;
    return {
      key,
      label,
      icon,
      worth: held
        ? better === undefined
          ? worth(level, shopSettings)
          : zhe(better)
        : of
          ? `${having[0]?.name ?? '更高等级'}可享`
          : '年卡可享',
      what,
      how,
      limits,
      held,
      card: !of,
      levels: having.map((one) => one.level),
      growthNeed: having[0]?.need ?? 0,
      route,
    };
  });
  return [...views.filter(({ held }) => held), ...views.filter(({ held }) => !held)];
}
