/** Types that the files of the order seed share: plans, and the rows that are built of them. */
import type {
  orderLines,
  orderLogs,
  orders,
  OrderKind,
  OrderStatus,
  parcels,
  parcelTraces,
  payments,
} from '../../db/schema';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const MINUTE = 60_000;
export const MAIN = '10001';
export const FRIEND = '10003';
export const LEADER = '10010';

export interface OrderPlan {
  memberId: string;
  status: OrderStatus;
  createdAt: number;
  items: { skuId: string; qty: number }[];
  /** How it was paid; unpaid and cancelled ones were not. */
  channel: 'wallet' | 'js';
  couponId?: string;
  points?: number;
  /** Fetched at this store. */
  pickup?: string;
  closeReason?: 'timeout' | 'buyer';
  /** Bought in a campaign, at its price in fen. */
  campaign?: { id: string; kind: OrderKind; price: number };
  /** A refunded order of a campaign: when. */
  closedAt?: number;
  remark?: string;
  /** Finished by a review instead of after 30 days. */
  reviewed?: boolean;
}

export type Row<T extends { $inferInsert: object }> = T['$inferInsert'];
export interface BuiltOrder {
  plan: OrderPlan;
  order: Row<typeof orders> & { id: string };
  lines: (Row<typeof orderLines> & { id: string })[];
  logs: Row<typeof orderLogs>[];
  payment?: Row<typeof payments> & { id: string };
  parcels: (Row<typeof parcels> & { id: string })[];
  traces: Row<typeof parcelTraces>[];
  /** Whole yuan paid for goods. */
  growth: number;
}
