/** 公告: the newest announcements, one after another. */
import { useEffect, useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { HomeView } from '@/contract';
import styles from './Ticker.module.scss';

export function Ticker({ notices }: { notices: HomeView['notice'] }) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (notices.length < 2) return undefined;
    const timer = setInterval(() => setAt((index) => (index + 1) % notices.length), 5000);
    return () => clearInterval(timer);
  }, [notices.length]);
  const notice = notices[at];
  if (!notice) return null;
  return (
    <View className={styles.ticker} role="note" aria-label="公告">
      <Text className={styles.name}>公告</Text>
      <Text key={notice.id} className={styles.text}>
        {notice.title}
      </Text>
    </View>
  );
}
