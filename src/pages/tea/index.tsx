/** /pages/tea/index: the mall home. Only shop.index can fail the page; every other block is left out when it fails. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { Page, scrollToTop, useBlock, usePageData } from '@/ui/shell';
import { Entries } from './home/Entries';
import { Feed } from './home/Feed';
import { FlashStrip } from './home/FlashStrip';
import { Floor } from './home/Floor';
import { Hero } from './home/Hero';
import { HomeBar } from './home/HomeBar';
import { Makers } from './home/Makers';
import { Ticker } from './home/Ticker';
import styles from './index.module.scss';

export default function HomePage() {
  const state = usePageData(() => call('shop.index'));
  const tea = useBlock(() => call('tea.index', {}, { hide: true }));
  const [round, setRound] = useState(0);
  const again = () => {
    scrollToTop();
    setRound((count) => count + 1);
    void state.reload();
  };
  return (
    <Page title="" bar={<HomeBar />} state={state} tab={again} skeleton="grid">
      {(home) => (
        <View className={styles.home}>
          <Hero banners={home.banners.items} />
          <Entries items={home.icons.items} />
          <Text className={styles.greeting}>{tea?.greeting ?? ''}</Text>
          <Ticker notices={home.notice} />
          {home.flash && (
            <FlashStrip
              key={home.flash.slot.id}
              flash={home.flash}
              serverTime={home.serverTime}
              onEnd={() => void state.reload()}
            />
          )}
          {home.floors.map((block) => (
            <Floor key={block.title} block={block} />
          ))}
          {tea?.culture.map((block) => (
            <Makers key={block.title} block={block} />
          ))}
          <Feed key={round} />
        </View>
      )}
    </Page>
  );
}
