/**
 * Reviews in the hands of the service (rule 26.9): answered before everybody, taken away from the goods with a reason, and put back. Who wrote one is told,
 * and does neither with it.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import { REVIEW_DESK_TABS, type ReviewDeskRow, type ReviewDeskTab } from '../../../../src/contract/review/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, Refusal } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { maskName } from '../../../lib/mask';
import { employeeOf } from '../../people/employee/who';
import { SERVICE_DESK } from '../../people/employee/desks';
import { FORMER } from '../../people/employee/presenter';
import { sendNotice } from '../../people/notice/send';
import { UNANSWERED_MS } from '../../people/work/desk';
import { workChanged } from '../../people/work/tell';
import {
  answerReview,
  countTab,
  findDeskRow,
  hideReview,
  lockReview,
  pageOfTab,
  showReview,
  type DeskRecord,
  type ReviewRecord,
} from './repository';

const TAB_WORDS: Readonly<Record<ReviewDeskTab, string>> = { wait: '待回复', answered: '已回复', hidden: '已隐藏' };

const present = ({ review, title, images, nickname, answeredBy, hiddenBy }: DeskRecord): ReviewDeskRow => ({
  id: review.id,
  goods: { id: review.goodsId, title, cover: images[0] ?? '' },
  by: review.anonymous || nickname === null ? '匿名茶友' : maskName(nickname),
  score: review.score,
  tags: review.tags,
  text: review.text,
  photos: review.photos,
  sku: review.sku,
  ...(review.append === null ? {} : { append: review.append }),
  at: review.at,
  ...(review.reply === null
    ? {}
    : {
        reply: {
          text: review.reply,
          by: answeredBy ?? (review.replyById === null ? '店家' : FORMER),
          ...(review.replyAt === null ? {} : { at: review.replyAt }),
        },
      }),
  ...(review.hiddenAt === null
    ? {}
    : { hidden: { why: review.hiddenWhy ?? '', by: hiddenBy ?? FORMER, at: review.hiddenAt } }),
});

export async function readReviewDesk(
  tx: Tx,
  { tab = 'wait', page = 1 }: RequestOf<'reviewDesk.list'>,
  now: number,
): Promise<DataOf<'reviewDesk.list'>> {
  const since = now - UNANSWERED_MS;
  const counts = await Promise.all(REVIEW_DESK_TABS.map((one) => countTab(tx, one, since)));
  const rows = await pageOfTab(tx, tab, since, PAGE_SIZE, offsetOf(page));
  return {
    page: pageOf(rows.map(present), counts[REVIEW_DESK_TABS.indexOf(tab)] ?? 0, page),
    tabs: REVIEW_DESK_TABS.map((id, at) => ({ id, label: TAB_WORDS[id], count: counts[at] ?? 0 })),
  };
}

async function rowOf(tx: Tx, id: string): Promise<ReviewDeskRow> {
  const row = await findDeskRow(tx, id);
  if (!row) throw notFound();
  return present(row);
}

const MOST_SUMMARY = 60;
const short = (text: string): string => Array.from(text).slice(0, MOST_SUMMARY).join('');
const tell = (tx: Tx, { memberId, goodsId }: ReviewRecord, title: string, text: string, at: number) =>
  sendNotice(tx, memberId, { box: 'service', title, text: short(text), link: `/shop/pages/goods?id=${goodsId}`, at });

type Save = RequestOf<'reviewDesk.save'>;
interface Hand {
  review: ReviewRecord;
  text: string;
  was: string;
  employeeId: string;
  now: number;
}
/** Undefined: it is no longer as whoever acts saw it. */
const ACTIONS: Readonly<Record<Save['action'], (tx: Tx, hand: Hand) => Promise<true | undefined>>> = {
  async answer(tx, { review, text, was, employeeId, now }) {
    if (review.hiddenAt !== null || (review.reply ?? '') !== was) return undefined;
    await answerReview(tx, review.id, { text, byId: employeeId, at: now });
    await tell(tx, review, '店家回复了你的评价', text, now);
    return true;
  },
  async hide(tx, { review, text, employeeId, now }) {
    if (review.hiddenAt !== null) return undefined;
    await hideReview(tx, review, { why: text, byId: employeeId, at: now });
    await tell(tx, review, '你的评价已隐藏', `原因：${text}。有疑问请联系客服。`, now);
    return true;
  },
  async show(tx, { review, now }) {
    if (review.hiddenAt === null) return undefined;
    await showReview(tx, review);
    await tell(tx, review, '你的评价已恢复显示', '大家又能看到它了。', now);
    return true;
  },
};

/** 400 without words · 403 the own one · 404 · 409 a colleague was there before, with the review as it is. */
export async function saveReview(
  tx: Tx,
  memberId: string,
  { id, action, text = '', was = '' }: Save,
  now: number,
): Promise<ReviewDeskRow> {
  const employee = await employeeOf(tx, memberId);
  const words = text.trim();
  if (words === '' && action !== 'show') throw badRequest('text', action === 'hide' ? '请填写原因' : '请填写回复');
  const review = await lockReview(tx, id);
  // One that waits for its check is not on this desk yet.
  if (!review || review.auditing) throw notFound();
  if (review.memberId === memberId) throw new Refusal(403, '自己写的评价由同事处理');
  const done = await ACTIONS[action](tx, { review, text: words, was, employeeId: employee.id, now });
  if (!done) throw conflict('同事已经处理了', { data: await rowOf(tx, id) });
  await workChanged(tx, { desk: SERVICE_DESK, assigneeId: null });
  return rowOf(tx, id);
}
