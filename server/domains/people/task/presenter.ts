/** The wire shapes of tasks: DingTask and DingTaskDetail. */
import type { DingTask, DingTaskDetail } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { worksIn } from '../employee/desks';
import { findEmployee, listStaffByIds } from '../employee/repository';
import type { Seat } from '../employee/seat';
import { listFilesAt } from '../file/repository';
import { sealedPaper, shownBy } from '../file/sealed';
import { findMember } from '../member/repository';
import { asksTwice, type AuditKinds } from './kinds';
import { allowedActs, allowedResults, reasonNot } from './permission';
import type { TaskRecord } from './repository';

/** Names of the employees that rows speak of. */
async function namesOf(tx: Tx, rows: readonly TaskRecord[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ assigneeId, consultId, decidedById }) =>
    [assigneeId, consultId, decidedById].flatMap((id) => id ?? []),
  );
  return new Map((await listStaffByIds(tx, ids)).map(({ employee: { id, name } }) => [id, name]));
}

export async function taskViews(tx: Tx, rows: readonly TaskRecord[]): Promise<DingTask[]> {
  const names = await namesOf(tx, rows);
  return rows.map((row) => taskView(row, names));
}

function taskView(row: TaskRecord, names: ReadonlyMap<string, string>): DingTask {
  const isOpen = row.status === 'todo';
  const asked = row.consultId === null ? undefined : names.get(row.consultId);
  const named = row.assigneeId === null ? undefined : names.get(row.assigneeId);
  const waitsFor = isOpen ? (asked === undefined ? named : `${asked}的意见`) : undefined;
  const decidedBy = row.decidedById === null ? undefined : names.get(row.decidedById);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    from: row.fromName,
    ...(row.dueAt === null ? {} : { dueAt: row.dueAt }),
    status: row.status,
    urgent: row.urgent,
    ...(row.route ? { route: row.route } : {}),
    at: row.createdAt,
    ...((row.amount ?? row.worth) !== null && { amount: row.amount ?? row.worth ?? 0 }),
    ...(waitsFor !== undefined && { waitsFor }),
    ...(decidedBy !== undefined && { decidedBy }),
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt }),
    rev: row.rev,
  };
}

/** As whoever reads it sees it, and with what he may do with it. */
export async function taskDetail(
  tx: Tx,
  employee: Seat,
  row: TaskRecord,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Setup },
): Promise<DingTaskDetail> {
  const shown = shownBy(server, now);
  const rules = kinds[row.kind];
  const sender = row.fromId === null ? undefined : await findMember(tx, row.fromId);
  const route = row.route ?? (await rules?.route?.(tx, row.targetId));
  const chat = await chatWith(tx, employee, row.fromId, server);
  const papers = await papersAt(tx, row.files);
  const cannot = await reasonNot(tx, employee, row, kinds);
  return {
    task: { ...taskView(row, await namesOf(tx, [row])), ...(route !== undefined && { route }) },
    fields: row.fields,
    files: row.files.map((url) => ({ url: shown(url), ...(papers.get(url) ?? fileOf(url)) })),
    log: row.log,
    can: await allowedResults(tx, employee, row, kinds),
    acts: await allowedActs(tx, employee, row, kinds),
    rev: row.rev,
    ...(chat !== undefined && { chat }),
    ...(sender?.avatar && { avatar: sender.avatar }),
    lines: (await rules?.lines?.(tx, row.targetId)) ?? [],
    answer: rules?.answered ?? false,
    ...(rules?.effect !== undefined && row.status === 'todo' && { effect: rules.effect }),
    asks: asksTwice(rules, row.amount ?? row.worth),
    ...(cannot !== undefined && { cannot }),
  };
}

/** A colleague; a member whom the viewer advises or serves. */
async function chatWith(tx: Tx, seat: Seat, senderId: string | null, server: Setup): Promise<string | undefined> {
  if (senderId === null || senderId === seat.memberId) return undefined;
  const may =
    worksIn(seat, 'service') ||
    (await findEmployee(tx, senderId)) !== undefined ||
    (await server.kinds.advisorOf(tx, senderId)) === seat.memberId;
  return may ? `/dingding/pages/group?userId=${senderId}` : undefined;
}

/** Papers are called as their senders called them. */
async function papersAt(tx: Tx, urls: readonly string[]) {
  const rows = await listFilesAt(
    tx,
    urls.filter((url) => sealedPaper(url) !== undefined),
  );
  return new Map(rows.map(({ path, name, size }) => [path, { name, size, kind: 'file' as const }]));
}

const DOCUMENT = /\.(pdf|docx?|xlsx?|txt|csv|zip)$/i;
const fileOf = (url: string) => {
  const name = url.split('?')[0]?.split('/').at(-1) ?? '';
  return { name, kind: DOCUMENT.test(name) ? ('file' as const) : ('image' as const), size: 0 };
};
