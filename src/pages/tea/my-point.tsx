/** /pages/tea/my-point: points, signing in, other ways to earn them, and what they buy. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { earnedOf } from '@/domain/points/labels';
import { BarLink } from '@/ui/kit/BarLink';
import { Section } from '@/ui/kit/SectionHead';
import { Blocks, Page, useAction, usePageData, useReturn } from '@/ui/shell';
import { EarnTasks } from './point/EarnTasks';
import { HotGoods } from './point/HotGoods';
import { MergeCard, MergeSheet } from './point/MergeCard';
import { PointHead } from './point/PointHead';
import { SignCalendar } from './point/SignCalendar';
import { SignCard } from './point/SignCard';
import { useSignMonth } from './point/useSignMonth';
import styles from './my-point.module.scss';

export default function PointsPage() {
  const { clock, feedback, session } = useStores();
  const [round, setRound] = useState(0);
  const [merging, setMerging] = useState(false);
  const state = usePageData(async () => {
    const [stat, sign] = await Promise.all([call('credits.statistics', { unit: 'points' }), call('signIn.index', {})]);
    return { stat, sign };
  });
  const refresh = async () => {
    setRound((count) => count + 1);
    void session.loadMember(true).catch(() => undefined);
    await state.reload();
  };
  const month = useSignMonth(round);
  const sign = useAction(async () => {
    const reward = state.data?.sign.nextReward ?? 0;
    await call('signIn.sign', {});
    feedback.toast(`签到成功，得 ${figure(reward)} 积分`);
    month.leave();
    await refresh();
  });
  // Points were spent, given or earned meanwhile.
  useReturn(() => void refresh());
  const points = state.data ? earnedOf(state.data.stat.points) : 0;
  return (
    <Page
      state={state}
      skeleton="detail"
      right={<BarLink word="明细" onPress={() => go('/member/pages/interval/index', {})} />}
      overlay={
        <MergeSheet open={merging} points={points} onClose={() => setMerging(false)} onDone={() => void refresh()} />
      }
    >
      {({ stat, sign: view }) => (
        <View className={styles.body}>
          <PointHead points={stat.points} />
          {view.rewards.length > 0 && <SignCard sign={view} busy={sign.pending} onSign={() => void sign.run()} />}
          <SignCalendar sign={month.shown ?? view} today={formatTime(clock.now(), 'YYYY-MM-DD')} onMonth={month.turn} />
          <Blocks>
            <Section title="再赚一点" more="赚到的" onMore={() => go('/income/pages/integral', {})}>
              {stat.detail && <EarnTasks round={round} signed={view.today} earn={stat.detail.earn} />}
            </Section>
            <HotGoods round={round} />
            <MergeCard points={points} onOpen={() => setMerging(true)} />
          </Blocks>
        </View>
      )}
    </Page>
  );
}
