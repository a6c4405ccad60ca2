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
import { Entries } from './storeHome/Entries';
import { Events } from './storeHome/Events';
import { NoPosition } from './storeHome/NoPosition';
import { Picks } from './storeHome/Picks';
import { useStoreHome } from './storeHome/useStoreHome';
import { Visit } from './storeHome/Visit';
import styles from './index1.module.scss';

export default observer(function StoreHomePage() {
  const { storeId } = usePageParams<'/pages/tea/index1'>();
  const { state, where, stores, choose } = useStoreHome(storeId);
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
            <SectionHead
              title="到店"
              more="门店地图"
              onMore={() => go('/reservation/pages/map/map', { storeId: store.id })}
            />
            <Visit store={store} photos={photos} others={stores} />
          </View>
        </View>
      )}
    </Page>
  );
});
