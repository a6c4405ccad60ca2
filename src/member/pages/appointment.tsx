/** /member/pages/appointment: limited teas by appointment: what is open, the own ones, those that are over. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams, useShareCard } from '@/ui/shell';
import { ReleaseRow } from '../release/ReleaseRow';
import { ReserveSheet } from '../release/ReserveSheet';
import { TABS, useAppointment } from '../release/useAppointment';
import { hasDecision } from '../release/labels';
import styles from '../release/release.module.scss';

export default function AppointmentPage() {
  const params = usePageParams<'/member/pages/appointment'>();
  const { tab, setTab, list, reserving, setReserving, done } = useAppointment(params);
  useShareAppMessage(useShareCard());
  const other = tab === 'open' ? undefined : () => setTab('open');
  return (
    <Page overlay={<ReserveSheet release={reserving} onClose={() => setReserving(undefined)} onDone={done} />}>
      <Tabs label="申购" items={TABS} current={tab} onChange={setTab} />
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          screenful={2}
          render={(release) => (
            <ReleaseRow
              release={release}
              first={release.id === list.rows.find(hasDecision)?.id}
              onReserve={setReserving}
            />
          )}
          empty={
            <Empty
              picture="order"
              title={TABS.find(({ id }) => id === tab)?.empty ?? ''}
              text="限量的茶会先在这里预约"
              button={other ? '看申购中' : '去逛逛'}
              onPress={other ?? (() => void go('/pages/tea/index'))}
            />
          }
        />
      </View>
    </Page>
  );
}
