/** What opens over the coming visits of a day: a new one, its arrangement, how it ended, why it was called off. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { ComeVisit, DataOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { later } from '@/ui/shell';
import { ReasonSheet } from '../ReasonSheet';

const ComeSheet = later(() => import('./ComeSheet').then(({ ComeSheet: part }) => part));
const FinishSheet = later(() => import('./FinishSheet').then(({ FinishSheet: part }) => part));
const WHY = ['客户改期', '客户临时有事', '天气不好', '改到别的门店'];

export type OpenSheet = 'new' | 'edit' | 'finish' | 'cancel';

interface ComeSheetsProps {
  sheet: OpenSheet | undefined;
  /** Which one it is about; a new one is about none. */
  visit: ComeVisit | undefined;
  form: DataOf<'customer.inviteInfo'> | undefined;
  day: string;
  planId: string | undefined;
  onClose: () => void;
  onSaved: (visit: ComeVisit) => void;
  onDone: () => void;
}

export const ComeSheets = observer(function ComeSheets({
  sheet,
  visit,
  form,
  day,
  planId,
  onClose,
  onSaved,
  onDone,
}: ComeSheetsProps): ReactElement {
  const { session } = useStores();
  return (
    <>
      <ComeSheet
        open={sheet === 'new' || sheet === 'edit'}
        dict={form?.dict}
        date={day}
        storeId={session.member?.employee?.storeId ?? ''}
        client={form?.client}
        planId={planId}
        visit={sheet === 'edit' ? visit : undefined}
        onClose={onClose}
        onSaved={onSaved}
      />
      <FinishSheet visit={sheet === 'finish' ? visit : undefined} onClose={onClose} onDone={onDone} />
      <ReasonSheet
        open={sheet === 'cancel' && visit !== undefined}
        title="取消来访"
        label="原因"
        act="取消来访"
        phrases={WHY}
        said="已取消，留的雅室放出来了"
        work={(reason) => call('customer.comeVisitPlanSave', { action: 'cancel', id: visit?.id ?? '', reason })}
        onClose={onClose}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </>
  );
});
