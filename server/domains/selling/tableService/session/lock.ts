/** One order of locks at a table: tables by their ids, then the session, then what hangs on it. Whoever sits down takes them in this order too. */
import type { Tx } from '../../../../db/client';
import { conflict, notFound } from '../../../../http/errors';
import { findSession, listJoined, lockSession, lockTable } from '../rows/session/repository';

/** Where it is, where it was, where those joined to it were, and where it is to go. */
async function tablesOf(tx: Tx, sessionId: string, targetTableId?: string): Promise<string[]> {
  const session = await findSession(tx, sessionId);
  if (!session) throw notFound();
  const joined = (await listJoined(tx, sessionId)).map(({ tableId }) => tableId);
  const ids = [session.tableId, session.movedFrom, targetTableId, ...joined].filter((id) => typeof id === 'string');
  return [...new Set(ids)].toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
}

/** The tables that a session is about, and the session. 404 no such session · 409 it was moved while this waited. */
export async function lockTables(tx: Tx, sessionId: string, targetTableId?: string): Promise<void> {
  const ids = await tablesOf(tx, sessionId, targetTableId);
  for (const id of ids) await lockTable(tx, id);
  await lockSession(tx, sessionId);
  const now = await tablesOf(tx, sessionId, targetTableId);
  if (now.some((id) => !ids.includes(id))) throw conflict('本桌刚换了位置，请再试一次');
}
