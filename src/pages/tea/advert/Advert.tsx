/** The campaign over the picture: pressed it opens, skipped or counted down it leaves. */
import { useEffect, useState } from 'react';
import { Text } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Advert.module.scss';

export type Ad = NonNullable<SiteConfig['ad']>;

/** Longer than rule 6.10 allows is cut. */
const MOST_SECONDS = 5;

export function Advert({ ad, onLeave }: { ad: Ad; onLeave: () => Promise<void> }) {
  const [left, setLeft] = useState(Math.min(ad.seconds, MOST_SECONDS));
  useEffect(() => {
    if (left <= 0) return void onLeave();
    const timer = setTimeout(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onLeave]);
  return (
    <>
      {canOpen(ad.link) && (
        <Pressable
          className={styles.open}
          role="link"
          label="查看活动"
          onPress={() => onLeave().then(() => open(ad.link))}
        />
      )}
      <Pressable className={styles.skip} onPress={onLeave}>
        <Text>{`跳过 ${left}`}</Text>
      </Pressable>
      <Text className={styles.mark}>广告</Text>
    </>
  );
}
