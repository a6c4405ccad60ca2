/** 手机验证码登录 and 密码登录: the same card, one press apart; what was typed stays when the form changes. */
import { useState, type ReactElement } from 'react';
import type { LoginResult } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { codeFault, isMobile, mobileFault } from '@/domain/member/rules';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { Agreement, useAgreement, type AgreementState } from '../account/Agreement';
import { Doing, FieldCard, Ways } from '../account/Frame';
import { MobileCode } from '../account/MobileCode';
import { WordLink } from '../account/WordLink';

interface FormProps {
  agreement: AgreementState;
  /** Mobile or member number, shared by both forms and kept while the page stands; the last one that logged in at first. */
  account: string;
  onAccount: (account: string) => void;
  onDone: (result: LoginResult, account: string) => Promise<boolean>;
}

/** `bindTicket`: an outside identity waits for this mobile. */
export function CodeForm({
  agreement,
  account,
  onAccount,
  onDone,
  bindTicket,
}: FormProps & { bindTicket?: string }): ReactElement {
  const { attribution } = useStores();
  const form = useForm(
    { mobile: /^\d{1,11}$/.test(account) ? account : '', code: '' },
    { mobile: mobileFault, code: codeFault },
  );
  const { mobile, code } = form.values;
  const login = useAction(async () => {
    if (!form.check() || !agreement.ask()) return false;
    try {
      const result = await call('site.mobileLogin', {
        mobile,
        code,
        ...(bindTicket ? { bindTicket } : {}),
        ...attribution.params(),
      });
      return await onDone(result, mobile);
    } catch (error) {
      if (error instanceof RefusedError) form.fail('code', error.message);
      throw error;
    }
  });
  return (
    <>
      <FieldCard>
        <MobileCode
          scene="login"
          mobile={{
            ...form.bind('mobile'),
            onInput: (text) => {
              form.set('mobile', text);
              onAccount(text);
            },
          }}
          code={form.bind('code')}
          onFault={(fault) => form.fail('mobile', fault)}
          onConfirm={login.run}
        />
      </FieldCard>
      <Doing>
        <Agreement state={agreement} />
        <Button block size="l" busy={login.pending && '登录中'} onPress={login.run}>
          {bindTicket ? '绑定并登录' : '登录'}
        </Button>
      </Doing>
    </>
  );
}

/** By mobile or member number. The password is kept nowhere. */
export function PasswordForm({ agreement, account, onAccount, onDone }: FormProps): ReactElement {
  const form = useForm(
    { account, password: '' },
    {
      account: (text) => (text.trim() === '' ? '填手机号或会员号' : undefined),
      password: (password) => (password === '' ? '请填密码' : undefined),
    },
  );
  const [shown, setShown] = useState(false);
  const login = useAction(async () => {
    if (!form.check() || !agreement.ask()) return false;
    const name = form.values.account.trim();
    try {
      return await onDone(await call('site.login', { account: name, password: form.values.password }), name);
    } catch (error) {
      // 422 wrong, 423 locked for a while: the sentence stands where it belongs.
      if (error instanceof RefusedError) form.fail('password', error.message);
      throw error;
    }
  });
  return (
    <>
      <FieldCard>
        <TextField
          {...form.bind('account')}
          label="账号"
          complete="username"
          maxLength={20}
          placeholder="手机号或会员号"
          confirmType="next"
          clearable
          onInput={(text) => {
            form.set('account', text);
            onAccount(text);
          }}
        />
        <TextField
          {...form.bind('password')}
          label="密码"
          kind={shown ? 'text' : 'password'}
          complete="current-password"
          maxLength={20}
          placeholder="8-20 位字母和数字"
          confirmType="go"
          onConfirm={login.run}
          trailing={
            <WordLink role="button" onPress={() => setShown(!shown)}>
              {shown ? '隐藏' : '显示'}
            </WordLink>
          }
        />
      </FieldCard>
      <Doing>
        <Agreement state={agreement} />
        <Button block size="l" busy={login.pending && '登录中'} onPress={login.run}>
          登录
        </Button>
      </Doing>
      <Ways>
        <WordLink
          onPress={() =>
            go('/site/pages/setPassword', isMobile(form.values.account) ? { mobile: form.values.account } : {})
          }
        >
          忘记密码
        </WordLink>
      </Ways>
    </>
  );
}

export { useAgreement };
