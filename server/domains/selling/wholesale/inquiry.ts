/** special.inquirySave: a request for what is not on the shelf; an employee answers with a quote. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { WholesaleInquiry } from '../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { DAY_MS, dayOf } from '../../../lib/shanghai';
import { newOrderNo } from '../../../db/numbers';
import type { Server } from '../../../http/context';
import { keepOwnPhotos } from '../../people/file/own';
import { shownBy } from '../../people/file/sealed';
import { QUOTE_DESK } from '../../people/employee/desks';
import { tellStaff } from '../../people/work/tell';
import { findInquiry, insertInquiry, type InquiryRow } from './repository';

type Input = RequestOf<'special.inquirySave'>;
const LEAST_DAYS = 3;

/** Errors: 400 photos that are not the member's own uploads · 422 工期不足. */
export async function saveInquiry(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Pick<Server, 'config'>,
): Promise<DataOf<'special.inquirySave'>> {
  if (input.needBy < dayOf(now + LEAST_DAYS * DAY_MS))
    throw refuse('工期不足，需要日期至少在 3 天之后', { field: 'needBy' });
  const photos = await keepOwnPhotos(tx, memberId, input.photos ?? []);
  const row = await insertInquiry(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'XJ'),
    memberId,
    lines: input.lines,
    budget: input.budget ?? null,
    needBy: input.needBy,
    packing: input.packing?.trim() ?? '',
    photos,
    note: input.note?.trim() ?? '',
    createdAt: now,
  });
  await tellStaff(tx, {
    desk: QUOTE_DESK,
    assigneeId: null,
    title: '有新的订货需求',
    text: `${row.no}，${row.lines.length} 项，${row.needBy} 前要`,
    link: '/dingding/pages/index?sheet=inquiries',
    at: now,
    often: true,
  });
  return presentInquiry(row, shownBy(server, now));
}

/** special.inquiry: one of the own ones, to look at or to ask again. 404 somebody else's. */
export async function readInquiry(
  tx: Tx,
  memberId: string,
  id: string,
  shown: (url: string) => string,
): Promise<WholesaleInquiry> {
  const row = await findInquiry(tx, memberId, id);
  if (!row) throw notFound();
  return presentInquiry(row, shown);
}

export const presentInquiry = (
  { id, no, lines, budget, needBy, packing, photos, note, status, quoteId }: InquiryRow,
  shown: (url: string) => string,
): WholesaleInquiry => ({
  id,
  no,
  lines,
  ...(budget === null ? {} : { budget }),
  needBy,
  packing,
  photos: photos.map(shown),
  note,
  status,
  ...(quoteId ? { quoteId } : {}),
});
