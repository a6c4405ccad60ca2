/** /member/pages/withdraw/index: withdrawals by month; one opened shows its way, what waits is confirmed, what came back asked for again. */
import { View } from '@tarojs/components';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams, useReturn } from '@/ui/shell';
import { Record } from '../../withdrawal/Record';
import { RecordSheet } from '../../withdrawal/RecordSheet';
import { askFor } from '../../withdrawal/source';
import { TABS, useRecords } from '../../withdrawal/useRecords';

export default function WithdrawalsPage() {
  const { source, status, setStatus, list, shown, show, receipt } =
    useRecords(usePageParams<'/member/pages/withdraw/index'>());
  useReturn(() => void list.reload());
  return (
    <Page overlay={<RecordSheet row={shown} source={source} receipt={receipt} onClose={() => show(undefined)} />}>
      <View>
        <Tabs label="状态" items={TABS} current={status} onChange={setStatus} />
        <List
          list={list}
          keyOf={({ id }) => id}
          skeleton="cells"
          render={(row) => <Record row={row} source={source} onPress={show} />}
          empty={
            <Empty
              picture="order"
              title={status === '' ? '还没有提现' : '没有这样的提现'}
              text={
                status !== ''
                  ? '换一个状态看看'
                  : source
                    ? '过了售后期的货款可以提到银行卡'
                    : '余额里的本金可以提到银行卡或微信'
              }
              button={status === '' ? '去提现' : '看全部'}
              onPress={() => (status === '' ? askFor(source) : setStatus(''))}
            />
          }
        />
      </View>
    </Page>
  );
}
