/** /pages/tea/index1: the page of one store - the remembered, the nearest, or the one that is chosen here. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { MemberCodeSheet } from '@/domain/member/MemberCodeSheet';
import { StoreBar } from '@/domain/store/StoreBar';
import { StoreSheet } from '@/domain/store/StoreSheet';
import { Notice } from '@/ui/kit/Notice';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Page, useLogin, usePageParams } from '@/ui/shell';
import { Entries } from './house/Entries';
import { Events } from './house/Events';
import { NoPosition } from './house/NoPosition';
import { Picks } from './house/Picks';
import { useHouse } from './house/useHouse';
import { Visit } from './house/Visit';
import styles from './index1.module.scss';

export default observer(function HousePage() {
  const { storeId } = usePageParams<'/pages/tea/index1'>();
  const { state, where, stores, choose } = useHouse(storeId);
  const guard = useLogin();
  const [choosing, setChoosing] = useState(false);
  const [code, setCode] = useState(false);
  return (
    <Page
      state={state}
      skeleton="home"
      overlay={
        <>
          <StoreSheet
            open={choosing}
            title="切换门店"
            stores={stores}
            current={state.data?.store.id}
            onClose={() => setChoosing(false)}
            onChoose={choose}
          />
          <MemberCodeSheet open={code} onClose={() => setCode(false)} />
        </>
      }
    >
      {({ store, notice, icons, picks, events, photos }) => (
        <View>
          <StoreBar store={store} onPress={() => setChoosing(true)} />
          <Slot>
            {where.state === 'denied' && (
              <NoPosition stores={stores} city={store.city} onAsk={where.ask} onChoose={choose} />
            )}
          </Slot>
          {notice !== '' && <Notice tone="plain">{notice}</Notice>}
          <Entries items={icons.items} onCode={() => guard(() => setCode(true))} />
          {picks.length > 0 && (
            <View className={styles.part}>
              <SectionHead title="本店在售" more="看货架" onMore={() => go('/tea/pages/shop', { storeId: store.id })} />
              <Picks picks={picks} storeId={store.id} />
            </View>
          )}
          {events.length > 0 && (
            <View className={styles.part}>
              <SectionHead title="近期活动" />
              <Events events={events} />
            </View>
          )}
          <View className={styles.part}>
            <SectionHead title="到店" />
            <Visit store={store} photos={photos} others={stores} />
          </View>
        </View>
      )}
    </Page>
  );
});
