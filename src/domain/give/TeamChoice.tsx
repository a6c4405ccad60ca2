/** Whoever receives something, chosen among the inviter and those whom the member brought. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { TeamMember, UserBrief } from '@/contract';
import { call } from '@/core/api';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { List, useList } from '@/ui/shell';

type Person = Pick<UserBrief, 'id' | 'nickname' | 'avatar'>;

interface TeamChoiceProps {
  /** 送给, 转赠给: what choosing somebody is called. */
  act: string;
  /** Of whom the member was brought, where they may receive it too. */
  inviter?: Person;
  onChoose: (one: Person, note: string) => void;
  /** Where there is nobody at all. */
  empty: ReactNode;
}

export function TeamChoice({ act, inviter, onChoose, empty }: TeamChoiceProps): ReactElement {
  const list = useList<TeamMember>((page) => call('special.directMembers', { page }));
  const draw = (one: Person, note: string) => (
    <Cells>
      <Cell
        label={one.nickname}
        note={note}
        leading={<Avatar src={one.avatar} size={40} alt="" />}
        name={`${act}${one.nickname}，${note}`}
        onPress={() => onChoose(one, note)}
      />
    </Cells>
  );
  return (
    <View>
      {inviter && draw(inviter, '邀请人')}
      <List
        list={list}
        keyOf={({ user }) => user.id}
        skeleton="cells"
        chunkClass="chunk-card"
        render={({ user, mobile }) => draw(user, `直属 · ${mobile ?? ''}`)}
        empty={inviter ? <View /> : empty}
      />
    </View>
  );
}
