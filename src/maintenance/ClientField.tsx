/** Whom it is about: found by name or number among the own clients. */
import { useState, type ReactElement } from 'react';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';
import { Empty } from '@/ui/kit/Empty';
import { Field } from '@/ui/kit/Field';
import { Person } from '@/ui/kit/Person';
import { Pressable } from '@/ui/kit/Pressable';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Tag } from '@/ui/kit/Tag';
import { useBlock } from '@/ui/shell';

interface ClientSheetProps {
  open: boolean;
  onChoose: (client: ClientCard) => void;
  onClose: () => void;
}

export function ClientSheet({ open, onChoose, onClose }: ClientSheetProps): ReactElement {
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState('');
  const found = useBlock(
    async () =>
      open ? call('customer.index', { page: 1, sort: 'next', ...(asked && { keyword: asked }) }) : undefined,
    '',
    `${open} ${asked}`,
  );
  return (
    <Sheet open={open} title="选择客户" onClose={onClose}>
      <SearchBox
        placeholder="姓名、手机尾号、单位"
        value={word}
        onInput={setWord}
        onSearch={() => setAsked(word.trim())}
      />
      {found?.list.map((client) => (
        <Pressable key={client.id} label={`选择${client.name}`} onPress={() => onChoose(client)}>
          <ClientLine client={client} />
        </Pressable>
      ))}
      {found?.list.length === 0 && <Empty picture="search" title="没有找到" text="只能选你负责或共享给你的客户" />}
    </Sheet>
  );
}

export const ClientLine = ({ client, note }: { client: ClientCard; note?: string }): ReactElement => (
  <Person
    name={client.name}
    src={client.avatar}
    size={40}
    notes={[note ?? [client.company, client.owner].filter(Boolean).join('　')]}
  >
    <Tag tone={client.level === 'A' ? 'ink' : 'plain'}>{`${client.level} 级`}</Tag>
  </Person>
);

interface ClientFieldProps {
  client: ClientCard | undefined;
  error?: string | undefined;
  /** Left out: it stands. */
  onPress?: (() => void) | undefined;
}

export function ClientField({ client, error, onPress }: ClientFieldProps): ReactElement {
  return (
    <Field label="客户" {...(error !== undefined && { error })} {...(onPress && { onPress })}>
      {client ? <ClientLine client={client} /> : '选择客户'}
    </Field>
  );
}
