/** The partner's pages are for a session of the channel's own login; every other one sees why, and the way on. */
import { APP_NAME } from '@/core/lib/app';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { currentRoute, formatRoute, go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { Page } from '@/ui/shell';

const toLogin = () => {
  const here = currentRoute();
  return go('/site/pages/login_channel', here ? { backurl: formatRoute(here.path, here.query) } : {});
};

export const ChannelGate = observer(function ChannelGate({ children }: { children: ReactNode }) {
  const { session } = useStores();
  if (session.channelLogin) return <>{children}</>;
  const partner = session.member?.channelId !== undefined || session.member === undefined;
  return (
    <Page>
      {partner ? (
        <Empty title="请使用渠道账号登录" text="渠道选货需要渠道编号与手机号验证" button="渠道登录" onPress={toLogin} />
      ) : (
        <Empty
          title="这里只对渠道商开放"
          text={`想成为渠道商，请联系${APP_NAME}客服`}
          button="联系客服"
          onPress={() => go('/contact/pages/ContactUs', { topic: 'channel' })}
        />
      )}
    </Page>
  );
});
