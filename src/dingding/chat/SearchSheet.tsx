/** Looks for a message by words, kind, person or day; a press jumps into what stands around it. 文件 is a kind like any other. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ChatMsg, UserBrief } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { WhenInput } from '@/domain/when/WhenInput';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Pager } from '@/ui/kit/Pager';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Strip } from '@/ui/kit/Strip';
import { Tabs } from '@/ui/kit/Tabs';
import { usePageData } from '@/ui/shell';
import { lineOf } from './lines';
import { momentOf } from './timeline';
import { useSearch } from './useSearch';
import styles from './panel.module.scss';

const KINDS = [
  { id: 'all', label: '全部' },
  { id: 'image', label: '图片' },
  { id: 'file', label: '文件' },
  { id: 'video', label: '视频' },
  { id: 'goods', label: '商品' },
  { id: 'report', label: '报表' },
] as const;
type KindId = (typeof KINDS)[number]['id'];

interface PeopleProps {
  people: readonly UserBrief[];
  current: string;
  onChange: (id: string) => void;
}

function People({ people, current, onChange }: PeopleProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <Strip className={styles.filterPeople}>
      {people.map(({ id, nickname }) => (
        <Chip key={id} selected={current === id} onPress={() => onChange(current === id ? '' : id)}>
          {nickname}
        </Chip>
      ))}
    </Strip>
  );
}

function Rows({ rows, onJump }: { rows: readonly ChatMsg[]; onJump: (id: string) => unknown }): ReactElement {
  const { clock } = useStores();
  return (
    <Cells>
      {rows.map((message) => (
        <Cell
          key={message.id}
          label={message.from.nickname}
          note={lineOf(message)}
          leading={<Avatar src={message.from.avatar} name={message.from.nickname} size={40} />}
          arrow={false}
          onPress={() => onJump(message.id)}
        >
          {momentOf(message.at, clock.now())}
        </Cell>
      ))}
    </Cells>
  );
}

interface SearchSheetProps {
  onClose: () => void;
  onJump: (id: string) => unknown;
}

export function SearchSheet({ onClose, onJump }: SearchSheetProps): ReactElement {
  const conversationId = useStores().chat.id ?? '';
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<KindId>('all');
  const [day, setDay] = useState('');
  const [fromId, setFrom] = useState('');
  const info = usePageData(() => call('ding.chatInfo', { conversationId }), [conversationId]);
  const found = useSearch(conversationId, {
    ...(keyword !== '' && { keyword }),
    ...(kind !== 'all' && { type: kind }),
    ...(day !== '' && { day }),
    ...(fromId !== '' && { fromId }),
  });
  return (
    <Sheet open title="找聊天记录" onClose={onClose} bare>
      <SearchBox placeholder="搜聊天记录" value={typed} onInput={setTyped} onSearch={setKeyword} />
      <Tabs items={KINDS} current={kind} label="消息种类" onChange={setKind} />
      <View className={styles.filters}>
        <Text>日期</Text>
        <WhenInput clearable label="日期" mode="date" value={day} onInput={setDay} />
      </View>
      <People people={info.data?.members ?? []} current={fromId} onChange={setFrom} />
      {found.isNone ? <Empty title="没有找到" text="换个词，或换一天看看" /> : null}
      <Rows rows={found.rows} onJump={onJump} />
      {found.state ? <Pager state={found.state} onRetry={found.goOn} /> : null}
      {found.isMore ? (
        <Cells>
          <Cell label="再往前找" arrow={false} onPress={found.goOn} />
        </Cells>
      ) : null}
    </Sheet>
  );
}
