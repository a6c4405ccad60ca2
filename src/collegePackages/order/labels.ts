/** Words of course orders, once. */
import type { Amounts, CourseCard, DataOf } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import type { AmountRow } from '@/domain/checkout/AmountRows';
import type { WordsProps } from '@/ui/kit/Words';
import { sizeText } from '../words';

export type CourseOrder = DataOf<'college.order'>['list'][number];
export type CourseOrderDetail = DataOf<'college.orderView'>;
export type CourseSettle = DataOf<'college.orderPreview'>;
type State = CourseOrder['status'];

const STATES: Readonly<Record<State, { label: string; tone: NonNullable<WordsProps['tone']> }>> = {
  unpaid: { label: '待付款', tone: 'accent' },
  paid: { label: '已开通', tone: 'celadon' },
  cancelled: { label: '已取消', tone: 'muted' },
  refunded: { label: '已退款', tone: 'muted' },
};
export const stateOf = ({ status, giftTo }: Pick<CourseOrder, 'status' | 'giftTo'>) =>
  status === 'paid' && giftTo !== undefined ? { ...STATES.paid, label: '已送出' } : STATES[status];

export const TABS = [
  { id: '', label: '全部' },
  { id: 'unpaid', label: STATES.unpaid.label },
  { id: 'paid', label: STATES.paid.label },
  { id: 'cancelled', label: STATES.cancelled.label },
  { id: 'refunded', label: STATES.refunded.label },
] as const satisfies readonly { id: State | ''; label: string }[];

export const REFUND_REASONS = ['买错了', '不想学了', '和想的不一样', '想换一门课', '其他'] as const;
export const REFUND_RULE = '开通 7 天内、学习不到 20% 可以退款，原路退回，券和积分一起退回。';

/** 方太和 · 9 节 · 68 分钟 */
export const courseNote = (course: CourseCard): string =>
  [course.teacher, sizeText(course)].filter(Boolean).join(' · ');

/** 课程 年卡免费 优惠券 积分抵扣: what is nothing is left out. */
export function courseRows({ goods, memberOff, couponOff, pointsOff }: Amounts): AmountRow[] {
  const off = (key: string, label: string, fen: number) =>
    fen > 0 ? [{ key, label, text: `−${formatYuan(fen)}` }] : [];
  return [
    { key: 'course', label: '课程', text: formatYuan(goods) },
    ...off('member', '年卡免费', memberOff),
    ...off('coupon', '优惠券', couponOff),
    ...off('points', '积分抵扣', pointsOff),
  ];
}

/** What is free by the card can be learned as long as the card runs. */
export const termOf = ({ goods, memberOff }: Amounts): string =>
  goods > 0 && memberOff === goods ? '年卡有效期内' : '长期有效';

type Payment = NonNullable<CourseOrderDetail['payment']>;
const WAYS: Readonly<Record<Payment['channel'], string>> = {
  js: '微信支付',
  app: '微信支付',
  wallet: '余额支付',
  offline: '银行转账',
  cash: '现金',
  mixed: '组合支付',
};
export const wayOf = ({ channel }: Payment): string => WAYS[channel];

const BACK_TO: Partial<Record<Payment['channel'], string>> = {
  wallet: '余额',
  js: '微信支付账户',
  app: '微信支付账户',
};
/** Where the money of a refunded order went. */
export const backText = ({ order, payment }: Pick<CourseOrderDetail, 'order' | 'payment'>): string =>
  payment && order.payable > 0
    ? `${formatYuan(order.payable)} 已退回${BACK_TO[payment.channel] ?? '原付款账户'}`
    : '券和积分已退回';
