/** /member/pages/password2: sets or changes the payment password and returns to whoever needed it. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import type { Member } from '@/contract';
import { isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { leavePayPassword } from '../paypw/leave';
import { PayPasswordSteps } from '../paypw/PayPasswordSteps';
import { usePayPassword } from '../paypw/usePayPassword';

export default observer(function PayPasswordPage() {
  const { next, forgot } = usePageParams<'/member/pages/password2'>();
  const { session } = useStores();
  const [asked] = useState(isPicking);
  const state = usePageData(() => session.loadMember(true));
  return (
    <Page state={state} skeleton="cells">
      {(member) =>
        member && (
          <Steps
            member={member}
            byCode={asked && (forgot !== undefined || !member.hasPayPassword)}
            onDone={(password) => leavePayPassword(asked, next, password)}
          />
        )
      }
    </Page>
  );
});

interface StepsProps {
  member: Member;
  /** Sent here from an act that waits for it: the code is on its way at once. */
  byCode: boolean;
  onDone: (password: string) => Promise<void>;
}

function Steps({ member, byCode, onDone }: StepsProps) {
  const [hasOne] = useState(member.hasPayPassword);
  const state = usePayPassword(hasOne, byCode, onDone);
  useEffect(() => {
    if (byCode) void state.sms.send();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on coming here
  }, []);
  return <PayPasswordSteps state={state} mobile={member.mobile} hasOne={hasOne} />;
}
