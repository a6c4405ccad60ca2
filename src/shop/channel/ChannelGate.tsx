/** The partner's pages are for a session of the channel's own login; every other one sees why, and the way on. */
import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { Page } from '@/ui/shell';

const LOGIN = '/site/pages/login_channel';

export const ChannelGate = observer(function ChannelGate({ children }: { children: ReactNode }) {
  const { session } = useStores();
  if (session.channelLogin) return <>{children}</>;
  const partner = session.member?.channelId !== undefined || session.member === undefined;
  const login = partner && canOpen(LOGIN);
  return (
    <Page>
      <Empty
        title={partner ? '请使用渠道账号登录' : '这里只对渠道商开放'}
        text={partner ? '渠道选货需要渠道编号与手机号验证' : '想成为渠道商，请联系叶间客服 400-820-0119'}
        button={login ? '渠道登录' : '回商城'}
        onPress={() => (login ? open(LOGIN) : go('/pages/tea/index', {}))}
      />
    </Page>
  );
});
