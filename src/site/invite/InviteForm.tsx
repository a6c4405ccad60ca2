/**
 * Who brought me: the face of who invites, or a number that is typed or scanned and the person behind it; then the question that is
 * asked once.
 */
import { useState } from 'react';
import { back, replace } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Dialog } from '@/ui/kit/Dialog';
import { Slot } from '@/ui/kit/Slot';
import { TextField } from '@/ui/kit/TextField';
import { useMessenger, useSayAndGo } from '@/ui/shell';
import { Doing, FieldCard, Frame, Ways } from '../account/Frame';
import { WordLink } from '../account/WordLink';
import { Gift } from './Gift';
import type { Invitation } from './invitation';
import { MemberCard } from './MemberCard';
import { numberIn, useInvite } from './useInvite';

interface InviteFormProps {
  /** The number that a link names, whoever has it. */
  prefilled: string;
  invitation: Invitation | undefined;
}

export function InviteForm({ prefilled, invitation }: InviteFormProps) {
  const { scanCode } = useMessenger();
  const sayAndGo = useSayAndGo();
  const [asking, setAsking] = useState(false);
  const { form, type, found, find, bind } = useInvite(prefilled, invitation?.from);
  const [changing, setChanging] = useState(false);
  const scan = async () => {
    const text = await scanCode();
    if (!text) return;
    setChanging(true);
    type(await numberIn(text));
  };
  const settle = async () => {
    setAsking(false);
    if (await bind.run()) await sayAndGo('已绑定邀请人', () => replace('/tea/pages/newGift', {}));
  };
  const friend = changing ? undefined : invitation;
  return (
    <Frame
      {...(friend
        ? {
            face: <Avatar src={friend.from.avatar} name={friend.from.nickname} size={64} alt="" />,
            title: `${friend.from.nickname} 请你喝茶`,
            note: `${friend.from.levelName} · 会员号 ${friend.from.no}`,
          }
        : { title: '谁邀请你来的', note: '注册 30 天内可以填写，只能填一次' })}
    >
      {friend?.gift && <Gift gift={friend.gift} />}
      <Slot>
        {!friend && (
          <FieldCard>
            <TextField
              {...form.bind('no')}
              label="邀请人会员号"
              kind="no"
              maxLength={20}
              placeholder="朋友的会员号"
              clearable
              onInput={type}
              onConfirm={find.run}
            />
          </FieldCard>
        )}
      </Slot>
      {!friend && found && <MemberCard user={found} />}
      <Doing>
        {found ? (
          <Button block size="l" busy={bind.pending && '绑定中'} onPress={() => setAsking(true)}>
            绑定
          </Button>
        ) : (
          <Button block size="l" busy={find.pending && '查找中'} onPress={find.run}>
            查找
          </Button>
        )}
      </Doing>
      <Ways>
        {friend ? (
          <WordLink onPress={() => setChanging(true)}>更换</WordLink>
        ) : (
          <WordLink tone="accent" onPress={scan}>
            扫邀请码
          </WordLink>
        )}
        <WordLink onPress={() => back()}>跳过</WordLink>
      </Ways>
      <Dialog
        open={asking}
        title={`${found?.nickname ?? ''}邀请了你？`}
        text="只能绑定一次，以后不能更改"
        yes="绑定"
        no="再想想"
        onYes={settle}
        onNo={() => setAsking(false)}
      />
    </Frame>
  );
}
