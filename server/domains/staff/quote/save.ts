/** A quote as its seller types it: kept every few seconds, with `rev` (rule 30.4). */
import {
  isBought,
  MOST_LINES,
  pickFault,
  quoteMoney,
  WHOLE_BP,
  type QuoteLineMoney,
} from '../../../../src/contract/quote/money';
import type { QuoteLinePatch, QuotePatch } from '../../../../src/contract/quote/shapes';
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import type { Employee } from '../../people/employee/repository';
import { specTextOf } from '../../offer/stock/saleSkus';
import { findClientInScope } from '../client/repository';
import { newShareToken } from './links';
import { presentQuote } from './presenter';
import {
  addEvent,
  findInquiry,
  insertQuote,
  listLines,
  loadGoods,
  putLines,
  updateQuote,
  type NewQuoteLine,
  type Quote,
  type QuoteLineRow,
} from './repository';
import { quoteInScope } from './scope';

export interface Desk {
  viewer: Employee;
  now: number;
  server: Setup;
}

/** States in which it is typed; what was passed becomes a draft by it (K4). */
const TYPED: ReadonlySet<Quote['status']> = new Set(['draft', 'rejected', 'approved']);
const FROZEN: Partial<Record<Quote['status'], string>> = {
  review: '审批中，撤回后再修改',
  void: '报价已作废，不能再改',
};

/** 409 with the quote as it is: another tab, or another state. */
export async function conflictWith(tx: Tx, quote: Quote, desk: Desk, why: string) {
  return conflict(why, { data: await presentQuote(tx, quote, desk) });
}

/** The locked quote of its seller, as `rev` knows it. 404 out of scope · 403 a colleague's · 409 changed meanwhile. */
export async function lockOwn(tx: Tx, desk: Desk, id: string, rev: number | undefined): Promise<Quote> {
  const quote = await quoteInScope(tx, desk.viewer, id, true);
  if (quote.ownerId !== desk.viewer.id) throw notFound();
  if (rev !== undefined && rev !== quote.rev)
    throw await conflictWith(tx, quote, desk, '这份报价在别处改过，请对照后再保存');
  return quote;
}

export const totalOf = (
  lines: readonly (QuoteLineMoney & Pick<QuoteLineRow, 'pick' | 'chosen'>)[],
  head: { discount: number; freight: number },
): number => quoteMoney(lines.filter(isBought), head).total;

/** Writes what was typed. A new one without `id`. */
export async function keepQuote(
  tx: Tx,
  desk: Desk,
  { id, quote: patch, rev }: { id?: string | undefined; quote: QuotePatch; rev?: number | undefined },
): Promise<Quote> {
  const before = id === undefined ? undefined : await lockOwn(tx, desk, id, rev);
  if (before && !TYPED.has(before.status))
    throw await conflictWith(tx, before, desk, FROZEN[before.status] ?? '已发送的报价不能修改，请复制一份');
  const client = await findClientInScope(tx, desk.viewer, patch.clientId);
  const lines = await linesOf(tx, patch.lines);
  const inquiryId = await inquiryFor(tx, patch.inquiryId);
  const head = {
    clientId: client.id,
    clientName: client.name,
    title: patch.title.trim(),
    validUntil: patch.validUntil,
    freight: patch.freight,
    discount: patch.discount,
    terms: patch.terms,
    inquiryId,
    total: totalOf(lines, patch),
    updatedAt: desk.now,
  };
  const quote = before ? await changed(tx, before, head, desk) : await begun(tx, head, desk);
  await putLines(tx, quote.id, lines);
  return quote;
}

type Head = Pick<
  Quote,
  | 'clientId'
  | 'clientName'
  | 'title'
  | 'validUntil'
  | 'freight'
  | 'discount'
  | 'terms'
  | 'inquiryId'
  | 'total'
  | 'updatedAt'
>;

const changed = (tx: Tx, before: Quote, head: Head, { viewer, now }: Desk): Promise<Quote> =>
  updateQuote(tx, before.id, {
    ...head,
    status: 'draft',
    rev: before.rev + 1,
    ...(before.status === 'draft'
      ? {}
      : { log: addEvent(before, { label: '修改，回到草稿', by: viewer.name, at: now }) }),
  });

export const newQuoteNo = async (tx: Tx, now: number): Promise<string> =>
  (await newOrderNo(tx, now)).replace(/^YJ/, 'BJ');

const begun = async (tx: Tx, head: Head, { viewer, now }: Desk): Promise<Quote> =>
  insertQuote(tx, {
    ...head,
    no: await newQuoteNo(tx, now),
    ownerId: viewer.id,
    shareToken: newShareToken(),
    log: [{ kind: 'step', label: '新建', by: viewer.name, at: now }],
    createdAt: now,
  });

async function inquiryFor(tx: Tx, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  if (!(await findInquiry(tx, id))) throw notFound();
  return id;
}

/** Goods bear their own names and prices of the shop, whatever was sent; an own line is worth what its seller says. */
async function linesOf(
  tx: Tx,
  patches: readonly QuoteLinePatch[],
): Promise<(NewQuoteLine & Pick<QuoteLineRow, 'pick' | 'chosen'>)[]> {
  if (patches.length > MOST_LINES) throw badRequest('lines', `最多 ${MOST_LINES} 行`);
  const goods = await loadGoods(
    tx,
    patches.flatMap(({ skuId }) => skuId ?? []),
  );
  return patches.map((line) => {
    const { qty, price, discountBp, note, unit, pick = 'must', group = '' } = line;
    const common = {
      qty,
      price,
      discountBp,
      note: note.trim(),
      unit: unit.trim(),
      pick,
      group: pick === 'choice' ? group.trim() || 'A' : '',
      chosen: pick === 'must' || (line.chosen ?? false),
    };
    if (line.skuId === undefined)
      return { ...common, skuId: null, title: line.title.trim(), specText: line.specText.trim(), listPrice: price };
    const found = goods.get(line.skuId);
    if (!found) throw notFound();
    return {
      ...common,
      skuId: line.skuId,
      title: found.title,
      cover: found.image || (found.images[0] ?? ''),
      specText: specTextOf(found.specValues),
      listPrice: found.price,
    };
  });
}

/** What stands between a draft and a client. */
export function checkComplete(quote: Quote, lines: readonly QuoteLineRow[]): void {
  if (quote.title === '') throw badRequest('title', '请填写标题');
  if (lines.length === 0) throw refuse('请至少加一行', { field: 'lines' });
  const fault = pickFault(lines);
  if (fault) throw refuse(fault, { field: 'lines' });
  if (lines.some(({ discountBp }) => discountBp > WHOLE_BP)) throw badRequest('lines');
}

export const linesOfQuote = (tx: Tx, { id }: Pick<Quote, 'id'>): Promise<QuoteLineRow[]> => listLines(tx, [id]);
