/** /site/pages/appLogin: an app or a computer that asks to be let in, shown to who has scanned its code; he says yes or no, once. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useTicket } from '@/domain/login/useTicket';
import { Verdict } from '@/domain/login/Verdict';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';
import { DeviceTicket } from '../device/DeviceTicket';

export default observer(function AppLoginPage() {
  const { ticket: given } = usePageParams<'/site/pages/appLogin'>();
  const { session } = useStores();
  const { state, scan, settle, expire } = useTicket(given, async (ticket) => {
    const [found] = await Promise.all([call('site.appLogin', { ticket }), session.loadMember()]);
    return found;
  });
  const screen = state.data?.kind === 'tv' ? state.data.ticket : undefined;
  useEffect(() => {
    // A screen of the store is let in by its own page.
    if (screen) void replace('/outbound/pages/tvLogin', { ticket: screen });
  }, [screen]);
  const again = (
    <Button block size="l" busy={scan.pending} onPress={scan.run}>
      扫一扫
    </Button>
  );
  return (
    <Page state={state} skeleton="cells">
      {(found) =>
        !found ? (
          <Verdict icon="scan" title="扫电脑或 App 上的二维码" text="扫码后在这里确认，那台设备就登录了">
            {again}
          </Verdict>
        ) : (
          found.kind !== 'tv' && <DeviceTicket ticket={found} again={again} settle={settle} onExpired={expire} />
        )
      }
    </Page>
  );
});
