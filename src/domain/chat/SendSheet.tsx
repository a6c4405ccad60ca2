/** A report into a conversation: the own ones, the last that moved first; a press sends it as a card. */
import { useRef, useState, type ReactElement } from 'react';
import type { Conversation, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction, useBlock } from '@/ui/shell';

type Card = Pick<RequestOf<'ding.chatReport'>, 'kind' | 'refId'>;

interface SendSheetProps {
  /** undefined = closed. */
  card: Card | undefined;
  onClose: () => void;
}

const MOST = 50;

export function SendSheet({ card, onClose }: SendSheetProps): ReactElement {
  const { feedback } = useStores();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const isOpen = card !== undefined;
  const read = useBlock(
    async () => (isOpen ? await call('ding.chat', { size: MOST, ...(keyword && { keyword }) }) : undefined),
    '',
    `${isOpen} ${keyword}`,
  );
  // A second press after a broken line is the same message.
  const ids = useRef(new Map<string, string>());
  const send = useAction(async ({ id, title }: Conversation) => {
    if (!card) return;
    const key = `${id} ${card.kind} ${card.refId}`;
    const clientId = ids.current.get(key) ?? uuid();
    ids.current.set(key, clientId);
    await call('ding.chatReport', { conversationId: id, ...card, clientId });
    ids.current.delete(key);
    onClose();
    const look = await feedback.confirm({
      title: `已发到 ${title}`,
      text: '对方在会话里就能点开',
      yes: '去看看',
      no: '好',
    });
    if (look) await go('/dingding/pages/group', { conversationId: id });
  });
  const rows = read?.conversations;
  return (
    <Sheet open={isOpen} title="发到群" onClose={onClose} bare>
      <SearchBox placeholder="搜会话" value={typed} onInput={setTyped} onSearch={setKeyword} />
      {rows?.length === 0 && (
        <Empty
          picture="message"
          title={keyword ? '没有找到' : '还没有会话'}
          text={keyword ? '换个名字试试' : '先在消息里发起一个'}
        />
      )}
      <Cells>
        {(rows ?? []).map((row) => (
          <Cell
            key={row.id}
            label={row.title}
            note={row.kind === 'group' ? `${row.members} 人` : ''}
            leading={
              <Avatar src={row.kind === 'group' ? (row.faces[0] ?? '') : row.avatar} name={row.title} size={44} />
            }
            arrow={false}
            onPress={() => void send.run(row)}
          />
        ))}
      </Cells>
    </Sheet>
  );
}
