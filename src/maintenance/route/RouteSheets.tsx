/** What opens over a day on the road: its order, a check-in, what came of it, why not. */
import type { ReactElement } from 'react';
import type { ClientCard, VisitPlan, VisitStop } from '@/contract';
import { call } from '@/core/api';
import type { Point } from '@/core/platform';
import { later } from '@/ui/shell';
import { ReasonSheet } from '../ReasonSheet';
import type { StopAct } from './StopActs';
import type { Checkin } from './useRoute';

const RouteSheet = later(() => import('./RouteSheet').then(({ RouteSheet: part }) => part));
const CheckSheet = later(() => import('./CheckSheet').then(({ CheckSheet: part }) => part));
const ResultSheet = later(() => import('./ResultSheet').then(({ ResultSheet: part }) => part));
const WHY = ['客户不在', '客户改期', '时间来不及', '先打电话'];

/** About a stop, or about the whole of it. */
export interface OpenSheet {
  what: StopAct | 'route';
  stop?: VisitStop | undefined;
}

interface RouteSheetsProps {
  sheet: OpenSheet | undefined;
  plan: VisitPlan | undefined;
  date: string;
  client: ClientCard | undefined;
  planId: string | undefined;
  here: Point | undefined;
  onCheck: (checkin: Checkin) => Promise<void>;
  onClose: () => void;
  onSaved: (plan: VisitPlan) => void;
}

export function RouteSheets({ sheet, plan, date, client, planId, here, ...on }: RouteSheetsProps): ReactElement {
  const { onCheck, onClose, onSaved } = on;
  const stopFor = (what: StopAct) => (sheet?.what === what ? sheet.stop : undefined);
  return (
    <>
      <RouteSheet
        open={sheet?.what === 'route'}
        {...{ date, client, planId, here }}
        plan={plan?.canEdit ? plan : undefined}
        onClose={onClose}
        onSaved={onSaved}
      />
      {plan && <CheckSheet plan={plan} stop={stopFor('check')} onClose={onClose} onCheck={onCheck} />}
      {plan && <ResultSheet plan={plan} stop={stopFor('result')} onClose={onClose} onSaved={onSaved} />}
      {plan && <CancelSheet sheet={sheet} plan={plan} onClose={onClose} onSaved={onSaved} />}
    </>
  );
}

type CancelSheetProps = Pick<RouteSheetsProps, 'sheet' | 'onClose' | 'onSaved'> & { plan: VisitPlan };

function CancelSheet({ sheet, plan, onClose, onSaved }: CancelSheetProps): ReactElement {
  const stop = sheet?.stop;
  return (
    <ReasonSheet
      open={sheet?.what === 'cancel'}
      title={stop ? `不去${stop.client.name}那里了` : '取消路线'}
      label="原因"
      act={stop ? '不去了' : '取消路线'}
      phrases={WHY}
      said="已记下"
      work={async (reason) =>
        onSaved(
          await call('customer.visitPlanSave', {
            action: 'cancel',
            ...{ id: plan.id, reason },
            ...(stop && { stopId: stop.id }),
          }),
        )
      }
      onClose={onClose}
      onDone={onClose}
    />
  );
}
