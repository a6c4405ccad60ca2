/** /member/pages/password: sets the login password or changes it; every other session of the account ends. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { Member } from '@/contract';
import { useStores } from '@/core/stores';
import { CodeField } from '@/domain/member/CodeField';
import { PasswordField } from '@/domain/member/PasswordField';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Segmented } from '@/ui/kit/Segmented';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Page, usePageData } from '@/ui/shell';
import { usePassword, type Proof } from '../password/usePassword';
import styles from '../password/password.module.scss';

const PROOFS: { id: Proof; label: string }[] = [
  { id: 'oldPassword', label: '原密码' },
  { id: 'code', label: '短信验证码' },
];

export default observer(function PasswordPage() {
  const { session } = useStores();
  const state = usePageData(() => session.loadMember(true));
  return (
    <Page state={state} skeleton="cells">
      {(member) => member && <PasswordForm member={member} />}
    </Page>
  );
});

function PasswordForm({ member }: { member: Member }) {
  const { form, sms, save } = usePassword(member);
  const { proof } = form.values;
  return (
    <View className={styles.body}>
      <Words size="foot" tone="soft">
        {member.hasPassword
          ? '改好以后，其他设备上的登录都会退出。'
          : '还没有登录密码。设好以后，也能用手机号和密码登录。'}
      </Words>
      {member.hasPassword && (
        <Segmented block items={PROOFS} current={proof} label="验证方式" onChange={(way) => form.set('proof', way)} />
      )}
      <Card clip>
        {proof === 'oldPassword' ? (
          <PasswordField {...form.bind('oldPassword')} label="原密码" known />
        ) : (
          <>
            <Cell label="手机号">{member.mobile}</Cell>
            <CodeField {...form.bind('code')} sms={sms} />
          </>
        )}
      </Card>
      <Card clip>
        <PasswordField {...form.bind('password')} label="新密码" rated />
        <PasswordField {...form.bind('again')} label="再输一遍" onConfirm={save.run} />
      </Card>
      <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
        保存
      </Button>
    </View>
  );
}
