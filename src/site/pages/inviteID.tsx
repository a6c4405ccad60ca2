/** /site/pages/inviteID: a newcomer says who brought him, once and for good; whoever has said it sees who it is. */
import { observer } from 'mobx-react';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Doing, Frame } from '../account/Frame';
import { InviteForm } from '../invite/InviteForm';
import { findSharer } from '../invite/useInvite';
import { Person } from '../invite/Person';

export default observer(function InvitePage() {
  const { no, share_id } = usePageParams<'/site/pages/inviteID'>();
  const { session, attribution } = useStores();
  const state = usePageData(async () => {
    const shareId = share_id ?? attribution.params().share_id;
    const [sharer] = await Promise.all([
      no === undefined && shareId ? findSharer(shareId) : undefined,
      session.loadMember(true),
    ]);
    return no ?? sharer ?? '';
  });
  const inviter = session.member?.inviter;
  return (
    <Page state={state} skeleton="cells">
      {(prefilled) =>
        inviter ? (
          <Frame title="您的邀请人" note="邀请关系一经确认，不再更改">
            <Person user={inviter} />
            <Doing>
              <Button block size="l" tone="line" onPress={() => back()}>
                返回
              </Button>
            </Doing>
          </Frame>
        ) : (
          <InviteForm prefilled={prefilled} />
        )
      }
    </Page>
  );
});
