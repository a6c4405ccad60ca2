/** /site/pages/inviteID: a newcomer says who brought him, once and for good; whoever has said it sees who it is. */
import { observer } from 'mobx-react';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Doing, Frame } from '../account/Frame';
import { InviteForm } from '../invite/InviteForm';
import { findInvitation } from '../invite/invitation';
import { MemberCard } from '../invite/MemberCard';

export default observer(function InvitePage() {
  const { no, share_id } = usePageParams<'/site/pages/inviteID'>();
  const { session, attribution } = useStores();
  const state = usePageData(async () => {
    const shareId = share_id ?? attribution.params().share_id;
    const [invitation] = await Promise.all([
      findInvitation(no === undefined ? { share_id: shareId } : { inviteNo: no }),
      session.loadMember(true),
    ]);
    return { prefilled: no ?? invitation?.from.no ?? '', invitation };
  });
  const inviter = session.member?.inviter;
  return (
    <Page state={state} skeleton="cells">
      {(asked) =>
        inviter ? (
          <Frame title="你的邀请人" note="邀请关系一经确认，不再更改">
            <MemberCard user={inviter} />
            <Doing>
              <Button block size="l" tone="line" onPress={() => back()}>
                返回
              </Button>
            </Doing>
          </Frame>
        ) : (
          <InviteForm {...asked} />
        )
      }
    </Page>
  );
});
