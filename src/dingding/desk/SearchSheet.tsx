/** One field that finds orders, parcels, members, clients, goods and colleagues. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DeskFound } from '@/contract';
import { call } from '@/core/api';
import { holdsRole } from '@/contract/roles';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Section } from '@/ui/kit/SectionHead';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Thumb } from '@/ui/kit/Thumb';
import { Tag } from '@/ui/kit/Tag';
import { useAction } from '@/ui/shell';
import { MemberSheet } from './MemberSheet';

export function SearchSheet({ open: shown, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const [typed, setTyped] = useState('');
  const { session } = useStores();
  const [groups, setGroups] = useState<DeskFound[]>();
  const [memberId, setMemberId] = useState<string>();
  // Whom the own areas open no page for is written to here.
  const writes = session.member !== undefined && holdsRole(session.member, 'staff:service');
  const leadOf = (kind: DeskFound['kind'], { id, route }: DeskFound['rows'][number]) => {
    if (route && canOpen(route)) return { role: 'link' as const, onPress: () => void open(route) };
    return kind === 'member' && writes ? { haspopup: 'dialog' as const, onPress: () => setMemberId(id) } : {};
  };
  const search = useAction(async (keyword: string) => {
    if (keyword.trim() === '') return;
    setGroups((await call('desk.search', { keyword: keyword.trim() })).groups);
  });
  const type = (text: string) => {
    setTyped(text);
    if (text === '') setGroups(undefined);
  };
  return (
    <>
      <Sheet open={shown} onClose={onClose} title="查找">
        <SearchBox
          placeholder="订单号、运单号、手机号、姓名、商品"
          maxLength={30}
          autoFocus
          value={typed}
          onInput={type}
          onSearch={(text) => void search.run(text)}
        />
        <Slot>
          {groups?.length === 0 && (
            <Empty picture="search" title="没有找到" text="号码要写全；收件人写全名，会员写开头的字" />
          )}
          {groups?.map(({ kind, label, rows, more }) => (
            <Section key={kind} title={label} gutter={false} {...(more && { note: '只显示前几条，写得再全一些' })}>
              <View>
                {rows.map((row) => {
                  const { id, title, note, tag, avatar } = row;
                  return (
                    <RecordRow
                      key={id}
                      listed
                      flush
                      title={title}
                      notes={[note]}
                      {...(avatar !== undefined && {
                        leading:
                          kind === 'goods' ? (
                            <Thumb src={avatar} size={40} />
                          ) : (
                            <Avatar src={avatar} name={title} size={40} />
                          ),
                      })}
                      {...(tag && { beside: <Tag>{tag}</Tag> })}
                      {...leadOf(kind, row)}
                    />
                  );
                })}
              </View>
            </Section>
          ))}
        </Slot>
      </Sheet>
      <MemberSheet id={memberId} onClose={() => setMemberId(undefined)} />
    </>
  );
}
