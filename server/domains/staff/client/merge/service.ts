/** Two clients that are one (rule 29.8): a manager looks at them side by side, keeps one with the better of both, and can undo it for seven days. */
import {
  MERGED_FIELDS,
  type ClientDetail,
  type ClientSide,
  type MergedField,
} from '../../../../../src/contract/client/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, forbidden, notFound } from '../../../../http/errors';
import type { Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { formOf, presentDetail } from '../detail';
import { endApplies } from '../hand/service';
import { mobileText } from '../mobile';
import { presentClient } from '../presenter';
import {
  addCollaborators,
  findByMobile,
  findClientInScope,
  listCollaborators,
  lockClient,
  removeCollaborators,
  updateClient,
  type ClientRow,
} from '../repository';
import { rightsOf } from '../rights';
import { clientSearch } from '../search';
import { MERGE_KEPT_MS } from '../merges';
import { findMerge, insertMerge, isNewest, listAlike, updateMerge } from './repository';

/** Of a manager's people; 403 for whose clients one does not lead. */
async function mayMerge(tx: Tx, viewer: Employee, row: ClientRow): Promise<void> {
  if (!(await rightsOf(tx, viewer, row)).includes('merge')) throw forbidden();
}

async function sideOf(tx: Tx, row: ClientRow, now: number): Promise<ClientSide> {
  const [card] = await presentClient(tx, [row], now);
  return { card: card as ClientSide['card'], form: formOf(row, await listCollaborators(tx, row.id)), rev: row.rev };
}

export async function readAlike(
  tx: Tx,
  memberId: string,
  { id }: RequestOf<'customer.duplicates'>,
  now: number,
): Promise<DataOf<'customer.duplicates'>> {
  const viewer = await employeeOf(tx, memberId);
  const row = await findClientInScope(tx, viewer, id);
  await mayMerge(tx, viewer, row);
  const others: ClientSide[] = [];
  for (const other of await listAlike(tx, viewer, row)) others.push(await sideOf(tx, other, now));
  return { client: await sideOf(tx, row, now), others };
}

/** The columns that a field stands for. */
const columnsOf = (field: MergedField): (keyof ClientRow)[] =>
  field === 'mobile' ? ['countryCode', 'mobile'] : field === 'address' ? ['regionCode', 'address', 'geo'] : [field];

const OTHER_NUMBER = '其他电话';
const MOST_CONTACTS = 5;
/** A spare number that is missing is the one that is not kept. */
const FILLED = MERGED_FIELDS.filter((field) => field !== 'mobile2');

/** Nothing is said there, so what the other one says is the better. Words of a choice always say something. */
function isEmpty(row: ClientRow, field: MergedField): boolean {
  const value = row[field];
  return value === null || value.length === 0;
}

/** The number that is not kept stays as the spare one; where there is one, it stands among the contacts while they have room. */
function numbersOf(after: ClientRow, both: readonly ClientRow[]): Pick<ClientRow, 'mobile2' | 'contacts'> {
  const there = [mobileText(after), after.mobile2, ...after.contacts.map(({ value }) => value)];
  const all = [...both.map(mobileText), ...both.map(({ mobile2 }) => mobile2)];
  const left = [...new Set(all)].filter((number) => number !== '' && !there.includes(number));
  const mobile2 = after.mobile2 || (left.shift() ?? '');
  const more = left.map((value) => ({ key: '', label: OTHER_NUMBER, value }));
  const contacts = [...after.contacts, ...more].slice(0, MOST_CONTACTS);
  return {
    mobile2,
    contacts: more.length === 0 ? after.contacts : contacts.map((one, i) => ({ ...one, key: String(i + 1) })),
  };
}

/** 404 one of them is out of sight · 403 not a manager of both · 409 changed meanwhile. */
export async function mergeClients(
  tx: Tx,
  memberId: string,
  { keptId, goneId, take, keptRev, goneRev }: RequestOf<'customer.merge'>,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  if (keptId === goneId) throw badRequest('goneId', '请选择两位不同的客户');
  // Always in the order of their ids, so that two mergings do not wait for each other.
  const rows = new Map<string, ClientRow>();
  for (const id of [keptId, goneId].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)))
    rows.set(id, await findClientInScope(tx, viewer, id, true));
  const [kept, gone] = [rows.get(keptId), rows.get(goneId)];
  if (!kept || !gone) throw notFound();
  await mayMerge(tx, viewer, kept);
  await mayMerge(tx, viewer, gone);
  if (kept.rev !== keptRev || gone.rev !== goneRev) throw conflict('其中一位客户刚被修改，请重新核对');
  const columns = [...take, ...FILLED.filter((field) => isEmpty(kept, field) && !isEmpty(gone, field))].flatMap(
    columnsOf,
  );
  const taken = Object.fromEntries(columns.map((column) => [column, gone[column]])) as Partial<ClientRow>;
  const after: ClientRow = {
    ...kept,
    ...taken,
    ...numbersOf({ ...kept, ...taken }, [kept, gone]),
    dealAmount: kept.dealAmount + gone.dealAmount,
    lastAt: later(kept.lastAt, gone.lastAt),
    nextAt: kept.nextAt ?? gone.nextAt,
  };
  const before = Object.fromEntries(
    Object.entries(kept).filter(([column, value]) => after[column as keyof ClientRow] !== value),
  );
  const shared = await listCollaborators(tx, keptId);
  const joined = [...(await listCollaborators(tx, goneId)).map(({ employeeId }) => employeeId), gone.ownerId].filter(
    (id): id is string => id !== null && id !== after.ownerId && !shared.some(({ employeeId }) => employeeId === id),
  );
  await endApplies(tx, goneId, `${viewer.name} 合并了客户`, now);
  const moved: Record<string, string[]> = {};
  for (const [name, part] of Object.entries(server.kinds.clientParts))
    moved[name] = (await part.move?.(tx, goneId, keptId)) ?? [];
  await updateClient(tx, goneId, { mergedIntoId: keptId, rev: gone.rev + 1, updatedAt: now });
  const { id: _id, rev: _rev, searchText: _text, searchGrams: _grams, ...set } = after;
  await updateClient(tx, keptId, { ...set, ...clientSearch(after), rev: kept.rev + 1, updatedAt: now });
  await addCollaborators(tx, keptId, joined, now);
  await insertMerge(tx, {
    keptId,
    goneId,
    byId: viewer.id,
    by: viewer.name,
    before: { ...before, dealAmount: kept.dealAmount },
    joined,
    moved,
    at: now,
  });
  return presentDetail(tx, viewer, (await lockClient(tx, keptId)) as ClientRow, now, server);
}

const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** 404 unknown or out of sight · 409 a later merging, or the number is somebody's by now · 410 after seven days. */
export async function undoMerge(
  tx: Tx,
  memberId: string,
  { id }: RequestOf<'customer.mergeUndo'>,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  const merge = await findMerge(tx, id, true);
  if (!merge) throw notFound();
  const kept = await findClientInScope(tx, viewer, merge.keptId, true);
  await mayMerge(tx, viewer, kept);
  const gone = await lockClient(tx, merge.goneId);
  if (!gone) throw notFound();
  if (merge.undone) throw conflict('这次合并已经撤销');
  if (merge.at + MERGE_KEPT_MS <= now) throw expired('合并已超过 7 天，不能撤销');
  if (!(await isNewest(tx, merge))) throw conflict('请先撤销后来的合并');
  const before = merge.before as Partial<ClientRow>;
  const back: ClientRow = { ...kept, ...before, dealAmount: Math.max(0, kept.dealAmount - gone.dealAmount) };
  // What was heard since stays with the client that was kept.
  const { lastAt: _last, nextAt: _next, rev: _rev, id: _id, ...rest } = back;
  await updateClient(tx, kept.id, { ...rest, ...clientSearch(back), rev: kept.rev + 1, updatedAt: now });
  const holder = await findByMobile(tx, gone);
  if (holder) throw conflict(`${holder.name} 已用了这个手机号，不能撤销`);
  await updateClient(tx, gone.id, { mergedIntoId: null, rev: gone.rev + 1, updatedAt: now });
  for (const [name, part] of Object.entries(server.kinds.clientParts))
    await part.move?.(tx, kept.id, gone.id, merge.moved[name] ?? []);
  await removeCollaborators(tx, kept.id, merge.joined);
  await updateMerge(tx, merge.id, { undone: true });
  return presentDetail(tx, viewer, (await lockClient(tx, kept.id)) as ClientRow, now, server);
}
