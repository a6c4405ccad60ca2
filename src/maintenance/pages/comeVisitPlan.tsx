/** /maintenance/pages/comeVisitPlan: who comes to us today - the day by hour, each with its room, who receives, what is prepared. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { ComeVisit } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Slot } from '@/ui/kit/Slot';
import { Page, Rows, useBlock, useChoice, usePageParams, useParam } from '@/ui/shell';
import { ComeSheets, type OpenSheet } from '../come/ComeSheets';
import { useDay } from '../come/useDay';
import { Visit, type VisitAct } from '../come/Visit';
import { ScopeBar, SCOPES } from '../ScopeBar';
import { WeekStrip } from '../WeekStrip';

export default observer(function ComeVisitPage() {
  const params = usePageParams<'/maintenance/pages/comeVisitPlan'>();
  const { id, clientId, planId } = params;
  const { clock } = useStores();
  const [date, setDate] = useParam(params, 'date', '');
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const [sheet, setSheet] = useState<OpenSheet | undefined>(clientId ? 'new' : undefined);
  const { state, act, day, today, opened, setOpened, visit } = useDay({ date, id, scope });
  const form = useBlock(() => call('customer.inviteInfo', { ...(clientId && { clientId }) }), clientId ?? '');
  const onAct = (one: ComeVisit, what: VisitAct) => {
    setOpened(one.id);
    return what === 'arrive' || what === 'noShow' ? void act.run(what, one) : setSheet(what);
  };
  const onSaved = (saved: ComeVisit) => {
    setOpened(saved.id);
    setDate(formatTime(saved.at, 'YYYY-MM-DD'));
    void state.reload();
  };
  return (
    <Page
      state={state}
      action={
        <Button block size="l" tone={visit ? 'line' : 'primary'} onPress={() => setSheet('new')}>
          新建来访
        </Button>
      }
      overlay={
        <ComeSheets
          sheet={sheet}
          visit={visit}
          form={form ?? undefined}
          day={day}
          planId={planId}
          onClose={() => setSheet(undefined)}
          onSaved={onSaved}
          onDone={() => void state.reload()}
        />
      }
    >
      {({ days, page }) => (
        <>
          <WeekStrip days={days} date={day} today={today} onChange={setDate} />
          <Slot>
            <ScopeBar current={scope} onChange={setScope} />
          </Slot>
          {page.list.length === 0 ? (
            <Empty title={day === today ? '今日无来访' : '这天无来访'} text="约一位客户来坐坐" />
          ) : (
            <Rows
              rows={page.list}
              keyOf={(one) => one.id}
              render={(one) => (
                <Visit
                  visit={one}
                  isOpen={one.id === opened}
                  now={clock.now()}
                  onToggle={() => setOpened(one.id === opened ? undefined : one.id)}
                  onAct={(what) => onAct(one, what)}
                />
              )}
            />
          )}
        </>
      )}
    </Page>
  );
});
