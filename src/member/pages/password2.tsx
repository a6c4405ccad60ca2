/** /member/pages/password2: sets or changes the payment password and returns to whoever needed it. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { Member } from '@/contract';
import { isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { leavePayPassword } from '../paypw/leave';
import { PayPasswordSteps } from '../paypw/PayPasswordSteps';
import { usePayPassword } from '../paypw/usePayPassword';

export default observer(function PayPasswordPage() {
  const { next } = usePageParams<'/member/pages/password2'>();
  const { session } = useStores();
  const [asked] = useState(isPicking);
  const state = usePageData(() => session.loadMember(true));
  return (
    <Page state={state} skeleton="cells">
      {(member) => member && <Steps member={member} onDone={() => leavePayPassword(asked, next)} />}
    </Page>
  );
});

function Steps({ member, onDone }: { member: Member; onDone: () => Promise<void> }) {
  const [hasOne] = useState(member.hasPayPassword);
  const state = usePayPassword(hasOne, onDone);
  return <PayPasswordSteps state={state} mobile={member.mobile} hasOne={hasOne} />;
}
