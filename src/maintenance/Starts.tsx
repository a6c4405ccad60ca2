/** What can be begun from 我的维护: a plan, a record, an invitation; the last two of a client who is chosen first. */
import type { ReactElement } from 'react';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { later } from '@/ui/shell';
import { ClientSheet } from './ClientField';

const PlanSheet = later(() => import('./plan/PlanSheet').then(({ PlanSheet: part }) => part));

const STARTS = {
  plan: '新建计划',
  record: '写维护',
  invite: '发邀约',
} as const;
export type Start = keyof typeof STARTS;

/** The one of the open tab is the decision, the others stand beside it. */
export function StartButtons({ first, onStart }: { first: Start; onStart: (start: Start) => void }): ReactElement {
  const others = (Object.keys(STARTS) as Start[]).filter((start) => start !== first);
  return (
    <>
      {others.map((start) => (
        <Button key={start} grow tone="line" size="l" onPress={() => onStart(start)}>
          {STARTS[start]}
        </Button>
      ))}
      <Button grow size="l" onPress={() => onStart(first)}>
        {STARTS[first]}
      </Button>
    </>
  );
}

interface StartSheetsProps {
  start: Start | undefined;
  onClose: () => void;
  onPlanned: () => void;
}

export function StartSheets({ start, onClose, onPlanned }: StartSheetsProps): ReactElement {
  return (
    <>
      <PlanSheet
        open={start === 'plan'}
        onClose={onClose}
        onSaved={() => {
          onClose();
          onPlanned();
        }}
      />
      <ClientSheet
        open={start === 'record' || start === 'invite'}
        onClose={onClose}
        onChoose={({ id }) => {
          onClose();
          void go(start === 'invite' ? '/maintenance/pages/myinvitsave' : '/maintenance/pages/mymaintsave', {
            clientId: id,
          });
        }}
      />
    </>
  );
}
