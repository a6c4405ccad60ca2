/** /uni_modules/uni-upgrade-center-app/pages/upgrade-popup: a new version, what it brings, and the way to it. */
import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react';
import { back, go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { isNewer, snooze } from '@/domain/upgrade/newer';
import { UpgradeCard } from '../upgrade/UpgradeCard';
import styles from './upgrade-popup.module.scss';

const leave = () => back('/pages/tea/index');

export default observer(function UpgradePage() {
  const { force } = usePageParams<'/uni_modules/uni-upgrade-center-app/pages/upgrade-popup'>();
  const { config } = useStores();
  const state = usePageData(() => config.load(true), []);
  const upgrade = state.data?.upgrade;
  const isForced = upgrade?.force === true || force === '1';
  const current = state.status === 'ready' && !isNewer(upgrade);
  // Already the newest: there is nothing to say.
  useEffect(() => {
    if (current) void leave();
  }, [current]);
  useNoWayBack(isForced && !current && upgrade !== undefined);
  return (
    <Page bar="none" title="版本更新" state={state} skeleton="none" className={styles.page}>
      {() =>
        upgrade &&
        isNewer(upgrade) && (
          <UpgradeCard
            upgrade={upgrade}
            forced={isForced}
            onLater={() => {
              snooze(upgrade.code);
              void leave();
            }}
          />
        )
      }
    </Page>
  );
});

/** A forced update cannot be left by going back: the page comes again. */
function useNoWayBack(held: boolean): void {
  const latest = useRef(held);
  latest.current = held;
  useEffect(
    () => () => {
      if (latest.current)
        setTimeout(() => void go('/uni_modules/uni-upgrade-center-app/pages/upgrade-popup', { force: '1' }), 0);
    },
    [],
  );
}
