/** /maintenance/pages/mymaintenance: what today asks for - plans by the day, what was done, whom we asked. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, usePageParams, useParam } from '@/ui/shell';
import { Invites } from '../invite/Invites';
import { PlanTab } from '../plan/PlanTab';
import { Records } from '../record/Records';
import { ScopeBar, SCOPES } from '../ScopeBar';
import { StartButtons, StartSheets, type Start } from '../Starts';

const TABS = [
  { id: 'plan', label: '计划' },
  { id: 'record', label: '记录' },
  { id: 'invite', label: '邀约' },
] as const;

export default observer(function MaintenancePage() {
  const params = usePageParams<'/maintenance/pages/mymaintenance'>();
  const { clock } = useStores();
  const today = formatTime(clock.now(), 'YYYY-MM-DD');
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const [date, setDate] = useParam(params, 'date', today);
  const [way, setWay] = useParam(params, 'way');
  const [month, setMonth] = useParam(params, 'month');
  const [status, setStatus] = useParam(params, 'status');
  const [start, setStart] = useState<Start>();
  const [round, setRound] = useState(0);
  return (
    <Page
      right={<BarLink word="客户" onPress={() => void go('/client/pages/clientmangent', {})} />}
      action={<StartButtons first={tab} onStart={setStart} />}
      overlay={
        <StartSheets start={start} onClose={() => setStart(undefined)} onPlanned={() => setRound((n) => n + 1)} />
      }
    >
      <Tabs label="我的维护" items={TABS} current={tab} onChange={setTab} />
      <Slot>{tab !== 'record' && <ScopeBar current={scope} onChange={setScope} />}</Slot>
      <Slot>
        {tab === 'plan' && <PlanTab date={date} today={today} scope={scope} round={round} onDate={setDate} />}
      </Slot>
      <Slot>{tab === 'record' && <Records way={way} month={month} onWay={setWay} onMonth={setMonth} />}</Slot>
      <Slot>{tab === 'invite' && <Invites status={status} scope={scope} onStatus={setStatus} />}</Slot>
    </Page>
  );
});
