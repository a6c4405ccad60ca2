/** 渠道商登录: by the channel's number, its mobile and a code, or by account and password. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LoginResult } from '@/contract';
import { call } from '@/core/api';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { Segmented } from '@/ui/kit/Segmented';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import type { AgreementState } from '../account/Agreement';
import { FieldCard } from '../account/Frame';
import { MobileCode } from '../account/MobileCode';
import { LoginButton } from './LoginButton';
import { PasswordForm } from './PasswordForm';
import styles from './login.module.scss';

const FORMS = [
  { id: 'number', label: '渠道编号' },
  { id: 'password', label: '账号密码' },
] as const;

interface ChannelFormProps {
  agreement: AgreementState;
  /** Known from the link. */
  channelNo?: string;
  onDone: (result: LoginResult) => Promise<boolean>;
}

export function ChannelForm({ agreement, channelNo, onDone }: ChannelFormProps): ReactElement {
  const [way, setWay] = useState<'number' | 'password'>('number');
  const [account, setAccount] = useState(channelNo ?? '');
  return (
    <>
      <View className={styles.forms}>
        <Segmented items={FORMS} current={way} label="渠道登录方式" block onChange={setWay} />
      </View>
      {way === 'number' ? (
        <ByNumber agreement={agreement} channelNo={channelNo} onDone={onDone} />
      ) : (
        <PasswordForm of="partner" agreement={agreement} account={account} onAccount={setAccount} onDone={onDone} />
      )}
    </>
  );
}

function ByNumber({ agreement, channelNo: known = '', onDone }: ChannelFormProps): ReactElement {
  const form = useForm(
    { channelNo: known, mobile: '', code: '' },
    {
      channelNo: (text) => (text.trim() === '' ? '填渠道编号' : undefined),
      mobile: mobileFault,
      code: codeFault,
    },
  );
  const login = useAction(async () => {
    if (!form.check('code') || !agreement.ask()) return false;
    const { channelNo, mobile, code } = form.values;
    return onDone(await call('login.bindChannel', { channelNo: channelNo.trim(), mobile, code }));
  });
  return (
    <>
      <FieldCard>
        <TextField
          {...form.bind('channelNo')}
          label="渠道编号"
          kind="no"
          maxLength={20}
          placeholder="合同上的编号，如 CH0001"
          confirmType="next"
          clearable
        />
        <MobileCode
          scene="channel"
          mobile={form.bind('mobile')}
          code={form.bind('code')}
          onFault={(fault) => form.fail('mobile', fault)}
          onDemo={({ channelNo }) => form.set('channelNo', channelNo ?? '')}
          onConfirm={login.run}
        />
      </FieldCard>
      <LoginButton agreement={agreement} pending={login.pending} onPress={login.run} />
    </>
  );
}
