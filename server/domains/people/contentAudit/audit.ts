/** The service desk decides about what the platform could not: it is shown, or refused with a reason. */
import { conflict, refuse as refusal } from '../../../http/errors';
import { findCheck } from '../contentCheck/repository';
import type { AuditRules } from '../task/kinds';
import { lockOpen, pass, refuse, tell } from './settle';

const GONE = '作者已经修改或删除，请驳回';

export const contentAudit: AuditRules = {
  /** 409 decided before, or nothing to be shown any more · 422 refused without a reason. */
  async decide(tx, { targetId, pass: isGood, note, now }, server) {
    const check = await lockOpen(tx, targetId, 'person');
    if (!check) {
      if (isGood) throw conflict('该任务已处理');
      return;
    }
    const why = note.trim();
    if (!isGood && why === '') throw refusal('请填写原因', { field: 'note' });
    if (!isGood) return refuse(tx, check, why, now, server);
    const { label, waits } = server.kinds.contents[check.kind];
    if (!(await waits(tx, check))) throw conflict(GONE);
    await pass(tx, check, now, server);
    await tell(tx, check, `${label}通过了审核`, '大家能看到了', now, server);
  },
  onlyReject: async (tx, targetId) => ((await findCheck(tx, targetId))?.state === 'person' ? undefined : GONE),
  concerned: async (tx, targetId) => {
    const check = await findCheck(tx, targetId);
    return check ? [check.memberId] : [];
  },
  effect: '通过后大家能看到，驳回则不显示',
};
