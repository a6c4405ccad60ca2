/** /income/pages/index: what a promoter earns: sums, trend, sources and the newest orders; for others what there is to earn. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useShare } from '@/domain/poster/useShare';
import { BarLink } from '@/ui/kit/BarLink';
import { later } from '@/ui/shell/later';
import { Page, useChoice, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { Doors, OtherDoors } from '../home/Doors';
import { Intro } from '../home/Intro';
import { Latest } from '../home/Latest';
import { Sources } from '../home/Sources';
import { Total } from '../home/Total';
import { IncomeTrend, RANGES } from '../home/IncomeTrend';
import styles from './index.module.scss';

const DeclareSheet = later(() => import('../home/DeclareSheet').then(({ DeclareSheet: part }) => part));

export default function IncomePage() {
  const [range, setRange] = useChoice(usePageParams<'/income/pages/index'>(), 'range', RANGES, '30d');
  const [declaring, setDeclaring] = useState(false);
  const { share, sheet } = useShare({ kind: 'member', title: '邀请茶友' });
  const [veiled, setVeiled] = useState(false);
  const state = usePageData(
    async () => {
      const [stat, rows] = await Promise.all([
        call('achievement.statistics', { range }),
        call('achievement.index', { orders: true }),
      ]);
      return { stat, rows };
    },
    [range],
    'achievement.statistics',
  );
  // Who has joined, or moved money out, comes back to other figures.
  useReturn(() => void state.reload());
  return (
    <Page
      state={state}
      skeleton="cells"
      right={<BarLink word="规则" onPress={() => go('/site/pages/single_detail', { code: 'PROMOTER' })} />}
      overlay={
        <>
          {sheet}
          <DeclareSheet open={declaring} onClose={() => setDeclaring(false)} />
        </>
      }
    >
      {({ stat, rows }) =>
        stat.level > 0 ? (
          <View className={styles.body}>
            <Total stat={stat} veiled={veiled} onVeil={setVeiled} />
            <Doors onInvite={share} onDeclare={() => setDeclaring(true)} />
            {veiled ? (
              <Text className={styles.veiled}>金额已隐藏，点眼睛即可显示</Text>
            ) : (
              <>
                <IncomeTrend stat={stat} range={range} onRange={setRange} />
                <Sources stat={stat} range={RANGES.find(({ id }) => id === range)?.name ?? ''} />
                <Latest stat={stat} rows={rows} />
              </>
            )}
            <OtherDoors />
          </View>
        ) : (
          <Intro />
        )
      }
    </Page>
  );
}
