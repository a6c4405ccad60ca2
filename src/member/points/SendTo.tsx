/** Whom points go to: found by the whole number, or one of those whom the member brought. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { ReceiverCell } from '@/domain/give/ReceiverCell';
import { RecipientFinder } from '@/domain/give/RecipientFinder';
import { TeamChoice } from '@/domain/give/TeamChoice';
import { Cell } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Card } from '@/ui/kit/Card';
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
        <ReceiverCell
          name={to.nickname}
          avatar={to.avatar}
          note="请核对，送出后不可撤回"
          onChange={() => setTo(undefined)}
        />
      </Card>
    );
  return (
    <Card place="alone" clip>
      <RecipientFinder onFound={({ user, maskedName }) => choose({ ...user, nickname: maskedName })} />
      <Cell label="从团队里选" onPress={() => setTeam(true)} />
      <Sheet open={team} title="送给谁" onClose={() => setTeam(false)}>
        {team && (
          <TeamChoice
            act="送给"
            inviter={session.member?.inviter}
            onChoose={choose}
            empty={<Empty picture="message" title="团队里还没有人" text="用手机号或会员号也能找到朋友" />}
          />
        )}
      </Sheet>
    </Card>
  );
});
