import type { PlanRow } from '../../../../../src/contract/client/shapes';
import type { Tx } from '../../../../db/client';
import { listEmployeeNames } from '../../../people/employee/repository';
import { presentClient } from '../../client/presenter';
import { isLate } from '../access';
import { isOpenPlan, type PlanOfClient } from './repository';

export async function presentPlans(tx: Tx, rows: readonly PlanOfClient[], now: number): Promise<PlanRow[]> {
  const cards = await presentClient(
    tx,
    rows.map(({ client }) => client),
    now,
  );
  const names = await listEmployeeNames(
    tx,
    rows.map(({ plan }) => plan.ownerId),
  );
  return rows.flatMap(({ plan }, i) => {
    const client = cards[i];
    if (!client) return [];
    const { id, kind, at, remindMin, reason, content } = plan;
    return {
      ...{ id, kind, client, at, content, remindMin },
      status: isOpenPlan(plan) && isLate(at, now) ? ('overdue' as const) : plan.status,
      owner: names.get(plan.ownerId) ?? '',
      ...(plan.convertedTo === null ? {} : { convertedTo: plan.convertedTo }),
      ...(reason === '' ? {} : { reason }),
    };
  });
}
