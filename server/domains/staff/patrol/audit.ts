/** What was given to somebody can be put right from the desk, too: its word says how (rule 36.6). */
import { conflict, refuse } from '../../../http/errors';
import type { AuditRules } from '../../people/task/kinds';
import { listTasksOf } from '../../people/task/repository';
import { markFixed, recordPage } from './issue';
import { lockRecord } from './repository';

export const patrolAudit: AuditRules = {
  /** 409 put right or closed before · 422 without a word. */
  decide: async (tx, { targetId, note, by, now }) => {
    const row = await lockRecord(tx, targetId);
    if (!row || row.status !== 'issue') throw conflict('该任务已处理');
    const said = note.trim();
    if (said === '') throw refuse('写一句怎么整改的', { field: 'note' });
    // A stand-in may have decided: whoever did does not look at it again.
    const [last] = (await listTasksOf(tx, 'patrol', targetId))
      .filter(({ decidedById }) => decidedById !== null)
      .sort((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0));
    const id = last?.decidedById ?? row.assigneeId ?? '0';
    await markFixed(tx, row, { id, name: by, note: said, photos: [] }, now);
  },
  onlyPass: () => Promise.resolve('整改只能完成，不能驳回'),
  answered: true,
  effect: '记为已整改，由另一位同事复查',
  autoNote: '已按标准处理好，请复查。',
  concerned: () => Promise.resolve([]),
  route: (_tx, targetId) => Promise.resolve(recordPage(targetId)),
};
