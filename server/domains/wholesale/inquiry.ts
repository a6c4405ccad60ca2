/** special.inquirySave: a request for what is not on the shelf; an employee answers with a quote. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/errors';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { newOrderNo } from '../../db/numbers';
import { checkOwnPhotos } from '../file/own';
import { insertInquiry } from './repository';

type Input = RequestOf<'special.inquirySave'>;
const LEAST_DAYS = 3;

/** Errors: 400 photos that are not the member's own uploads · 422 工期不足. */
export async function saveInquiry(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
): Promise<DataOf<'special.inquirySave'>> {
  if (input.needBy < dayOf(now + LEAST_DAYS * DAY_MS)) throw refuse('工期不足，需要日期至少在 3 天之后');
  const photos = input.photos ?? [];
  await checkOwnPhotos(tx, memberId, photos);
  const { id, no, lines, budget, needBy, packing, note, status } = await insertInquiry(tx, {
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
  return { id, no, lines, ...(budget === null ? {} : { budget }), needBy, packing, photos, note, status };
}
