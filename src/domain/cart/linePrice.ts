/** What one piece of a line costs its owner: the price of an event stands alone, else the member's. */
import type { CartLine } from '@/contract';

export const linePrice = ({ event, memberPrice, price }: Pick<CartLine, 'event' | 'memberPrice' | 'price'>): number =>
  event?.price ?? memberPrice ?? price;
