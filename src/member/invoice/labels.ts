import type { InvoiceGroup } from '@/contract';
import { isMail } from '@/contract/mail';

/** What a page of invoices shows: what may still be invoiced, and the papers asked for. */
export const SIDES = ['todo', 'history'] as const;

/** Orders that one paper takes. */
export const MOST_ORDERS = 20;

export const GROUP_WORDS: Readonly<Record<InvoiceGroup, string>> = {
  order: '商城订单',
  course: '课程订单',
  table: '堂食账单',
  adopt: '认养订单',
  recharge: '充值',
};

/** Of an address that may say anything. */
export function idsOf(text: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string').slice(0, MOST_ORDERS) : [];
  } catch {
    return [];
  }
}

/** An address may say anything. */
export const groupOf = (text: string | undefined): InvoiceGroup =>
  text !== undefined && text in GROUP_WORDS ? (text as InvoiceGroup) : 'order';

export const STATE_TONES = { applied: 'warn', issued: 'celadon', failed: 'danger', red: 'plain' } as const;

export const TYPE_WORDS = { normal: '电子普通发票', special: '电子专用发票' } as const;
export const CONTENT_WORDS = { detail: '商品明细', category: '商品类别' } as const;

/** 5719 **** **** 6225: enough to know it by. */
export const maskAccount = (no: string): string =>
  no.length <= 8 ? no : `${no.slice(0, 4)} **** **** ${no.slice(-4)}`;

export const emailFault = (email: string): string | undefined =>
  isMail(email.trim()) ? undefined : '写上能收到发票的邮箱';
