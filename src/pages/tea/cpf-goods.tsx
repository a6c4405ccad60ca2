/** /pages/tea/cpf-goods: one numbered issue, its five years, and the way to hold a piece of it. */
import { useState } from 'react';
import { call } from '@/core/api';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { BuySheet } from './cpf/BuySheet';
import { IssueBar } from './cpf/IssueBar';
import { IssueBody } from './cpf/IssueBody';

export default function IssuePage() {
  const { id = '' } = usePageParams<'/pages/tea/cpf-goods'>();
  const state = usePageData(() => call('marketPlace.view', { id }), [id]);
  const [buying, setBuying] = useState(false);
  // Back from the cashier the count and the own pieces are others.
  useReturn(state.reload);
  const issue = state.data;
  const sharing = useShare(issue && { kind: 'collectible', id });
  return (
    <Page
      state={state}
      skeleton="detail"
      right={issue && <IconButton icon="share" label="分享" onPress={sharing.share} />}
      action={issue && <IssueBar issue={issue} onBuy={() => setBuying(true)} />}
      overlay={
        issue && (
          <>
            {sharing.sheet}
            <BuySheet
              issue={issue}
              isOpen={buying}
              onClose={() => setBuying(false)}
              onStale={() => {
                setBuying(false);
                void state.reload();
              }}
            />
          </>
        )
      }
    >
      {(data) => <IssueBody issue={data} />}
    </Page>
  );
}
