/** /income/pages/cash: settled income goes to the balance, to the messenger, or, for partners, to a bank card. */
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat } from '@/contract';
import { call } from '@/core/api';
import { formatFen, formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { Targets } from '../cash/Targets';
import { useCash, type Target } from '../cash/useCash';
import { money } from '../labels';
import styles from './cash.module.scss';

const arrivalOf = (target: Target, { confirmHours }: IncomeStat['cash']): string =>
  ({
    balance: '立即存入余额，可用于购茶，也可按余额规则提现。',
    wechat: `提交后请在 ${confirmHours} 小时内确认收款，逾期退回收益账户。`,
    bank: '按合作结算协议转入你认证的银行卡，到账时间以银行为准。',
  })[target];

export default observer(function CashPage() {
  const { target: first } = usePageParams<'/income/pages/cash'>();
  const { session } = useStores();
  const state = usePageData(async () => {
    await session.loadMember(true);
    return call('achievement.statistics', {});
  });
  const cash = useCash(state.data, first === 'wechat' ? 'wechat' : 'balance');
  const { target, amount, fen, why, proof } = cash;
  // The identity may have been proven meanwhile.
  useReturn(() => void state.reload());
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={proof.sheet}
      action={
        <Button block size="l" disabled={why !== undefined} busy={proof.pending} onPress={cash.send}>
          {why === undefined && fen !== undefined ? `确认转出 ${formatYuan(fen)}` : '确认转出'}
        </Button>
      }
    >
      {(stat) => (
        <View className={styles.body}>
          <View className={styles.head}>
            <Text className={styles.label}>可转出（元）</Text>
            <Text className={styles.available}>{money(stat.available)}</Text>
          </View>
          <Targets stat={stat} member={session.member} current={target} onChange={cash.setTarget} />
          <Card place="next">
            <TextField
              label="转出金额"
              kind="amount"
              placeholder="0.00"
              value={amount}
              onInput={cash.setAmount}
              error={amount === '' && stat.owed === 0 ? undefined : why}
              trailing={
                <Pressable
                  className={styles.all}
                  disabled={stat.available === 0}
                  onPress={() => cash.setAmount(formatFen(stat.available))}
                >
                  <Text>全部</Text>
                </Pressable>
              }
            />
          </Card>
          <Note block className={styles.note}>
            {arrivalOf(target, stat.cash)}
          </Note>
        </View>
      )}
    </Page>
  );
});
