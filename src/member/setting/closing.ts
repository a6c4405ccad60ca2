/** What stands against closing an account, as a list the person can work off. */
import type { Member, OrderStat } from '@/contract';
import { figure, formatYuan } from '@/core/lib/money';

export interface ClosingCheck {
  key: 'orders' | 'money' | 'cellar' | 'pieces' | 'trees';
  title: string;
  text: string;
  /** undefined = cannot be known here; the server looks again in any case. */
  clear: boolean | undefined;
}

/** undefined = not read. */
interface Kept {
  /** Pieces in the cellar. */
  stored?: number | undefined;
  /** Numbered ones. */
  pieces?: number | undefined;
  /** Adopted ones, whose harvests wait included. */
  trees?: number | undefined;
}

export function closingChecks(
  member: Pick<Member, 'balance' | 'frozen' | 'income'>,
  stat: OrderStat | undefined,
  { stored, pieces, trees }: Kept,
): ClosingCheck[] {
  const running = stat && stat.unpaid + stat.paid + stat.shipped;
  const money = member.balance + member.frozen + member.income;
  return [
    {
      key: 'orders',
      title: '没有进行中的订单',
      text:
        running === undefined
          ? '没有读到订单，提交时会再核对'
          : running > 0
            ? `还有 ${running} 笔没有完成`
            : '都已完成',
      clear: running === undefined ? undefined : running === 0,
    },
    {
      key: 'money',
      title: '余额与收益为零',
      text: money > 0 ? `还有 ${formatYuan(money)}，先用掉或提现` : '都已用完',
      clear: money === 0,
    },
    {
      key: 'cellar',
      title: '窖藏里没有茶',
      text: stored ? `还有 ${stored} 件托管的茶，请先提货` : '托管的茶请先提货，注销后不能再取',
      clear: stored === undefined ? undefined : stored === 0,
    },
    {
      key: 'pieces',
      title: '名下没有藏品',
      text: pieces ? `还有 ${pieces} 件，先提货或转赠` : '藏品请先提货或转赠，注销后证书作废',
      clear: pieces === undefined ? undefined : pieces === 0,
    },
    {
      key: 'trees',
      title: '没有认养中的茶树',
      text: trees ? `还认养着 ${figure(trees)} 棵，到期、转赠并领完收成再注销` : '收成请先领完，注销后不能再领',
      clear: trees === undefined ? undefined : trees === 0,
    },
  ];
}

export const canClose = (checks: readonly ClosingCheck[]): boolean => checks.every(({ clear }) => clear !== false);
