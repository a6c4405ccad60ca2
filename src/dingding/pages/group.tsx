/** /dingding/pages/group: the list of conversations, or one of them. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Conversations } from '../chat/Conversations';
import { Talk } from '../chat/Talk';

/** Whoever comes by a person, a group or for the service: the conversation is opened first, or made. */
function Opening({
  userId,
  groupId,
  activityId,
  to,
  card,
}: Record<'userId' | 'groupId' | 'activityId' | 'to' | 'card', string | undefined>): ReactElement {
  const state = usePageData(
    () =>
      call('site.dingChat', {
        ...(userId ? { userId } : {}),
        ...(groupId ? { groupId } : {}),
        ...(activityId ? { activityId } : {}),
        ...(to === 'service' || to === 'advisor' || to === 'manager' ? { to } : {}),
      }),
    [userId, groupId, activityId, to],
  );
  if (state.data) return <Talk conversationId={state.data.id} card={card} />;
  return <Page state={state}>{null}</Page>;
}

export default function GroupPage() {
  const { conversationId, userId, groupId, activityId, to, card, messageId } = usePageParams<'/dingding/pages/group'>();
  if (conversationId) return <Talk conversationId={conversationId} at={messageId} card={card} />;
  if (userId || groupId || activityId || to)
    return <Opening userId={userId} groupId={groupId} activityId={activityId} to={to} card={card} />;
  return <Conversations />;
}
