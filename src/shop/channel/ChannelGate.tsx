/** What a session without the channel login sees in place of the partner's pages. */
import { canOpen, go, open } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';

const LOGIN = '/site/pages/login_channel';

export function ChannelGate({ partner }: { partner: boolean }) {
  const login = partner && canOpen(LOGIN);
  return (
    <Empty
      title={partner ? '请使用渠道账号登录' : '这里只对渠道商开放'}
      text={partner ? '渠道选货需要渠道编号与手机号验证' : '想成为渠道商，请联系叶间客服 400-820-0119'}
      button={login ? '渠道登录' : '回商城'}
      onPress={() => (login ? open(LOGIN) : go('/pages/tea/index', {}))}
    />
  );
}
