/** What stands against closing an account, as a list the person can work off. */
import type { Member, OrderStat } from '@/contract';
import { formatYuan } from '@/core/lib/money';

export interface ClosingCheck {
  key: 'orders' | 'money' | 'cellar';
  title: string;
  text: string;
  /** undefined = cannot be known here; the server looks again in any case. */
  clear: boolean | undefined;
}

export function closingChecks(
  member: Pick<Member, 'balance' | 'frozen' | 'income'>,
  stat: OrderStat | undefined,
  /** Pieces in the cellar; undefined = not read. */
  stored: number | undefined,
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
  ];
}

export const canClose = (checks: readonly ClosingCheck[]): boolean => checks.every(({ clear }) => clear !== false);
