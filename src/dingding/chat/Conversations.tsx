/** The list of conversations: looked through by a word, kept up to date by frames. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { OwnFrames } from '@/domain/member/OwnFrames';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { List, Page } from '@/ui/shell';
import { useOutbox } from '@/ui/shell/useOutbox';
import { ConversationRow } from './ConversationRow';
import { SAID } from './unsent';
import { useConversations } from './useConversations';
import { useNewConversation } from './useNewConversation';

export const Conversations = observer(function Conversations(): ReactElement {
  const { clock, notices, session } = useStores();
  const viewerId = session.member?.id ?? session.owner ?? '';
  const isStaff = session.member?.employee !== undefined;
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const list = useConversations(keyword);
  const box = useOutbox(SAID, { onFlushed: () => void list.reload() });
  const waiting = [...box.waiting(), ...box.refused()];
  const create = useNewConversation();
  const showAll = () => {
    setTyped('');
    setKeyword('');
  };
  return (
    <Page
      right={
        <>
          <IconButton icon="search" label="找会话" onPress={() => setSearching((was) => !was)} />
          {isStaff ? <IconButton icon="plus" label="发起会话" onPress={create.run} /> : null}
        </>
      }
      overlay={
        <OwnFrames
          onFrame={({ kind, data }) => {
            if (kind !== 'notice' || data.box !== 'chat') return;
            void list.reload();
            void notices.load(true).catch(() => undefined);
          }}
        />
      }
    >
      <Slot>
        {searching ? (
          <SearchBox placeholder="搜会话" value={typed} onInput={setTyped} onSearch={setKeyword} autoFocus />
        ) : null}
      </Slot>
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(row) => (
          <ConversationRow
            row={row}
            now={clock.now()}
            viewerId={viewerId}
            unsent={waiting.find((one) => one.conversationId === row.id)?.body?.text}
          />
        )}
        empty={
          keyword ? (
            <Empty picture="message" title="没有找到" button="看全部会话" onPress={showAll} />
          ) : (
            <Empty
              picture="message"
              title="还没有会话"
              text="有事就问，客服在线"
              button={isStaff ? '发起会话' : '联系客服'}
              onPress={() => (isStaff ? create.run() : go('/dingding/pages/group', { to: 'service' }))}
            />
          )
        }
      />
    </Page>
  );
});
