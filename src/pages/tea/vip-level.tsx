/** /pages/tea/vip-level: the five levels, the own place among them, what brings growth, and every move of it. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { LedgerRow, LevelProgress, LevelView } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Dialog } from '@/ui/kit/Dialog';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { List, Page, useAction, useList, usePageData, useReturn, useShareCard } from '@/ui/shell';
import { GrowthHill } from './vip/GrowthHill';
import { LevelTable } from './vip/LevelTable';
import { TaskRows } from './vip/TaskRows';
import { figure } from './vip/labels';
import styles from './vip-level.module.scss';

/** What the end of the level means, and what keeps it. */
const keepText = ({ next, expiresAt, level }: LevelProgress): string => {
  if (expiresAt === undefined) return '本级长期有效';
  const until = `本级有效至 ${formatTime(expiresAt, 'YYYY-MM-DD')}`;
  return next ? until : `${until}，12 个月内保持 ${figure(level.growthNeed)} 成长值即可续留`;
};

const growthTitle = ({ bizType, title }: LedgerRow): string => (bizType === 'rewardBack' ? '退款扣回' : title);

export default observer(function LevelPage() {
  const { session } = useStores();
  const [reached, setReached] = useState<LevelView>();
  const state = usePageData(() => call('level.my', {}));
  const log = useList<LedgerRow>((page) => call('credits.index', { unit: 'growth', page }));
  useShareAppMessage(useShareCard());
  useReturn(() => void state.reload());
  const progress = state.data;
  const confirm = useAction(async (level: LevelView) => {
    const { level: taken } = await call('level.up', { levelId: level.id });
    setReached(taken);
    void session.loadMember(true).catch(() => undefined);
    await state.reload();
  });
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        progress?.canConfirm ? (
          <Button block size="l" busy={confirm.pending && '确认中'} onPress={() => void confirm.run(progress.level)}>
            {`确认升级为${progress.level.name}`}
          </Button>
        ) : undefined
      }
      overlay={
        <Dialog
          open={reached !== undefined}
          title={`恭喜成为${reached?.name ?? ''}`}
          text={`你有了${(reached?.rights ?? []).map(({ label, text }) => `${label} ${text}`).join('、')}`}
          no="知道了"
          yes="去领升级礼"
          onNo={() => setReached(undefined)}
          onYes={() => {
            setReached(undefined);
            void go('/pages/tea/vip-rights', { key: 'levelUp' });
          }}
        />
      }
    >
      {(data) => (
        <View className={styles.body}>
          <GrowthHill progress={data} />
          <Note className={styles.keep}>{keepText(data)}</Note>
          <Section near title="攒成长值" more="规则" onMore={() => go('/pages/tea/vip-rule', { anchor: 'growth' })}>
            <TaskRows tasks={data.tasks} />
          </Section>
          <Section near title="各级权益" more="逐条看" onMore={() => go('/pages/tea/vip-rights', {})}>
            <LevelTable levels={data.levels} own={data.level.level} />
          </Section>
          <Section near title="成长值明细">
            <List
              list={log}
              keyOf={(row) => row.id}
              render={(row) => (
                <View className={styles.row}>
                  <Stack grow>
                    <Words size="body">{growthTitle(row)}</Words>
                    <Note>{[formatTime(row.createdAt, 'YYYY-MM-DD'), row.memo].filter(Boolean).join(' · ')}</Note>
                  </Stack>
                  <Text className={row.delta > 0 ? styles.plus : styles.minus}>
                    {`${row.delta > 0 ? '+' : '−'}${figure(Math.abs(row.delta))}`}
                  </Text>
                </View>
              )}
              chunkClass="chunk-card chunk-alone chunk-flush"
              empty={
                <Empty
                  title="从第一单开始攒"
                  text="每付 1 元得 1 点，收货后入账"
                  button="去挑茶"
                  onPress={() => go('/shop/pages/list', {})}
                />
              }
            />
          </Section>
        </View>
      )}
    </Page>
  );
});
