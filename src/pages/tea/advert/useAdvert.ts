/** The way from the start into the shop: over an advert that was not seen lately, else after a moment with the brand. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { platform } from '@/core/platform';
import { go, isOwnRoute, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isNewer, isSnoozed } from '@/domain/upgrade/newer';
import type { Ad } from './Advert';

/** Without an advert the brand stands this long. */
const SPLASH_MS = 800;
/** Nobody waits longer than an advert would take for a configuration that does not come. */
const PATIENCE_MS = 5000;
/** An advert that was seen is not shown again for half an hour. */
const SEEN_MS = 30 * 60_000;
const SEEN_KEY = 'ad_seen';

/** `redirect`: the own address to go on to instead of the home. */
export function useAdvert(redirect: string): { ad: Ad | undefined; leave: () => Promise<void> } {
  const { config, clock, platform: device } = useStores();
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
      if (!site || clock.phone() - seen < SEEN_MS) return leave();
      if (!site.ad) {
        timer = setTimeout(leave, SPLASH_MS);
        return undefined;
      }
      device.storage.set(SEEN_KEY, String(clock.phone()));
      setAd(site.ad);
      // Five seconds at most; whatever goes wrong inside it, the shop opens.
      return site.ad.script ? platform.script.advert(site.ad.script).catch(() => undefined) : undefined;
    });
    return stop;
  }, [clock, config, device, leave]);

  return { ad, leave };
}
