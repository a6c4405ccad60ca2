/** /member/pages/oauth/index: the ways into the account, each bound in its own app, and where the account is logged in now. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { AuthBinding } from '@/contract';
import { useStores } from '@/core/stores';
import { Page } from '@/ui/shell';
import { OauthBody } from '../../oauth/OauthBody';
import { UnbindSheet } from '../../oauth/UnbindSheet';
import { isOnlyWayIn, useBindings } from '../../oauth/useBindings';
import { MobileSheet } from '../../setting/MobileSheet';

export default observer(function OauthPage() {
  const { session } = useStores();
  const { state, put, bind, binding, end, endAll } = useBindings();
  const [leaving, setLeaving] = useState<AuthBinding>();
  const [changing, setChanging] = useState(false);
  const { member } = session;
  const endChange = () => {
    setChanging(false);
    void state.reload();
  };
  const sheets = member && (
    <>
      <MobileSheet member={member} open={changing} onClose={endChange} />
      <UnbindSheet
        row={leaving}
        member={member}
        last={isOnlyWayIn(state.data?.bindings ?? [], leaving)}
        onClose={() => setLeaving(undefined)}
        onDone={(bindings) => put({ bindings })}
      />
    </>
  );
  return (
    <Page state={state} skeleton="cells" overlay={sheets}>
      {(shown) => (
        <OauthBody
          {...shown}
          binding={binding}
          ending={end.pending}
          endingAll={endAll.pending}
          onBind={bind.run}
          onUnbind={setLeaving}
          onMobile={() => setChanging(true)}
          onEnd={end.run}
          onEndAll={endAll.run}
        />
      )}
    </Page>
  );
});
