/** 计划 of a week: what is to be done under each day, and the chosen day whole. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useAction, useBlock } from '@/ui/shell';
import { emptyWeek, WeekStrip } from '../WeekStrip';
import { Plans, type Scope } from './Plans';

interface PlanTabProps {
  date: string;
  today: string;
  scope: Scope;
  /** Grows with each plan that was made elsewhere. */
  round: number;
  onDate: (date: string) => void;
}

export function PlanTab({ date, today, scope, round, onDate }: PlanTabProps): ReactElement {
  const week = emptyWeek(date);
  const [changes, setChanges] = useState(0);
  const counts = useBlock(
    () =>
      Promise.all(
        week.map(async ({ key }) => {
          const { total } = await call('customer.plan', { scope, date: key, status: 'prepared', page: 1 });
          return total === 0 ? '' : String(total);
        }),
      ),
    `${week[0]?.key ?? ''} ${scope}`,
    `${round} ${changes}`,
  );
  const dial = useAction((mobile: string) => platform.phone.dial(mobile.replace(/\s/g, '')));
  return (
    <View>
      <WeekStrip
        days={week.map((day, i) => ({ ...day, value: counts?.[i] ?? '' }))}
        date={date}
        today={today}
        onChange={onDate}
      />
      <Plans
        date={date}
        today={today}
        scope={scope}
        round={round}
        onCall={({ client }) => void dial.run(client.mobile)}
        onChange={() => setChanges((n) => n + 1)}
      />
    </View>
  );
}
