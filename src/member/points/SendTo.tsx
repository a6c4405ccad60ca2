/** Whom points go to: found by the whole number, or one of those whom the member brought. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { TeamMember } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { RecipientFinder } from '@/domain/points/RecipientFinder';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Card } from '@/ui/kit/Card';
import { List, useList } from '@/ui/shell';
import type { Receiver, SendPoints } from './useSendPoints';

export const SendTo = observer(function SendTo({ to, setTo }: Pick<SendPoints, 'to' | 'setTo'>): ReactElement {
  const { session } = useStores();
  const [team, setTeam] = useState(false);
  const choose = (one: Receiver) => {
    setTeam(false);
    setTo(one);
  };
  if (to)
    return (
      <Card place="alone" clip>
        <Cells>
          <Cell
            label={to.nickname}
            note="请核对，送出后不可撤回"
            leading={<Avatar src={to.avatar} size={40} alt="" />}
            act="更换"
            name={`更换收积分的人，现在是${to.nickname}`}
            onPress={() => setTo(undefined)}
          />
        </Cells>
      </Card>
    );
  return (
    <Card place="alone" clip>
      <RecipientFinder onFound={({ user, maskedName }) => choose({ ...user, nickname: maskedName })} />
      <Cell label="从团队里选" onPress={() => setTeam(true)} />
      <Sheet open={team} title="送给谁" onClose={() => setTeam(false)}>
        {team && <Team inviter={session.member?.inviter} onChoose={choose} />}
      </Sheet>
    </Card>
  );
});

function Team({
  inviter,
  onChoose,
}: {
  inviter: Receiver | undefined;
  onChoose: (one: Receiver) => void;
}): ReactElement {
  const list = useList<TeamMember>((page) => call('special.directMembers', { page }));
  return (
    <View>
      {inviter && <Person user={inviter} note="邀请人" onPress={() => onChoose(inviter)} />}
      <List
        list={list}
        keyOf={({ user }) => user.id}
        skeleton="cells"
        render={({ user, mobile }) => (
          <Person user={user} note={`直属 · ${mobile ?? ''}`} onPress={() => onChoose(user)} />
        )}
        empty={
          inviter ? <View /> : <Empty picture="message" title="团队里还没有人" text="用手机号或会员号也能找到朋友" />
        }
      />
    </View>
  );
}

const Person = ({ user, note, onPress }: { user: Receiver; note: string; onPress: () => void }): ReactElement => (
  <Cells>
    <Cell
      label={user.nickname}
      note={note}
      leading={<Avatar src={user.avatar} size={40} alt="" />}
      name={`送给${user.nickname}，${note}`}
      onPress={onPress}
    />
  </Cells>
);
