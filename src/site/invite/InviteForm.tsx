/** The number of the one who brought me, typed or scanned; who it is, then the question that is asked once. */
import { useState } from 'react';
import { back, replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Dialog } from '@/ui/kit/Dialog';
import { TextField } from '@/ui/kit/TextField';
import { useMessenger, useSayAndGo } from '@/ui/shell';
import { Doing, FieldCard, Frame, Ways } from '../account/Frame';
import { WordLink } from '../account/WordLink';
import { Person } from './Person';
import { numberIn, useInvite } from './useInvite';

export function InviteForm({ prefilled }: { prefilled: string }) {
  const { scanCode } = useMessenger();
  const sayAndGo = useSayAndGo();
  const [asking, setAsking] = useState(false);
  const { form, type, found, find, bind } = useInvite(prefilled);
  const scan = async () => {
    const text = await scanCode();
    if (text) type(await numberIn(text));
  };
  const settle = async () => {
    setAsking(false);
    if (await bind.run()) await sayAndGo('已绑定邀请人', () => replace('/tea/pages/newGift', {}));
  };
  return (
    <Frame title="谁邀请您来的" note="注册 30 天内可以填写，只能填一次">
      <FieldCard>
        <TextField
          {...form.bind('no')}
          label="邀请人会员号"
          maxLength={20}
          placeholder="朋友的会员号"
          clearable
          onInput={type}
          onConfirm={find.run}
        />
      </FieldCard>
      {found && <Person user={found.user} />}
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
        <WordLink tone="accent" onPress={scan}>
          扫邀请码
        </WordLink>
        <WordLink onPress={() => back()}>跳过</WordLink>
      </Ways>
      <Dialog
        open={asking}
        title={`${found?.maskedName ?? ''}邀请了您？`}
        text="只能绑定一次，以后不能更改"
        yes="绑定"
        no="再想想"
        onYes={settle}
        onNo={() => setAsking(false)}
      />
    </Frame>
  );
}
