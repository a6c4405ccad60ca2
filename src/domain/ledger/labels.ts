/** How rows of the books are said: the figure in its unit, the drawing and the kind. Pure. */
import type { LedgerRow } from '@/contract';
import { figure, formatFen, grouped } from '@/core/lib/money';
import type { IconName } from '@/ui/kit/Icon';
import { WITHDRAW_STATUS } from '../withdrawal/labels';

export type LedgerUnit = LedgerRow['unit'];

export const UNITS: readonly { id: LedgerUnit; label: string }[] = [
  { id: 'money', label: '余额' },
  { id: 'points', label: '积分' },
  { id: 'coin', label: '瓜瓜币' },
  { id: 'income', label: '收益' },
  { id: 'growth', label: '成长值' },
];

const inFen = (unit: LedgerUnit): boolean => unit === 'money' || unit === 'income';

/** 128000 of money -> `1,280.00`, of points -> `128,000`. */
export const figureOf = (unit: LedgerUnit, value: number): string =>
  inFen(unit) ? grouped(formatFen(Math.abs(value))) : figure(Math.abs(value));

/** With its sign: `+80.00`, `−200.00`. */
export const deltaOf = ({ unit, delta }: Pick<LedgerRow, 'unit' | 'delta'>): string =>
  `${delta < 0 ? '−' : delta > 0 ? '+' : ''}${figureOf(unit, delta)}`;

const ICONS: Readonly<Record<string, IconName>> = {
  recharge: 'wallet',
  rechargeBonus: 'gift',
  orderPay: 'cart',
  orderRefund: 'refund',
  withdraw: 'card',
  withdrawBack: 'refund',
  transferIn: 'user',
  transferOut: 'user',
  commission: 'team',
  commissionBack: 'team',
  incomeOut: 'wallet',
  incomeIn: 'team',
  sign: 'calendar',
  reward: 'points',
  rewardBack: 'points',
  review: 'comment',
  exchange: 'gift',
  merge: 'coin',
  draw: 'ticket',
  donate: 'heart',
  redPacket: 'gift',
  gift: 'gift',
  deposit: 'lock',
  depositBack: 'lock',
  forfeit: 'warn',
  boost: 'ticket',
  boostBack: 'ticket',
  expire: 'clock',
};
export const iconOf = ({ bizType }: Pick<LedgerRow, 'bizType'>): IconName => ICONS[bizType] ?? 'note';

/** What happens to money that stays its owner's: withdrawals and deposits only block it. */
const HOLDS: Readonly<Record<string, string>> = {
  withdraw: '冻结',
  withdrawBack: '解冻',
  deposit: '冻结',
  depositBack: '解冻',
};
/** Until it is paid out or comes back, what is withdrawn is only blocked. */
const HELD: ReadonlySet<LedgerRow['state']> = new Set(['auditing', 'paying', 'waitConfirm']);
/** A withdrawal says how it stands by now. */
export const holdOf = ({ unit, bizType, state }: Pick<LedgerRow, 'unit' | 'bizType' | 'state'>): string | undefined => {
  if (state) return HELD.has(state) ? `冻结 · ${WITHDRAW_STATUS[state]}` : WITHDRAW_STATUS[state];
  return unit === 'money' ? HOLDS[bizType] : undefined;
};

/** What somebody asks about a row, so that nobody has to type its number. */
export const questionOf = (row: LedgerRow): string => `关于账单「${row.title}」${deltaOf(row)}（流水号 ${row.id}）：`;

/** The way on from a row, by where it leads. */
export const wayOf = (route: string): string => {
  if (route.startsWith('/shop/pages/order/')) return '查看订单';
  if (route.startsWith('/member/pages/withdraw/')) return '查看提现单';
  if (route.startsWith('/member/pages/recharge/')) return '查看充值';
  return '查看详情';
};
