/** How requests about stored tea are said. Pure. */
import type { EscrowRequest, SettleView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import type { TagTone } from '@/ui/kit/Tag';
import { discountText } from '@/domain/member/levels';

/** 14 饼; loose tea in grams. */
export const piecesText = (qty: number, unit: string): string => `${qty} ${unit}`;

/** ，等级 92 折; nothing where the level leaves all of it. */
export const levelText = (bp: number): string => (bp < 10_000 ? `，等级 ${discountText(bp)}` : '');

export const STATES: Record<EscrowRequest['status'], { label: string; tone: TagTone }> = {
  unpaid: { label: '待付费', tone: 'warn' },
  applied: { label: '待出库', tone: 'info' },
  picking: { label: '拣货中', tone: 'info' },
  waitAccept: { label: '待接收', tone: 'warn' },
  done: { label: '已完成', tone: 'celadon' },
  refused: { label: '已拒收', tone: 'plain' },
  cancelled: { label: '已取消', tone: 'plain' },
};

/** 白牡丹饼 4 饼 寄杭州市; 班章生饼 1 饼 赠 许** */
export function requestText({ kind, lot, qty, to, place }: EscrowRequest): string {
  const what = `${lot.title} ${piecesText(qty, lot.unit)}`;
  if (kind === 'renew') return `${what} 续存`;
  if (kind === 'transfer') return `${what} 赠 ${to?.nickname ?? ''}`;
  return place === undefined ? `${what} 出库` : `${what} 到 ${place}`;
}

/** What it costs to get tea out again, said where it is put there: 以后全部寄到杭州市付运费 ¥10，到店自提免运费. */
export function outboundText(outbound: SettleView['outbound']): string {
  if (!outbound) return '以后寄出时付运费，到店自提免运费';
  const { freight, city } = outbound;
  const fee = freight === 0 ? '免运费' : `付运费 ${shortYuan(freight)}${city === undefined ? ' 起' : ''}`;
  return `以后全部${city === undefined ? '寄出' : `寄到${city}`}${fee}，到店自提免运费`;
}
