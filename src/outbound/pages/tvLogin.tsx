/** /outbound/pages/tvLogin: an employee lets a screen of the store in, chooses what it shows, and logs it out again. */
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useTicket } from '@/domain/login/useTicket';
import { Verdict } from '@/domain/login/Verdict';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';
import { ScreenAsk } from '../login/ScreenAsk';
import { ScreenOn } from '../login/ScreenOn';

export default observer(function TvLoginPage() {
  const { ticket: given } = usePageParams<'/outbound/pages/tvLogin'>();
  const { session } = useStores();
  const { state, scan, settle, expire } = useTicket(given, async (ticket) => {
    const [found] = await Promise.all([call('tv.dingAuth', { ticket }), session.loadMember()]);
    return found;
  });
  const again = (
    <Button block size="l" busy={scan.pending} onPress={scan.run}>
      扫一扫
    </Button>
  );
  return (
    <Page state={state} skeleton="cells">
      {(found) => {
        if (!found)
          return (
            <Verdict icon="scan" title="扫大屏上的二维码" text="在门店的屏上打开大屏页，会看到二维码">
              {again}
            </Verdict>
          );
        if (found.status === 'confirmed') return <ScreenOn ticket={found} settle={settle} />;
        if (found.status === 'cancelled')
          return (
            <Verdict icon="out" title="大屏没有登录" text="已取消或已退出，大屏上会出现新的二维码">
              {again}
            </Verdict>
          );
        if (found.status === 'expired')
          return (
            <Verdict icon="clock" title="二维码已过期" text="请刷新大屏，再扫一次">
              {again}
            </Verdict>
          );
        return <ScreenAsk ticket={found} settle={settle} onExpired={expire} />;
      }}
    </Page>
  );
});
