/** How a quote goes on (rule 30.2): to whoever has to agree, to its client, to its next version, or to its end. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { badRequest } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { dayOf } from '../../../lib/shanghai';
import { MANAGER_DESK } from '../../people/employee/desks';
import { employeeOf } from '../../people/employee/who';
import { sendNotice } from '../../people/notice/send';
import { closeTask, openTask } from '../../people/task/open';
import { findClientInScope } from '../client/repository';
import { EXPIRE_JOB } from './jobs';
import { checkValid, judge, lastMoment, limitsOf } from './limits';
import { deskRoute, newShareToken, offerRoute } from './links';
import { presentQuote } from './presenter';
import {
  addEvent,
  closeInquiry,
  findInquiry,
  insertQuote,
  lockQuote,
  putLines,
  updateQuote,
  type Quote,
} from './repository';
import { checkComplete, conflictWith, keepQuote, linesOfQuote, lockOwn, newQuoteNo, totalOf, type Desk } from './save';
import { quoteInScope } from './scope';
import { canDo } from './state';

type Input = RequestOf<'manage.quoteSave'>;
type Step = (tx: Tx, desk: Desk, input: Input) => Promise<Quote>;

/**
 * 403 without the area · 404 out of scope, a colleague's · 409 changed elsewhere, or no longer in that state: with the quote as it is · 422
 * what is not complete, too cheap, or too long.
 */
export async function moveQuote(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<DataOf<'manage.quoteSave'>> {
  const desk = { viewer: await employeeOf(tx, memberId), now, server };
  return presentQuote(tx, await STEPS[input.action](tx, desk, input), desk);
}

const idOf = ({ id }: Input): string => {
  if (id === undefined) throw badRequest('id');
  return id;
};

/** The locked quote, if its state lets it go that way. */
async function lockFor(tx: Tx, desk: Desk, input: Input): Promise<Quote> {
  const quote = await lockOwn(tx, desk, idOf(input), input.rev);
  const { action } = input;
  if (!canDo(quote, desk.viewer, desk.now).some((one) => one === action))
    throw await conflictWith(tx, quote, desk, '报价的状态变了，请看最新的');
  return quote;
}

const draft: Step = (tx, desk, { id, quote, rev }) => {
  if (!quote) throw badRequest('quote');
  return keepQuote(tx, desk, { id, quote, rev });
};

/** Inside the limits it may be sent at once; else a manager looks at it. */
const submit: Step = async (tx, desk, input) => {
  const { viewer, now, server } = desk;
  const quote = input.quote
    ? await keepQuote(tx, desk, { id: input.id, quote: input.quote, rev: input.rev })
    : await lockFor(tx, desk, input);
  const lines = await linesOfQuote(tx, quote);
  checkComplete(quote, lines);
  const limits = await limitsOf(tx);
  checkValid(quote.validUntil, now, limits);
  const zone = judge(quote, lines, limits);
  const isFree = zone === 'free';
  const label = isFree ? '提交，在权限内' : '提交审批';
  const moved = await updateQuote(tx, quote.id, {
    status: isFree ? 'approved' : 'review',
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label, by: viewer.name, at: now }),
  });
  if (isFree) return moved;
  await openTask(
    tx,
    {
      kind: 'quote',
      targetId: quote.id,
      title: `报价审批 ${quote.clientName}`,
      summary: `${quote.title}，合计 ¥${yuan(quote.total)}，有低于 ${limits.staffBp / 1000} 折的行`,
      fromId: viewer.memberId,
      fromName: viewer.name,
      area: MANAGER_DESK,
      worth: null,
      route: deskRoute(quote),
      fields: [
        { key: 'no', label: '单号', value: quote.no },
        { key: 'client', label: '客户', value: quote.clientName },
        { key: 'total', label: '合计', value: `¥${yuan(quote.total)}` },
        { key: 'lines', label: '行数', value: String(lines.length) },
        { key: 'validUntil', label: '有效至', value: dayOf(quote.validUntil - 1) },
      ],
      createdAt: now,
    },
    server,
  );
  return moved;
};

/** Frozen from here on. A link that is out already is only shown again. The version before it is over. */
const send: Step = async (tx, desk, input) => {
  const { viewer, now } = desk;
  const quote = await lockFor(tx, desk, input);
  if (quote.status !== 'approved') return quote;
  checkValid(quote.validUntil, now, await limitsOf(tx));
  await schedule(tx, EXPIRE_JOB, quote.id, quote.validUntil);
  if (quote.copyOf !== null) await supersede(tx, quote.copyOf, quote, desk);
  if (quote.inquiryId !== null) await answerInquiry(tx, quote.inquiryId, quote, now);
  return updateQuote(tx, quote.id, {
    status: 'sent',
    sentAt: now,
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label: '发送给客户', by: viewer.name, at: now }),
  });
};

/** Of two versions one can be accepted. */
async function supersede(tx: Tx, id: string, next: Quote, { viewer, now }: Desk): Promise<void> {
  const quote = await lockQuote(tx, id);
  if (
    !quote ||
    quote.clientId !== next.clientId ||
    !canDo({ ...quote, ownerId: viewer.id }, viewer, now).includes('void')
  )
    return;
  await endQuote(tx, quote, `由第 ${next.version} 版代替`, viewer.name, now);
}

async function endQuote(tx: Tx, quote: Quote, label: string, by: string, now: number): Promise<Quote> {
  if (quote.status === 'review') await closeTask(tx, { kind: 'quote', targetId: quote.id }, label, now);
  await unschedule(tx, EXPIRE_JOB, quote.id);
  return updateQuote(tx, quote.id, {
    status: 'void',
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label, by, at: now }),
  });
}

/** Whoever asked is told, once; a quote that is sent anew for the same inquiry stands in its place. */
async function answerInquiry(tx: Tx, inquiryId: string, quote: Quote, now: number): Promise<void> {
  const inquiry = await findInquiry(tx, inquiryId, true);
  if (!inquiry || inquiry.status === 'closed') return;
  await closeInquiry(tx, inquiryId, quote.id);
  await sendNotice(tx, inquiry.memberId, {
    box: 'service',
    title: '求购有报价了',
    text: `${inquiry.no} 的报价《${quote.title}》已发出，请在 ${dayOf(quote.validUntil - 1)} 前查看。`,
    link: offerRoute(quote),
    at: now,
  });
}

const withdraw: Step = async (tx, desk, input) => {
  const { viewer, now } = desk;
  const quote = await lockFor(tx, desk, input);
  await closeTask(tx, { kind: 'quote', targetId: quote.id }, `${viewer.name} 撤回`, now);
  return backToDraft(tx, quote, viewer.name, now);
};

export const backToDraft = (tx: Tx, quote: Quote, by: string, now: number): Promise<Quote> =>
  updateQuote(tx, quote.id, {
    status: 'draft',
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label: '撤回审批', by, at: now }),
  });

const end: Step = async (tx, desk, input) => {
  const quote = await lockFor(tx, desk, input);
  return endQuote(tx, quote, '作废', desk.viewer.name, desk.now);
};

/** 续期: the offer as it is holds longer; one that had ended lives again. */
const extend: Step = async (tx, desk, input) => {
  const { viewer, now } = desk;
  const quote = await lockFor(tx, desk, input);
  if (input.validUntil === undefined) throw badRequest('validUntil', '请选择新的有效期');
  checkValid(input.validUntil, now, await limitsOf(tx));
  await schedule(tx, EXPIRE_JOB, quote.id, input.validUntil);
  return updateQuote(tx, quote.id, {
    status: quote.views > 0 ? 'viewed' : 'sent',
    validUntil: input.validUntil,
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label: `续期至 ${dayOf(input.validUntil - 1)}`, by: viewer.name, at: now }),
  });
};

const USUAL_DAYS = 7;
/** A new draft of the same client, for whoever may quote him; nothing of how the other one went comes along. */
const copy: Step = async (tx, desk, input) => {
  const { viewer, now } = desk;
  const quote = await quoteInScope(tx, viewer, idOf(input));
  const client = await findClientInScope(tx, viewer, quote.clientId);
  const lines = await linesOfQuote(tx, quote);
  const limits = await limitsOf(tx);
  const made = await insertQuote(tx, {
    no: await newQuoteNo(tx, now),
    clientId: client.id,
    clientName: client.name,
    ownerId: viewer.id,
    title: quote.title,
    validUntil: lastMoment(now, { ...limits, maxDays: Math.min(limits.maxDays, USUAL_DAYS) }),
    freight: quote.freight,
    discount: quote.discount,
    terms: quote.terms,
    inquiryId: quote.inquiryId,
    total: totalOf(lines, quote),
    copyOf: quote.id,
    version: quote.version + 1,
    shareToken: newShareToken(),
    log: [{ kind: 'step', label: `复制自 ${quote.no}`, by: viewer.name, at: now }],
    createdAt: now,
    updatedAt: now,
  });
  await putLines(
    tx,
    made.id,
    lines.map(({ id: _id, quoteId: _quoteId, sort: _sort, ...line }) => line),
  );
  return made;
};

const STEPS: Record<Input['action'], Step> = { draft, submit, send, withdraw, void: end, extend, copy };
