/** /income/pages/balance: settled income that has not left yet, what is on its way, and the books of the income account. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { LedgerSheet } from '@/domain/ledger/LedgerSheet';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Note } from '@/ui/kit/Words';
import { List, Page, useChoice, useList, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { IncomeBalance } from '../cash/IncomeBalance';
import styles from './balance.module.scss';

type Dir = 'all' | 'in' | 'out';
const DIRS: readonly { id: Dir; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'in', label: '收入' },
  { id: 'out', label: '支出' },
];

export default function IncomeBalancePage() {
  const [dir, setDir] = useChoice(usePageParams<'/income/pages/balance'>(), 'dir', DIRS);
  const [shown, setShown] = useState<LedgerRow>();
  const state = usePageData(() => call('achievement.statistics', {}));
  const list = useList<LedgerRow>(
    (page) => call('credits.index', { unit: 'income', page, ...(dir === 'all' ? {} : { dir }) }),
    [dir],
  );
  useReturn(() => {
    void state.reload();
    void list.reload();
  });
  return (
    <Page state={state} skeleton="cells" overlay={<LedgerSheet row={shown} onClose={() => setShown(undefined)} />}>
      {(stat) => (
        <View className={styles.body}>
          <IncomeBalance stat={stat} />
          <Section
            near
            title="收益账户"
            extra={<Segmented label="收支" items={DIRS} current={dir} onChange={setDir} />}
          >
            <List
              list={list}
              keyOf={({ id }) => id}
              skeleton="cells"
              chunkClass="chunk-card chunk-alone"
              render={(row) => <LedgerLine row={row} onPress={setShown} />}
              empty={
                <Empty
                  picture="order"
                  title={dir === 'out' ? '还没有转出' : '还没有结算的收益'}
                  text="收益在收货后结算，结算后记在这里"
                  button="看待结算的收益"
                  onPress={() => go('/income/pages/order', { status: 'pending' })}
                />
              }
            />
          </Section>
          {list.head !== undefined && (
            <Note block className={styles.note}>
              收益账户里是已结算、还没有转出的推广收益；转到余额后就是钱包里的钱，可以购茶，也可以按余额规则提现。
            </Note>
          )}
        </View>
      )}
    </Page>
  );
}
