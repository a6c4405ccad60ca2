/** /member/pages/withdraw/index: withdrawals by month; one opened shows its way, what waits is confirmed, what came back asked for again. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams, useReturn } from '@/ui/shell';
import { Record } from '../../withdraw/Record';
import { RecordSheet } from '../../withdraw/RecordSheet';
import { TABS, useRecords } from '../../withdraw/useRecords';

export default function WithdrawalsPage() {
  const { status, setStatus, list, shown, show, receipt } = useRecords(usePageParams<'/member/pages/withdraw/index'>());
  useReturn(() => void list.reload());
  return (
    <Page overlay={<RecordSheet row={shown} receipt={receipt} onClose={() => show(undefined)} />}>
      <View>
        <Tabs label="状态" items={TABS} current={status} onChange={setStatus} />
        <List
          list={list}
          keyOf={({ id }) => id}
          skeleton="cells"
          render={(row) => <Record row={row} onPress={show} />}
          empty={
            <Empty
              picture="order"
              title={status === '' ? '还没有提现' : '没有这样的提现'}
              text={status === '' ? '余额里的本金可以提到银行卡或微信' : '换一个状态看看'}
              button={status === '' ? '去提现' : '看全部'}
              onPress={() => (status === '' ? go('/member/pages/withdraw/apply', {}) : setStatus(''))}
            />
          }
        />
      </View>
    </Page>
  );
}
