/**
 * What failed for good (rule 26.6): stands before the managers with its reason, until one of them tries it again or says that it is looked after.
 * A reason is one of ours: what somebody outside said, or a query with its values, stays in the log.
 */
import type { DeadLetter } from '../../../../src/contract/desk/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { conflict, forbidden, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { endDead, isOpenDead, lockJob, pageOfDead, type JobRow } from '../../../jobs/dead';
import { FORMER } from '../../people/employee/presenter';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { JOB_GROUPS, JOB_LABELS, type JobGroup } from './labels';
import { findSubject, listNames } from './repository';

async function managerOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await employeeOf(tx, memberId);
  if (!employee.isManager) throw forbidden();
  return employee;
}

/** The first that fits. */
const REASONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/answered HTTP (\d{3})/, ([, status]) => `对方的系统出错（${status}）`],
  [/^WeChat \S+ answered errcode (-?\d+)$/, ([, code]) => `微信没有接受（${code}）`],
  [/answered without/, () => '对方的回答缺内容'],
  [/no answer within|timeout|timed out|aborted/i, () => '对方没有回答'],
  [/fetch failed|ECONN|ENOTFOUND|EAI_AGAIN|network/i, () => '连不上对方'],
  [/^微信不收：.+$/, (found) => found[0]],
  [/the server ended/, () => '中途断了，不知道对方收到没有'],
  [/no handler/, () => '现在的版本还做不了'],
  [/^Failed query/, () => '没有记下，请联系技术人员'],
];

/** Nothing of the error itself is repeated but a status. */
export function reasonOf(lastError: string | null): string {
  for (const [pattern, say] of REASONS) {
    const found = pattern.exec(lastError ?? '');
    if (found) return say(found);
  }
  return '没有做成，请联系技术人员';
}

const groupOf = ({ kind }: JobRow): JobGroup => kind.split('.')[0] as JobGroup;

async function presentDead(tx: Tx, rows: readonly JobRow[]): Promise<DeadLetter[]> {
  const names = await listNames(
    tx,
    rows.flatMap(({ handledById }) => handledById ?? []),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { id, kind, key, lastError, attempts, deadAt, handledAt, handledById } = row;
      const ended = handledAt !== null && !isOpenDead(row);
      return {
        id,
        label: JOB_LABELS[kind] ?? JOB_GROUPS[groupOf(row)],
        subject: (await findSubject(tx, groupOf(row), key)) ?? `编号 ${key}`,
        reason: reasonOf(lastError),
        tries: attempts,
        at: deadAt ?? handledAt ?? 0,
        ...(ended ? { ended: { by: names.get(handledById ?? '') ?? FORMER, at: handledAt } } : {}),
      };
    }),
  );
}

/** 403 who is no manager. Those that wait come first. */
export async function listDead(
  tx: Tx,
  memberId: string,
  { page = 1 }: RequestOf<'desk.deadLetters'>,
): Promise<DataOf<'desk.deadLetters'>> {
  await managerOf(tx, memberId);
  const { rows, total } = await pageOfDead(tx, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentDead(tx, rows), total, page);
}

/** 403 who is no manager · 404 a job that did not fail · 409 somebody has looked after it already, with how it is now. */
export async function endDeadLetter(
  tx: Tx,
  memberId: string,
  { id, way }: RequestOf<'desk.deadLetterEnd'>,
  now: number,
): Promise<DeadLetter> {
  const { id: employeeId } = await managerOf(tx, memberId);
  const found = await lockJob(tx, id);
  if (!found || (found.deadAt === null && found.handledAt === null)) throw notFound();
  if (!isOpenDead(found)) throw conflict('同事已经处理了', { data: (await presentDead(tx, [found]))[0] });
  // As it was, for the answer: tried again it has no reason any more.
  const ended = { ...found, handledById: employeeId, handledAt: now };
  await endDead(tx, found, { employeeId, retry: way === 'retry', now });
  return (await presentDead(tx, [ended]))[0] as DeadLetter;
}
