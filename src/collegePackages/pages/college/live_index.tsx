/** /collegePackages/pages/college/live_index: the programme of a day on a line of time, the room that runs on the big stage. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { dayOf } from '@/core/lib/day';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Page, usePageData, usePageParams, useParam, useReturn, useShareCard, useSpare } from '@/ui/shell';
import { BigStage } from '@/collegePackages/live/BigStage';
import { Hosts } from '@/collegePackages/live/Hosts';
import { Mine } from '@/collegePackages/live/Mine';
import { Programme } from '@/collegePackages/live/Programme';
import { Slices } from '@/collegePackages/live/Slices';
import { WeekStrip } from '@/collegePackages/live/WeekStrip';
import { statusAt } from '@/collegePackages/live/words';
import styles from '@/collegePackages/live/live.module.scss';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The programme of the day that was chosen; of today, or where it has none, of the next day with one. */
async function programmeOf(chosen: string, today: string) {
  const day = DAY.test(chosen) ? chosen : undefined;
  const found = await call('college.live', { date: day ?? today });
  const next = day === undefined && found.list.length === 0 ? found.next : undefined;
  if (next === undefined) return { ...found, date: day ?? today };
  return { ...(await call('college.live', { date: next })), date: next };
}

export default observer(function LiveIndexPage() {
  const params = usePageParams<'/collegePackages/pages/college/live_index'>();
  const { clock, session } = useStores();
  const today = dayOf(clock.now());
  const [chosen, setDate] = useParam(params, 'date');
  const [round, setRound] = useState(0);
  const spare = useSpare();
  const state = usePageData(async () => {
    // What runs or comes next in every room: the programme stands without it.
    const asked = spare(call('shop.live', {}, { hide: true }), () => void state.reload());
    const [programme, rooms = []] = await Promise.all([programmeOf(chosen, today), asked]);
    return { ...programme, rooms, running: rooms.find((live) => statusAt(live, clock.now()) === 'live') };
  }, [chosen, session.token]);
  const again = () => {
    setRound((count) => count + 1);
    void state.reload();
  };
  useReturn(again);
  useShareAppMessage(useShareCard());
  return (
    <Page
      state={state}
      title="直播"
      right={<BarLink word="全部直播" onPress={() => void go('/collegePackages/pages/college/live/list', {})} />}
    >
      {({ list, days = [], date, next, rooms, running }) => (
        <View className={styles.page}>
          {running && <BigStage live={running} />}
          <WeekStrip days={days} date={date} today={today} onChange={setDate} />
          <Programme list={list} isToday={date === today} next={next} onDay={setDate} onTurn={again} onWait={again} />
          {session.hasLogin && <Mine round={round} onWait={again} />}
          <Hosts rooms={[...rooms, ...list]} />
          {session.hasLogin && <Slices />}
        </View>
      )}
    </Page>
  );
});
