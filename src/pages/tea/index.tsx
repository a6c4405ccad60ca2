/** /pages/tea/index: the mall home. Only shop.index can fail the page; every other block is left out when it fails. */
import { BRAND } from '@/core/lib/brand';
import { useState } from 'react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Ticker } from '@/ui/kit/Ticker';
import { later, Page, scrollToTop, useBlock, usePageData, useShareCard } from '@/ui/shell';
import { Entries } from './home/Entries';
import { Hero } from './home/Hero';
import { Greeting } from './home/Greeting';
import { HomeBar } from './home/HomeBar';
import { NewGift } from './home/NewGift';
import styles from './index.module.scss';

const CampaignCards = later(() => import('./home/CampaignCards').then(({ CampaignCards: part }) => part));
const FlashStrip = later(() => import('./home/FlashStrip').then(({ FlashStrip: part }) => part));
const Floors = later(() => import('./home/Floors').then(({ Floors: part }) => part));
const Rain = later(() => import('./home/Rain').then(({ Rain: part }) => part));
const TeaBand = later(() => import('./home/TeaBand').then(({ TeaBand: part }) => part));
const Feed = later(() => import('./home/Feed').then(({ Feed: part }) => part));

export default function HomePage() {
  const state = usePageData(() => call('shop.index'), [], 'shop.index');
  const [round, setRound] = useState(0);
  const tea = useBlock(() => call('tea.index', {}, { hide: true }), '', round);
  const again = () => {
    scrollToTop();
    setRound((count) => count + 1);
    void state.reload();
  };
  const ready = state.status === 'ready';
  const cover = state.data?.banners.items[0]?.image ?? '';
  useShareAppMessage(
    useShareCard(ready ? { title: BRAND.name, desc: BRAND.slogan, pic: cover, url: '/pages/tea/index' } : undefined),
  );
  return (
    <Page title="" bar={<HomeBar />} state={state} tab={again} skeleton="grid">
      {(home) => (
        <View className={styles.home}>
          <Hero banners={home.banners.items} />
          <Entries items={home.icons.items} />
          <Greeting words={tea?.greeting} />
          <Slot className={home.flash && styles.flashRoom}>
            {home.flash && <FlashStrip key={home.flash.slot.id} flash={home.flash} onEnd={() => void state.reload()} />}
          </Slot>
          <Slot>
            <NewGift />
          </Slot>
          <Pressable role="link" onPress={() => go('/site/pages/notice_list', {})}>
            <Ticker name="公告" rows={home.notice.map(({ id, title }) => ({ id, text: title }))} />
          </Pressable>
          <Floors
            above={[
              <Rain key={`rain-${round}`} />,
              <TeaBand key="band" />,
              <CampaignCards key={`campaigns-${round}`} />,
            ]}
            floors={home.floors}
            culture={tea?.culture ?? []}
          >
            <Feed key={`feed-${round}`} />
          </Floors>
        </View>
      )}
    </Page>
  );
}
