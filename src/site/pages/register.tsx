/** /site/pages/register: a new member, logged in at once. */
import { APP_NAME } from '@/core/lib/app';
import { observer } from 'mobx-react';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Frame, Ways } from '../account/Frame';
import { useEntry } from '../account/useEntry';
import { WordLink } from '../account/WordLink';
import { Gift } from '../invite/Gift';
import { findInvitation } from '../invite/invitation';
import { RegisterForm } from '../register/RegisterForm';

export default observer(function RegisterPage() {
  const { attribution } = useStores();
  const { inviteNo = '', share_id } = usePageParams<'/site/pages/register'>();
  // A member who scans an invitation says there who it was; nothing is settled without a tap.
  const invited = inviteNo ? { no: inviteNo } : share_id ? { share_id } : undefined;
  const { enter } = useEntry(undefined, {
    gift: true,
    instead: invited && (() => replace('/site/pages/inviteID', invited)),
  });
  const shareId = share_id ?? attribution.params().share_id;
  const state = usePageData(() => findInvitation(inviteNo ? { inviteNo } : { share_id: shareId }));
  const invitation = state.data;
  return (
    <Page {...(inviteNo || shareId ? { state, skeleton: 'cells' as const } : {})}>
      <Frame
        {...(invitation
          ? {
              face: <Avatar src={invitation.from.avatar} name={invitation.from.nickname} size={64} alt="" />,
              title: `${invitation.from.nickname} 请你喝茶`,
              note: `成为${APP_NAME}会员，会员价、积分和生日礼，从第一单开始`,
            }
          : { title: `成为${APP_NAME}会员`, note: '会员价、积分和生日礼，从第一单开始' })}
      >
        {invitation?.gift && <Gift gift={invitation.gift} />}
        <RegisterForm inviteNo={inviteNo} isInvited={invitation !== undefined} onDone={enter} />
        <Ways>
          <WordLink onPress={() => replace('/site/pages/login', {})}>已有账号，去登录</WordLink>
        </Ways>
      </Frame>
    </Page>
  );
});
