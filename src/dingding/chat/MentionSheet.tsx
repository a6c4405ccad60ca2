/** Whom a message is for, of those who take part. */
import { useState, type ReactElement } from 'react';
import type { UserBrief } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { usePageData } from '@/ui/shell';

interface MentionSheetProps {
  conversationId: string;
  onPick: (person: UserBrief) => void;
  onClose: () => void;
}

export function MentionSheet({ conversationId, onPick, onClose }: MentionSheetProps): ReactElement {
  const { session } = useStores();
  const [typed, setTyped] = useState('');
  const { data } = usePageData(() => call('ding.chatInfo', { conversationId }), [conversationId]);
  const people = (data?.members ?? []).filter(
    ({ id, nickname }) => id !== session.member?.id && nickname.includes(typed.trim()),
  );
  return (
    <Sheet open title="提醒谁看" onClose={onClose} bare>
      <SearchBox placeholder="搜姓名" value={typed} onInput={setTyped} onSearch={setTyped} />
      {!data && <Skeleton kind="cells" />}
      {data && people.length === 0 && <Empty title="没有找到" text="换个名字试试" />}
      <Cells>
        {people.map((person) => (
          <Cell
            key={person.id}
            label={person.nickname}
            leading={<Avatar src={person.avatar} name={person.nickname} size={40} />}
            arrow={false}
            onPress={() => onPick(person)}
          />
        ))}
      </Cells>
    </Sheet>
  );
}
