/** What the page shows: tonight's table - the next booking, four ways to another, the nearest store, what one comes for. */
import { useShareAppMessage } from '@tarojs/taro';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { later, Page, Room, scrollToPart, usePageData, useReturn, useShareCard } from '@/ui/shell';
import { NextCard, Tonight } from '@/reservation/home/NextCard';
import { Ways } from '@/reservation/home/Ways';
import { useHome } from '@/reservation/home/useHome';
import { useBookingActs } from '@/reservation/order/useBookingActs';
import styles from '@/reservation/home/home.module.scss';

const Lower = later(() => import('@/reservation/home/Lower').then(({ Lower: part }) => part), Room);

const MAP = '/reservation/pages/map/map';
const PEOPLE = 'specialists';

export function ReservationHome() {
  const state = usePageData(() => call('tea.booking', { tab: 'coming', page: 1 }), []);
  const reload = () => void state.reload();
  const acts = useBookingActs(reload, reload);
  useReturn(reload);
  useShareAppMessage(useShareCard());
  const { content, services, people, near, settled } = useHome();
  return (
    <Page
      title="预约"
      tone="clear"
      state={state}
      skeleton="home"
      overlay={acts.sheets}
      right={
        <>
          {canOpen(MAP) && <IconButton icon="pin" label="门店地图" onPress={() => void open(MAP)} />}
          <IconButton icon="service" label="客服" onPress={() => go('/contact/pages/ContactUs', {})} />
        </>
      }
    >
      {({ page }) => (
        <View className={styles.page}>
          <View className={styles.hero}>
            <Picture src={content?.cover ?? '/images/booking/hero.webp'} w={1170} fill alt="" priority />
            <View className={styles.melt} />
            <Text className={styles.motto} {...aria({ hidden: true })}>
              今晚留一席
            </Text>
          </View>
          {page.list[0] ? <NextCard card={page.list[0]} onAct={acts.run} /> : <Tonight venue={near} />}
          <Ways onPeople={() => scrollToPart(PEOPLE)} />
          {settled && <Lower content={content} services={services} people={people} near={near} partId={PEOPLE} />}
        </View>
      )}
    </Page>
  );
}
