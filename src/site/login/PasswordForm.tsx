/** Account and password, of a member or of a partner (PASSWORD_WAYS). The password is kept nowhere. */
import type { ReactElement } from 'react';
import type { LoginResult } from '@/contract';
import { call } from '@/core/api';
import { PasswordField } from '@/domain/member/PasswordField';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import type { AgreementState } from '../account/Agreement';
import { FieldCard } from '../account/Frame';
import { LoginButton } from './LoginButton';

interface PasswordWay {
  label: string;
  /** What counts as an account. */
  accounts: string;
  login: (account: string, password: string) => Promise<LoginResult>;
}
const PASSWORD_WAYS = {
  member: {
    label: '账号',
    accounts: '手机号或会员号',
    login: (account, password) => call('site.login', { account, password }),
  },
  partner: {
    label: '渠道账号',
    accounts: '手机号或渠道编号',
    login: (account, password) => call('atShop.login', { account, password }),
  },
} satisfies Record<string, PasswordWay>;

interface PasswordFormProps {
  of: keyof typeof PASSWORD_WAYS;
  agreement: AgreementState;
  account: string;
  onAccount: (account: string) => void;
  onDone: (result: LoginResult, account: string) => Promise<boolean>;
}

export function PasswordForm({ of, agreement, account, onAccount, onDone }: PasswordFormProps): ReactElement {
  const way: PasswordWay = PASSWORD_WAYS[of];
  const form = useForm(
    { account, password: '' },
    {
      account: (text) => (text.trim() === '' ? `填${way.accounts}` : undefined),
      password: (text) => (text === '' ? '请填密码' : undefined),
    },
  );
  const login = useAction(async () => {
    // 422 wrong, 423 locked for a while: the sentence stands where it belongs.
    if (!form.check('password') || !agreement.ask()) return false;
    const name = form.values.account.trim();
    return onDone(await way.login(name, form.values.password), name);
  });
  return (
    <>
      <FieldCard>
        <TextField
          {...form.bind('account')}
          label={way.label}
          kind="account"
          complete="username"
          maxLength={20}
          placeholder={way.accounts}
          confirmType="next"
          clearable
          onInput={(text) => {
            form.set('account', text);
            onAccount(text);
          }}
        />
        <PasswordField {...form.bind('password')} label="密码" known onConfirm={login.run} />
      </FieldCard>
      <LoginButton agreement={agreement} pending={login.pending} onPress={login.run} />
    </>
  );
}
