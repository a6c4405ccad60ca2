/** The list that a client was opened from: who comes before and after (kept while the app runs). */
import type { ClientCard } from '@/contract';
import { remembered } from '@/core/lib/memory';

interface Order {
  /** 我的客户. */
  label: string;
  rows: readonly Pick<ClientCard, 'id' | 'name'>[];
  total: number;
}

export const listOrder = remembered((): { current?: Order } => ({}));

export interface Place {
  label: string;
  /** From 1. */
  at: number;
  total: number;
  before?: Order['rows'][number] | undefined;
  after?: Order['rows'][number] | undefined;
}

export function placeOf(order: Order | undefined, id: string): Place | undefined {
  const at = order ? order.rows.findIndex((row) => row.id === id) : -1;
  if (!order || at < 0) return undefined;
  return { label: order.label, at: at + 1, total: order.total, before: order.rows[at - 1], after: order.rows[at + 1] };
}
