/** Mobile, code, password; a name and the inviter's number if wanted. A mobile that is known leads to the login with it filled in. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LoginResult } from '@/contract';
import { call, reasonOf } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { PasswordField } from '@/domain/member/PasswordField';
import { codeFault, mobileFault, passwordFault } from '@/domain/member/rules';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { Agreement, useAgreement } from '../account/Agreement';
import { Doing, FieldCard } from '../account/Frame';
import { MobileCode } from '../account/MobileCode';
import { WordLink } from '../account/WordLink';
import styles from './RegisterForm.module.scss';

interface RegisterFormProps {
  /** Member number of the inviter, from the link. */
  inviteNo: string;
  /** The page says who invites: the number is there for who wants to name somebody else. */
  isInvited: boolean;
  onDone: (result: LoginResult, account: string) => Promise<boolean>;
}

export function RegisterForm({ inviteNo, isInvited, onDone }: RegisterFormProps): ReactElement {
  const { cache, attribution } = useStores();
  const agreement = useAgreement();
  const [changing, setChanging] = useState(false);
  /** The mobile that has an account already. */
  const [registered, setRegistered] = useState<string>();
  const form = useForm(
    { mobile: '', nickname: '', inviteNo },
    {
      mobile: mobileFault,
      nickname: (name) => (name.trim() === '' || [...name.trim()].length >= 2 ? undefined : '昵称 2-16 个字'),
    },
    `register ${inviteNo}`,
  );
  // Apart from the draft: a password is kept nowhere, a code is old in five minutes.
  const secret = useForm({ code: '', password: '' }, { code: codeFault, password: passwordFault });
  const { mobile, nickname } = form.values;

  const register = useAction(async () => {
    const right = [form.check(), secret.check('code')].every(Boolean);
    if (!right || !agreement.ask()) return false;
    try {
      const result = await call('login.register', {
        mobile,
        ...secret.values,
        agree: true,
        ...(nickname.trim() ? { nickname: nickname.trim() } : {}),
        ...(form.values.inviteNo.trim() ? { inviteNo: form.values.inviteNo.trim() } : {}),
        share_id: attribution.params().share_id,
      });
      form.done();
      return await onDone(result, mobile);
    } catch (error) {
      if (reasonOf(error, 'login.register') === 'registered') setRegistered(mobile);
      throw error;
    }
  });
  const toLogin = () => {
    cache.set('username', mobile);
    return replace('/site/pages/login', {});
  };

  return (
    <>
      <FieldCard>
        <MobileCode
          scene="register"
          mobile={form.bind('mobile')}
          code={secret.bind('code')}
          onFault={(fault) => form.fail('mobile', fault)}
        >
          {registered === mobile && (
            <View className={styles.known}>
              <WordLink tone="accent" onPress={toLogin}>
                用这个手机号去登录
              </WordLink>
            </View>
          )}
        </MobileCode>
        <PasswordField {...secret.bind('password')} label="登录密码" rated />
        <TextField
          {...form.bind('nickname')}
          label="昵称（选填）"
          complete="nickname"
          maxLength={16}
          placeholder="2-16 个字"
          confirmType="next"
        />
        {isInvited && !changing ? (
          <View className={styles.other}>
            <WordLink onPress={() => setChanging(true)}>不是他邀请的？更换</WordLink>
          </View>
        ) : (
          <TextField
            {...form.bind('inviteNo')}
            label="邀请人会员号（选填）"
            kind="no"
            maxLength={20}
            placeholder="朋友的会员号"
            hint={inviteNo && form.values.inviteNo === inviteNo ? '来自朋友的邀请，可以改' : undefined}
            onConfirm={register.run}
          />
        )}
      </FieldCard>
      <View className={styles.privacy}>
        <Text>手机号只用于登录、配送和售后联系。我们不会把它交给与订单无关的人，你可以随时在设置里注销账号。</Text>
      </View>
      <Doing>
        <Agreement state={agreement} />
        <Button block size="l" busy={register.pending && '注册中'} onPress={register.run}>
          注册
        </Button>
      </Doing>
    </>
  );
}
