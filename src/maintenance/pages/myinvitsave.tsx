/** /maintenance/pages/myinvitsave: an invitation - its guest's card by the link, the staff's form and what came of it. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import type { InviteRow } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { Page, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { Guest } from '../invite/Guest';
import { HostForm } from '../invite/HostForm';
import { Sent } from '../invite/Sent';
import { purposeOf } from '../words';

export default function InvitePage() {
  const { id, token, clientId, planId } = usePageParams<'/maintenance/pages/myinvitsave'>();
  const [made, setMade] = useState<string>();
  const wanted = made ?? id;
  const asked = token ? { token } : wanted ? { id: wanted } : clientId ? { clientId } : {};
  const state = usePageData(() => call('customer.inviteInfo', asked), [wanted, token, clientId]);
  const row = state.data?.row;
  useShareAppMessage(
    useShareCard(
      row && {
        title: `${row.by.name}请你${purposeOf(row.purpose).title}`,
        desc: `${listTime(row.at)} ${row.store.name}`,
        pic: row.room?.images[0] ?? row.store.cover,
        url: `/maintenance/pages/myinvitsave?token=${row.token}`,
      },
    ),
  );
  const put = (next: InviteRow) => {
    if (state.data) state.set({ ...state.data, row: next });
    setMade(next.id);
  };
  return (
    <Page state={state}>
      {(data) => {
        if (token)
          return (
            data.row && <Guest row={data.row} token={token} onAnswer={(next) => state.set({ ...data, row: next })} />
          );
        if (!data.row || data.row.status === 'draft')
          return (
            <HostForm
              key={data.row?.id ?? ''}
              row={data.row}
              client={data.client}
              dict={data.dict}
              planId={planId}
              onSaved={put}
            />
          );
        return <Sent row={data.row} onChange={put} />;
      }}
    </Page>
  );
}
