/** 渠道商登录: by the channel's number, its mobile and a code, or by account and password. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LoginResult } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { PasswordField } from '@/domain/member/PasswordField';
import { Button } from '@/ui/kit/Button';
import { Segmented } from '@/ui/kit/Segmented';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { Agreement, type AgreementState } from '../account/Agreement';
import { Doing, FieldCard } from '../account/Frame';
import { MobileCode } from '../account/MobileCode';
import styles from './login.module.scss';

const FORMS = [
  { id: 'number', label: '渠道编号' },
  { id: 'password', label: '账号密码' },
] as const;

interface ChannelFormProps {
  agreement: AgreementState;
  onDone: (result: LoginResult) => Promise<boolean>;
}

export function ChannelForm({ agreement, onDone }: ChannelFormProps): ReactElement {
  const [way, setWay] = useState<'number' | 'password'>('number');
  return (
    <>
      <View className={styles.forms}>
        <Segmented items={FORMS} current={way} label="渠道登录方式" block onChange={setWay} />
      </View>
      {way === 'number' ? (
        <ByNumber agreement={agreement} onDone={onDone} />
      ) : (
        <ByPassword agreement={agreement} onDone={onDone} />
      )}
    </>
  );
}

function ByNumber({ agreement, onDone }: ChannelFormProps): ReactElement {
  const form = useForm(
    { channelNo: '', mobile: '', code: '' },
    {
      channelNo: (text) => (text.trim() === '' ? '填渠道编号' : undefined),
      mobile: mobileFault,
      code: codeFault,
    },
  );
  const login = useAction(async () => {
    if (!form.check() || !agreement.ask()) return false;
    const { channelNo, mobile, code } = form.values;
    try {
      return await onDone(await call('login.bindChannel', { channelNo: channelNo.trim(), mobile, code }));
    } catch (error) {
      if (error instanceof RefusedError)
        form.fail(error.message.includes('渠道') ? 'channelNo' : 'code', error.message);
      throw error;
    }
  });
  return (
    <>
      <FieldCard>
        <TextField
          {...form.bind('channelNo')}
          label="渠道编号"
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
      <Submit agreement={agreement} pending={login.pending} onPress={login.run} />
    </>
  );
}

/** The password is kept nowhere. */
function ByPassword({ agreement, onDone }: ChannelFormProps): ReactElement {
  const form = useForm(
    { account: '', password: '' },
    {
      account: (text) => (text.trim() === '' ? '填手机号或渠道编号' : undefined),
      password: (text) => (text === '' ? '请填密码' : undefined),
    },
  );
  const login = useAction(async () => {
    if (!form.check() || !agreement.ask()) return false;
    const { account, password } = form.values;
    try {
      return await onDone(await call('atShop.login', { account: account.trim(), password }));
    } catch (error) {
      if (error instanceof RefusedError) form.fail('password', error.message);
      throw error;
    }
  });
  return (
    <>
      <FieldCard>
        <TextField
          {...form.bind('account')}
          label="渠道账号"
          complete="username"
          maxLength={20}
          placeholder="手机号或渠道编号"
          confirmType="next"
          clearable
        />
        <PasswordField {...form.bind('password')} label="密码" known onConfirm={login.run} />
      </FieldCard>
      <Submit agreement={agreement} pending={login.pending} onPress={login.run} />
    </>
  );
}

function Submit({
  agreement,
  pending,
  onPress,
}: {
  agreement: AgreementState;
  pending: boolean;
  onPress: () => unknown;
}) {
  return (
    <Doing>
      <Agreement state={agreement} />
      <Button block size="l" busy={pending && '登录中'} onPress={onPress}>
        登录
      </Button>
    </Doing>
  );
}
