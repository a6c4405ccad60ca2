/** What an event's shop says about its prices. */
import type { ActivityCard, EventGoods } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';

export type Stand = EventGoods['event']['state'];

/** The same rule as the server's: whose prices these are now. */
export function standOf({ startAt, endAt, mine }: ActivityCard, now: number): Stand {
  if (now >= endAt) return 'ended';
  if (now < startAt) return 'soon';
  return mine === 'checked' ? 'open' : 'checkin';
}

export const standText = (stand: Stand, { startAt }: ActivityCard): string =>
  ({
    open: '已签到，享现场价',
    checkin: '签到后享现场价',
    soon: `${formatTime(startAt, 'MM月DD日 h:m')} 开始，签到后享现场价`,
    ended: '活动已结束，已恢复平日价',
  })[stand];

/** Beside the normal price, or in its place. */
export function offerOf({ price, event }: EventGoods): { fen: number; was: number; label: string } | undefined {
  const mine = event.state === 'open' && event.bought < event.limit;
  return mine ? { fen: event.price, was: price, label: '现场价' } : undefined;
}

/** Pieces that may be in the basket; more of them only at the normal price. */
export const mostOf = (goods: EventGoods): number =>
  offerOf(goods) ? Math.min(goods.stock, goods.event.limit - goods.event.bought) : goods.stock;

const FEW = 5;
export function noteOf({ stock, event }: EventGoods): string {
  const { limit, bought, state, price } = event;
  const words =
    state === 'checkin' || state === 'soon'
      ? [`签到后 ${formatYuan(price, { short: true })}，限购 ${limit} 件`]
      : state === 'ended'
        ? []
        : [
            bought >= limit
              ? `现场价已买满 ${limit} 件`
              : bought > 0
                ? `限购 ${limit} 件，已购 ${bought}`
                : `限购 ${limit} 件`,
          ];
  if (stock > 0 && stock <= FEW) words.push(`仅剩 ${stock}`);
  return words.join(' · ');
}
