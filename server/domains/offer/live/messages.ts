/** What was said in a room: the newest, what came after or before a moment, what is another by now; and the questions. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import { LIVE_PAGE } from '../../../../src/contract/live/words';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentMessages, stateOf } from './presenter';
import { findRoom, listAfter, listChanged, listNewest, listQuestions, type MessageRow } from './repository';
import { viewersOf, type Watched } from './topic';

type Input = RequestOf<'college.liveMessages'>;

/** One more than is shown tells whether there are more. */
async function pageOfTalk(tx: Tx, { id, after, before }: Input): Promise<{ rows: MessageRow[]; more: boolean }> {
  if (after !== undefined) {
    const rows = await listAfter(tx, id, after, LIVE_PAGE + 1);
    return { rows: rows.slice(0, LIVE_PAGE), more: rows.length > LIVE_PAGE };
  }
  const rows = await listNewest(tx, id, LIVE_PAGE + 1, before);
  return { rows: rows.slice(-LIVE_PAGE), more: rows.length > LIVE_PAGE };
}

/** 404 unknown, and a camera, where nothing is said. */
export async function readTalk(
  tx: Tx,
  input: Input,
  now: number,
  server: Watched,
): Promise<DataOf<'college.liveMessages'>> {
  const room = await findRoom(tx, input.id);
  if (room?.kind !== 'room') throw notFound();
  const { rows, more } = await pageOfTalk(tx, input);
  const changed = input.rev === undefined ? [] : await listChanged(tx, room.id, input.rev, LIVE_PAGE);
  const shown = await presentMessages(tx, [...rows, ...changed]);
  const state = await stateOf(tx, room, viewersOf(server, room.id), now);
  return {
    list: shown.slice(0, rows.length),
    changed: shown.slice(rows.length),
    more,
    viewers: state.viewers,
    likes: state.likes,
    state,
  };
}

/** 404 unknown. */
export async function readQuestions(
  tx: Tx,
  { id, page = 1 }: RequestOf<'college.liveQuestions'>,
): Promise<DataOf<'college.liveQuestions'>> {
  const room = await findRoom(tx, id);
  if (room?.kind !== 'room') throw notFound();
  const { rows, total } = await listQuestions(tx, id, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentMessages(tx, rows), total, page);
}
