/** What an event's shop says about its prices. */
import type { ActivityCard, EventGoods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';

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
    soon: `${listTime(startAt)} 开始，签到后享现场价`,
    ended: '活动已结束，已恢复平日价',
  })[stand];

/** The event's price where it is this member's, with how many of them. */
export function offerOf({ price, event }: EventGoods): { fen: number; was: number; label: string } | undefined {
  const { state, limit, bought } = event;
  if (state !== 'open' || bought >= limit) return undefined;
  const label = bought > 0 ? `现场价 · 还可买 ${limit - bought}` : `现场价 · 限购 ${limit}`;
  return { fen: event.price, was: price, label };
}

/** Pieces that may be in the basket; more of them only at the normal price. */
export const mostOf = (goods: EventGoods): number =>
  offerOf(goods) ? Math.min(goods.stock, goods.event.limit - goods.event.bought) : goods.stock;

const FEW = 5;
export function noteOf({ stock, event }: EventGoods): string | undefined {
  const { limit, bought, state, price } = event;
  const words: string[] = [];
  if (state === 'checkin' || state === 'soon') words.push(`签到后 ${shortYuan(price)}，限购 ${limit} 件`);
  if (state === 'open' && bought >= limit) words.push(`现场价已买满 ${limit} 件`);
  if (stock > 0 && stock <= FEW) words.push(`仅剩 ${stock}`);
  return words.length > 0 ? words.join(' · ') : undefined;
}
