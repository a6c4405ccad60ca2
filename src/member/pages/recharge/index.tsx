/** /member/pages/recharge/index: a package or an amount of one's own for the balance, and what was bought before. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatFen, formatYuan, grouped } from '@/core/lib/money';
import { NotSold } from '@/domain/checkout/NotSold';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { Choice } from '../../recharge/Choice';
import { Records } from '../../recharge/Records';
import { useRecharge } from '../../recharge/useRecharge';
import styles from './index.module.scss';

export default function RechargePage() {
  const params = usePageParams<'/member/pages/recharge/index'>();
  const state = usePageData(async () => {
    const [config, { money }] = await Promise.all([
      call('recharge.config', { unit: 'money' }),
      call('credits.statistics', { unit: 'money' }),
    ]);
    return { config, money };
  });
  const [round, setRound] = useState(0);
  // Paid at the cashier meanwhile, or left open.
  useReturn(() => {
    void state.reload();
    setRound((count) => count + 1);
  });
  const recharge = useRecharge(state.data?.config, params);
  const { why, pay, submit, start } = recharge;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        state.data &&
        sells('recharge') && (
          <Stack row grow gap={12}>
            {state.data.config.transfers && (
              <Button
                grow
                size="l"
                tone="line"
                disabled={why !== undefined || submit.pending}
                onPress={() => start('offline')}
              >
                线下转账
              </Button>
            )}
            <Button grow size="l" disabled={why !== undefined} busy={submit.pending} onPress={() => start()}>
              {pay === undefined ? '去支付' : `去支付 ${formatYuan(pay)}`}
            </Button>
          </Stack>
        )
      }
    >
      {({ config, money }) => (
        <View className={styles.body}>
          <View className={styles.head}>
            <Note>当前余额（元）</Note>
            <Words size="sum" serif>
              {grouped(formatFen(money.balance))}
            </Words>
            <Note>{`其中赠送 ${grouped(formatFen(money.bonus))}`}</Note>
          </View>
          {sells('recharge') ? <Choice config={config} recharge={recharge} /> : <NotSold />}
          <Records key={round} />
        </View>
      )}
    </Page>
  );
}
