/** A manager sees who is on the road that day. */
import type { ReactElement } from 'react';
import type { VisitPlan } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';

export function Team({ plans }: { plans: readonly VisitPlan[] }): ReactElement {
  if (plans.length === 0) return <Empty title="团队没有拜访" text="这天没有人在路上" />;
  return (
    <Card place="next" pad="rows">
      {plans.map(({ id, owner, done, total, stops }) => (
        <RecordRow
          key={id}
          flush
          icon="visit"
          title={owner}
          notes={[`${done} / ${total} 站`, stops.map(({ client }) => client.name).join('、')]}
          onPress={() => void go('/maintenance/pages/visitPlan', { id })}
        />
      ))}
    </Card>
  );
}
