/** `/` and /pages/tea/advertising: the campaign picture, then the mall home (rule 6.10). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { platform } from '@/core/platform';
import { canOpen, go, isOwnRoute, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isNewer, isSnoozed } from '@/domain/upgrade/newer';
import { Brand } from '@/ui/kit/Brand';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Page, usePageParams } from '@/ui/shell';
import styles from './advertising.module.scss';

type Ad = NonNullable<SiteConfig['ad']>;

/** Without an advert the brand stands this long. */
const SPLASH_MS = 800;
/** Nobody waits longer than an advert would take for a configuration that does not come. */
const PATIENCE_MS = 5000;
/** Longer than rule 6.10 allows is cut. */
const MOST_SECONDS = 5;
/** An advert that was seen is not shown again for half an hour. */
const SEEN_MS = 30 * 60_000;
const SEEN_KEY = 'ad_seen';

export default function AdvertPage() {
  const { config, clock, platform: device } = useStores();
  const { redirect = '' } = usePageParams<'/pages/tea/advertising'>();
  const [ad, setAd] = useState<Ad>();
  const gone = useRef(false);

  const leave = useCallback(async () => {
    if (gone.current) return;
    gone.current = true;
    if (!(redirect && isOwnRoute(redirect) && (await open(redirect, 'replace')))) await replace('/pages/tea/index');
    const upgrade = config.value?.upgrade;
    if (isNewer(upgrade) && (upgrade.force || !isSnoozed(upgrade.code)))
      await go('/uni_modules/uni-upgrade-center-app/pages/upgrade-popup', upgrade.force ? { force: '1' } : {});
  }, [config, redirect]);

  useEffect(() => {
    let timer = setTimeout(leave, PATIENCE_MS);
    const stop = () => {
      clearTimeout(timer);
      // Whatever is still under way must not move a page that is not this one any more.
      gone.current = true;
    };
    gone.current = false;
    const seen = Number(device.storage.get(SEEN_KEY) ?? 0);
    void config.load().then((site) => {
      clearTimeout(timer);
      if (gone.current) return undefined;
      if (!site || clock.now() - seen < SEEN_MS) return leave();
      if (!site.ad) {
        timer = setTimeout(leave, SPLASH_MS);
        return undefined;
      }
      device.storage.set(SEEN_KEY, String(clock.now()));
      setAd(site.ad);
      // Five seconds at most; whatever goes wrong inside it, the shop opens.
      return site.ad.script ? platform.script.advert(site.ad.script).catch(() => undefined) : undefined;
    });
    return stop;
  }, [clock, config, device, leave]);

  return (
    <Page bar="none" title="叶间">
      <View className={styles.screen}>
        <Picture src={ad?.image ?? '/images/splash/1.webp'} w={1170} alt="" fill priority />
        <View className={styles.brand}>
          <Brand kind="wordmark" tone="ink" height={34} />
        </View>
        {ad && <Advert ad={ad} onLeave={leave} />}
      </View>
    </Page>
  );
}

function Advert({ ad, onLeave }: { ad: Ad; onLeave: () => Promise<void> }) {
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
