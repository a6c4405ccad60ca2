/** One conversation by its id: its name, its two sheets, and the messages. */
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { later, Page, useAction, usePageData, useReturn } from '@/ui/shell';
import { Conversing } from './Conversing';
import type { RoomHandle } from './Room/types';
import { createThread } from './thread';

const InfoSheet = later(() => import('./InfoSheet').then((part) => part.InfoSheet));
const SearchSheet = later(() => import('./SearchSheet').then((part) => part.SearchSheet));

interface TalkProps {
  conversationId: string;
  /** Opened around this message. */
  at?: string | undefined;
  /** Sent at once: what somebody wanted to talk about. */
  card?: string | undefined;
}

export const Talk = observer(function Talk({ conversationId, at, card }: TalkProps): ReactElement {
  const { session, notices, chat } = useStores();
  const viewerId = session.member?.id ?? session.owner ?? '';
  // Who looks may be known later than what was said: the same thread goes on.
  const viewer = useRef(viewerId);
  viewer.current = viewerId;
  const thread = useMemo(
    () =>
      createThread(
        chat,
        conversationId,
        () => viewer.current,
        (input) => call('ding.chat', input, { hide: true }),
      ),
    [chat, conversationId],
  );
  const state = usePageData(async () => {
    await thread.start(at);
    return thread;
  }, [thread]);
  // The page over it was another conversation: this one begins anew.
  useReturn(() => thread.isCurrent() || state.reload());
  const isCurrent = chat.id === conversationId;
  const title = isCurrent ? chat.conversation : undefined;
  const [sheet, setSheet] = useState<'info' | 'search'>();
  const room = useRef<RoomHandle>(null);
  const jump = useAction(async (id: string) => {
    setSheet(undefined);
    if (!chat.messages.some((one) => one.id === id)) await thread.open(id);
    setTimeout(() => room.current?.toMessage(id), 50);
  });
  const name = title ? (title.kind === 'group' ? `${title.title}（${title.members}）` : title.title) : '会话';
  useEffect(() => () => void notices.load(true).catch(() => undefined), [notices]);
  return (
    <Page
      title={name}
      state={state}
      right={
        <>
          <IconButton icon="search" label="找聊天记录" onPress={() => setSheet('search')} />
          <IconButton icon="more" label="会话信息" onPress={() => setSheet('info')} />
        </>
      }
      overlay={
        <>
          {sheet === 'info' ? <InfoSheet thread={thread} onClose={() => setSheet(undefined)} /> : null}
          {sheet === 'search' ? <SearchSheet onClose={() => setSheet(undefined)} onJump={jump.run} /> : null}
        </>
      }
    >
      {(shown) =>
        isCurrent ? (
          <Conversing thread={shown} at={at} card={card} room={room} onJump={jump.run} viewerId={viewerId} />
        ) : null
      }
    </Page>
  );
});
