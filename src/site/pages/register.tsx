/** /site/pages/register: a new member, logged in at once. */
import { APP_NAME } from '@/core/lib/app';
import { observer } from 'mobx-react';
import { replace } from '@/core/routes';
import { Page, usePageParams } from '@/ui/shell';
import { Frame, Ways } from '../account/Frame';
import { useEntry } from '../account/useEntry';
import { WordLink } from '../account/WordLink';
import { RegisterForm } from '../register/RegisterForm';

export default observer(function RegisterPage() {
  const { inviteNo = '', share_id } = usePageParams<'/site/pages/register'>();
  // A member who scans an invitation says there who it was; nothing is settled without a tap.
  const invited = inviteNo ? { no: inviteNo } : share_id ? { share_id } : undefined;
  const { enter } = useEntry(undefined, {
    gift: true,
    instead: invited && (() => replace('/site/pages/inviteID', invited)),
  });
  return (
    <Page>
      <Frame title={`成为${APP_NAME}会员`} note="会员价、积分和生日礼，从第一单开始">
        <RegisterForm inviteNo={inviteNo} onDone={enter} />
        <Ways>
          <WordLink onPress={() => replace('/site/pages/login', {})}>已有账号，去登录</WordLink>
        </Ways>
      </Frame>
    </Page>
  );
});
