/** Who may look at and change what was done with a client: always through the client's scope (rule 31.4). */
import { Refusal, badRequest } from '../../../http/errors';
import { startOfDay } from '../../../lib/shanghai';
import type { Employee } from '../../people/employee/repository';

/** Whose row it is, and managers, whose scope the client is in already. */
export const mayChange = (viewer: Employee, ownerId: string): boolean => viewer.id === ownerId || viewer.isManager;

/** 403 of a colleague who only shares the client. */
export function requireChange(viewer: Employee, ownerId: string): void {
  if (!mayChange(viewer, ownerId)) throw new Refusal(403, '只有负责人可以修改');
}

/** 400 请选择将来的时间. */
export function requireFuture(at: number, now: number, field = 'at'): void {
  if (at <= now) throw badRequest(field, '请选择将来的时间');
}

/** 400 when nothing was written. */
export function requireWords(text: string | undefined, field: string, words: string): string {
  const said = (text ?? '').trim();
  if (said === '') throw badRequest(field, words);
  return said;
}

/** What lay before today is late. */
export const isLate = (at: number, now: number): boolean => at < startOfDay(now);
