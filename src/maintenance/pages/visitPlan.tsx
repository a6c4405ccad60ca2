/** /maintenance/pages/visitPlan: a day on the road - the map, the stops in their order, a check-in at each, and what came of it. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import type { Point } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Page, useBlock, useChoice, useMessenger, usePageParams, useParam } from '@/ui/shell';
import { RouteDay } from '../route/RouteDay';
import { RouteSheets, type OpenSheet } from '../route/RouteSheets';
import { Team } from '../route/Team';
import { useRoute } from '../route/useRoute';
import { ScopeBar, SCOPES } from '../ScopeBar';
import { WeekStrip } from '../WeekStrip';

const ROUTE: OpenSheet = { what: 'route' };

export default observer(function VisitPlanPage() {
  const params = usePageParams<'/maintenance/pages/visitPlan'>();
  const { id, clientId, planId } = params;
  const { clock } = useStores();
  const today = formatTime(clock.now(), 'YYYY-MM-DD');
  const [date, setDate] = useParam(params, 'date', '');
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const { state, put, checkIn, waitingAt, stopped } = useRoute({ id, date, scope });
  const messenger = useMessenger();
  const [here, setHere] = useState<Point | undefined>(() => messenger.located());
  const [sheet, setSheet] = useState<OpenSheet | undefined>(clientId ? ROUTE : undefined);
  const client = useBlock(
    async () => (clientId ? (await call('customer.info', { id: clientId })).card : undefined),
    clientId ?? '',
  );
  const plan = state.data?.one;
  const day = date || plan?.date || today;
  return (
    <Page
      state={state}
      right={day >= today && scope === 'mine' && <RouteKey has={Boolean(plan)} onPress={() => setSheet(ROUTE)} />}
      overlay={
        <RouteSheets
          {...{ sheet, plan, planId, here }}
          date={day}
          client={client ?? undefined}
          onCheck={checkIn}
          onClose={() => setSheet(undefined)}
          onSaved={put}
        />
      }
    >
      {({ days, page, one }) => (
        <>
          <WeekStrip days={days} date={day} today={today} onChange={setDate} />
          <Slot>
            <ScopeBar current={scope} onChange={setScope} />
          </Slot>
          <Slot>{stopped === 'line' && <Notice tone="warn">没有信号，签到先存在手机里，有信号就发出。</Notice>}</Slot>
          {scope === 'team' && <Team plans={page.list} />}
          {scope === 'mine' && one && (
            <RouteDay
              plan={one}
              isToday={day === today}
              here={here}
              waitingAt={waitingAt}
              onHere={setHere}
              onChange={put}
              onSheet={setSheet}
            />
          )}
          {scope === 'mine' && !one && <NoRoute day={day} today={today} onPress={() => setSheet(ROUTE)} />}
        </>
      )}
    </Page>
  );
});

/** At the top: the route is changed, or a first one made. */
const RouteKey = ({ has, onPress }: { has: boolean; onPress: () => void }): ReactElement => (
  <IconButton icon={has ? 'edit' : 'plus'} label={has ? '改路线' : '新建路线'} onPress={onPress} />
);

function NoRoute({ day, today, onPress }: { day: string; today: string; onPress: () => void }): ReactElement {
  return (
    <Empty
      title={day === today ? '今天没有拜访' : '这天没有拜访'}
      text={day >= today ? '选几位客户，排一条路线' : '过去的日子只能查看'}
      {...(day >= today && { button: '新建路线', onPress })}
    />
  );
}
