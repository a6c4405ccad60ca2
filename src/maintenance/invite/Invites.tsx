/** 邀约: whom we asked, by what they said. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { InviteRow } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { List, useList, useReturn } from '@/ui/shell';
import type { Scope } from '../plan/Plans';
import { INVITE_STATES, purposeOf } from '../words';

const ALL = 'all';
const STATES = ['sent', 'accepted', 'declined', 'arrived', 'draft', 'expired', 'cancelled'] as const;

function InviteLine({ row }: { row: InviteRow }): ReactElement {
  const { id, client, purpose, store, room, at, party, status, answer } = row;
  const state = INVITE_STATES[status];
  return (
    <RecordRow
      icon="ticket"
      title={client?.name ?? ''}
      beside={<Tag tone={state.tone}>{state.label}</Tag>}
      role="link"
      notes={[
        `${formatTime(at, 'MM-DD WEEK')} ${formatTime(at, 'h:m')}　${purposeOf(purpose).label}　${party} 位`,
        [store.name, room?.name].filter(Boolean).join('　'),
        answer !== '' && `客人说：${answer}`,
      ]}
      onPress={() => void go('/maintenance/pages/myinvitsave', { id })}
    />
  );
}

interface InvitesProps {
  status: string;
  scope: Scope;
  onStatus: (status: string) => void;
}

export function Invites({ status, scope, onStatus }: InvitesProps): ReactElement {
  const list = useList(
    (page) => call('customer.invite', { scope, page, ...(status !== '' && { status: status as InviteRow['status'] }) }),
    [status, scope],
  );
  useReturn(() => void list.reload());
  return (
    <View>
      <Chips
        label="邀约状态"
        items={[{ id: ALL, label: '全部' }, ...STATES.map((id) => ({ id, label: INVITE_STATES[id].label }))]}
        current={status || ALL}
        onChange={(id) => onStatus(id === ALL ? '' : id)}
      />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(row) => <InviteLine row={row} />}
        empty={<Empty title="还没有邀约" text="挑一位客户，请他来喝杯茶" />}
      />
    </View>
  );
}
