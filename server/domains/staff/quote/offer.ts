/** The client's side of a quote: what a link opens, who has looked at it and how long, and the answer (rules 30.6, 30.7). */
import { isBought, pickFault } from '../../../../src/contract/quote/money';
import { isInk } from '../../../../src/contract/quote/ink';
import type { QuoteSignature } from '../../../../src/contract/quote/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { unschedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, expired, forbidden, notFound, Refusal, refuse } from '../../../http/errors';
import { worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { findClientInScope } from '../client/repository';
import { orderOf } from './accept';
import { presentGoods } from './goods';
import { EXPIRE_JOB, tellSeller } from './jobs';
import { presentOffer } from './presenter';
import {
  addEvent,
  addSeconds,
  countView,
  findByToken,
  findGoodsByCode,
  findNext,
  freezeChosen,
  listLines,
  nicknameOf,
  updateQuote,
  type Quote,
  type QuoteLineRow,
} from './repository';
import { isSeller } from './scope';
import { totalOf } from './save';
import { stateAt } from './state';

/** Twelve digits and their like; tokens have letters. */
const BAR_CODE = /^\d{8,14}$/;

/** 403 a bar code of who sells nothing · 404 a code nobody knows, an offer that was not sent · 410 one that is over. */
export async function scanCode(
  tx: Tx,
  memberId: string,
  { code, clientId }: RequestOf<'manage.quoteScan'>,
  now: number,
  server: Setup,
): Promise<DataOf<'manage.quoteScan'>> {
  const text = code.trim();
  if (BAR_CODE.test(text)) return scanGoods(tx, memberId, text, clientId);
  const quote = await openOffer(tx, text, now);
  const seen = (await isSeller(tx, memberId, quote)) ? quote : await countOpening(tx, memberId, quote, now);
  return { quote: await presentOffer(tx, seen, { memberId, now, server }) };
}

async function scanGoods(
  tx: Tx,
  memberId: string,
  code: string,
  clientId: string | undefined,
): Promise<DataOf<'manage.quoteScan'>> {
  const employee = await findEmployee(tx, memberId);
  if (!employee || !worksIn(employee, 'quote')) throw forbidden();
  if (clientId !== undefined) await findClientInScope(tx, employee, clientId);
  const found = await findGoodsByCode(tx, code);
  if (!found) throw new Refusal(404, '没有这个条码的商品');
  const [goods] = await presentGoods(tx, [found], clientId);
  return goods ? { goods } : {};
}

/** What a link opens in each state (rule 30.6), locked: whoever opens it counts an opening or answers. */
async function openOffer(tx: Tx, token: string, now: number): Promise<Quote> {
  const quote = await findByToken(tx, token, true);
  if (!quote) throw new Refusal(404, '链接无效，请向顾问要新的报价');
  switch (stateAt(quote, now)) {
    case 'draft':
    case 'review':
    case 'rejected':
    case 'approved':
      throw new Refusal(404, '报价还没有发出，请稍后再看');
    case 'expired':
      throw expired('报价已过期，请顾问更新');
    case 'void':
      throw expired((await findNext(tx, quote.id)) ? '报价已更新，请打开顾问新发的那份' : '报价已作废，请联系顾问');
    default:
      return quote;
  }
}

/** The seller hears of the first one, and of each new viewer. */
async function countOpening(tx: Tx, memberId: string, quote: Quote, now: number): Promise<Quote> {
  const isFirst = quote.status === 'sent';
  await countView(tx, memberId, quote.id, now);
  if (isFirst)
    await tellSeller(tx, quote, {
      title: '客户看了报价',
      text: `${await nicknameOf(tx, memberId)} 打开了给 ${quote.clientName} 的《${quote.title}》。`,
      at: now,
    });
  return updateQuote(tx, quote.id, {
    views: quote.views + 1,
    ...(isFirst && {
      status: 'viewed',
      log: addEvent(quote, { label: '客户已查看', by: await nicknameOf(tx, memberId), at: now }),
    }),
  });
}

export async function countSeconds(
  tx: Tx,
  memberId: string,
  { shareToken, seconds }: RequestOf<'manage.quoteSeen'>,
  now: number,
): Promise<DataOf<'manage.quoteSeen'>> {
  const quote = await findByToken(tx, shareToken);
  if (!quote) throw notFound();
  await addSeconds(tx, memberId, quote.id, seconds, now);
  return { ok: true };
}

type Answer = RequestOf<'manage.quoteAnswer'>;
interface Answering {
  memberId: string;
  now: number;
  server: Setup;
}

/**
 * 404 and 410 as a link is opened · 409 somebody else has accepted it, it was declined · 422 no signature, a choice that was not made. Who has
 * accepted it and does so again gets the order of the first time.
 */
export async function answerQuote(
  tx: Tx,
  memberId: string,
  input: Answer,
  now: number,
  server: Setup,
): Promise<DataOf<'manage.quoteAnswer'>> {
  const call = { memberId, now, server };
  const quote = await ANSWERS[input.action](tx, input, call);
  const shown = await presentOffer(tx, quote, call);
  return { quote: shown, ...(shown.orderId !== undefined && { orderId: shown.orderId }) };
}

async function openFor(tx: Tx, { shareToken }: Answer, { now }: Answering): Promise<Quote> {
  const quote = await openOffer(tx, shareToken, now);
  if (quote.status === 'declined') throw conflict('这份报价已经回绝，请联系顾问');
  if (quote.status === 'accepted' || quote.status === 'ordered') throw conflict('这份报价已被接受');
  return quote;
}

async function accept(tx: Tx, input: Answer, call: Answering): Promise<Quote> {
  const known = await openOffer(tx, input.shareToken, call.now);
  const isTaken = known.status === 'accepted' || known.status === 'ordered';
  if (isTaken && known.acceptedById === call.memberId) return known;
  const quote = await openFor(tx, input, call);
  const { memberId, now, server } = call;
  if (await isSeller(tx, memberId, quote)) throw refuse('自己的报价请由客户接受');
  const signature = signed(input.signature);
  const lines = chosenLines(await listLines(tx, [quote.id]), input.chosen);
  const fault = pickFault(lines);
  if (fault) throw refuse(fault, { field: 'chosen' });
  await freezeChosen(
    tx,
    quote.id,
    lines.flatMap(({ id, chosen }) => (chosen ? id : [])),
  );
  const bought = lines.filter(isBought);
  await unschedule(tx, EXPIRE_JOB, quote.id);
  const who = await nicknameOf(tx, memberId);
  const frozen = { ...quote, total: totalOf(lines, quote) };
  const order = await orderOf(tx, memberId, frozen, bought, now, server);
  const accepted = await updateQuote(tx, quote.id, {
    status: order.status === 'unpaid' ? 'accepted' : 'ordered',
    total: frozen.total,
    signature,
    acceptedById: memberId,
    acceptedAt: now,
    orderId: order.id,
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label: '接受并签名', by: who, at: now }),
  });
  await tellSeller(tx, accepted, {
    title: '客户接受了报价',
    text: `${who} 接受了《${quote.title}》，订单 ${order.no} 待付款。`,
    at: now,
  });
  return accepted;
}

function signed(signature: QuoteSignature | undefined): QuoteSignature {
  const name = signature?.name?.trim() ?? '';
  if (signature?.strokes && isInk(signature.strokes)) return { strokes: signature.strokes };
  if (name !== '') return { name };
  throw refuse('请先签名', { field: 'signature' });
}

/** What was ticked; left out: as the seller proposed. An id of another quote is none. */
function chosenLines(lines: readonly QuoteLineRow[], ids: readonly string[] | undefined): QuoteLineRow[] {
  if (!ids) return [...lines];
  const taken = new Set(ids);
  for (const { id } of lines) taken.delete(id);
  if (taken.size > 0) throw badRequest('chosen', '选项有变动，请重新选择');
  return lines.map((line) => ({ ...line, chosen: line.pick === 'must' || ids.includes(line.id) }));
}

async function decline(tx: Tx, input: Answer, call: Answering): Promise<Quote> {
  const quote = await openFor(tx, input, call);
  const reason = input.note?.trim() ?? '';
  if (reason === '') throw badRequest('note', '请说说原因');
  const who = await nicknameOf(tx, call.memberId);
  await unschedule(tx, EXPIRE_JOB, quote.id);
  await tellSeller(tx, quote, {
    title: '客户暂不需要',
    text: `${who} 回绝了《${quote.title}》：${reason}`,
    at: call.now,
  });
  return updateQuote(tx, quote.id, {
    status: 'declined',
    rev: quote.rev + 1,
    updatedAt: call.now,
    log: addEvent(quote, { label: `暂不需要：${reason}`, by: who, at: call.now }),
  });
}

/** Whatever has become of it: who has the link may ask, also to have it renewed. */
async function ask(tx: Tx, input: Answer, { memberId, now }: Answering): Promise<Quote> {
  const quote = await findByToken(tx, input.shareToken, true);
  if (!quote || quote.sentAt === null) throw new Refusal(404, '链接无效，请向顾问要新的报价');
  const text = input.note?.trim() ?? '';
  if (text === '') throw badRequest('note', '请写下问题');
  const line = input.lineId && (await listLines(tx, [quote.id])).find(({ id }) => id === input.lineId);
  if (input.lineId && !line) throw notFound();
  const who = await nicknameOf(tx, memberId);
  await tellSeller(tx, quote, {
    title: '客户对报价有疑问',
    text: `${who} 问《${quote.title}》${line ? `里的 ${line.title}` : ''}：${text}`,
    at: now,
  });
  return updateQuote(tx, quote.id, {
    log: addEvent(quote, { kind: 'ask', label: text, by: who, at: now, ...(line && { lineId: line.id }) }),
  });
}

const ANSWERS: Record<Answer['action'], typeof accept> = { accept, decline, ask };
