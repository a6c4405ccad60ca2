/** /income/pages/cash_list: what left the income account, month by month; what waits for the receiver is confirmed here. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { CashMonth, DataOf, IncomeCash } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useConfirmReceipt } from '@/domain/withdrawal/useConfirmReceipt';
import { WITHDRAW_STATUS } from '@/domain/withdrawal/labels';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useList, usePageParams, useReturn } from '@/ui/shell';
import { CashLine } from '../cash/CashLine';
import { CashSheet } from '../cash/CashSheet';
import { byMonth, type Dated } from '../months';
import { TARGETS } from '../labels';
import styles from './cash_list.module.scss';

type Target = IncomeCash['target'] | 'all';
type State = IncomeCash['status'] | 'all';
const TABS: readonly { id: Target; label: string }[] = [{ id: 'all', label: '全部' }, ...TARGETS];
const STATES: readonly { id: State; label: string }[] = [
  { id: 'all', label: '全部状态' },
  ...(['success', 'auditing', 'waitConfirm', 'paying', 'rejected', 'failed', 'expired'] as const).map((id) => ({
    id,
    label: WITHDRAW_STATUS[id],
  })),
];

export default function CashListPage() {
  const params = usePageParams<'/income/pages/cash_list'>();
  const [target, setTarget] = useChoice(params, 'target', TABS);
  const [status, setStatus] = useChoice(params, 'status', STATES);
  const [shown, setShown] = useState<IncomeCash>();
  const list = useList<DataOf<'income.cashList'>, Dated<IncomeCash, CashMonth>>(
    (page) =>
      call('income.cashList', {
        page,
        ...(target === 'all' ? {} : { target }),
        ...(status === 'all' ? {} : { status }),
      }),
    [target, status],
    { rows: byMonth },
  );
  const confirm = useConfirmReceipt(() => {
    setShown(undefined);
    void list.reload();
  });
  useReturn(list.reload);
  const isAll = target === 'all' && status === 'all';
  return (
    <Page
      overlay={
        <CashSheet
          row={shown}
          busy={confirm.pending}
          onConfirm={(id) => void confirm.run(id)}
          onClose={() => setShown(undefined)}
        />
      }
    >
      <Tabs label="去向" items={TABS} current={target} onChange={setTarget} />
      <View className={styles.states}>
        <Chips label="状态" items={STATES} current={status} onChange={setStatus} />
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        skeleton="cells"
        render={(row) => (
          <CashLine
            row={row}
            onPress={setShown}
            onConfirm={(id) => void confirm.run(id)}
            onExpired={() => void list.reload()}
          />
        )}
        empty={
          <Empty
            picture="order"
            title={isAll ? '还没有转出过' : '没有这样的记录'}
            text={isAll ? '结算后的收益可以转到余额，或提到微信零钱' : '换一个条件看看'}
            button={isAll ? '去转出' : undefined}
            onPress={() => go('/income/pages/cash', {})}
          />
        }
      />
    </Page>
  );
}
