/** 验证码登录: the mobile and the code that was sent to it. */
import { useEffect, type ReactElement } from 'react';
import type { LoginResult } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { useAction, useForm } from '@/ui/shell';
import type { AgreementState } from '../account/Agreement';
import { FieldCard } from '../account/Frame';
import { MobileCode } from '../account/MobileCode';
import { LoginButton } from './LoginButton';

interface CodeFormProps {
  agreement: AgreementState;
  /** Mobile or member number, shared with the other form and kept while the page stands; the last one that logged in at first. */
  account: string;
  onAccount: (account: string) => void;
  /** An outside identity waits for this mobile. */
  bindTicket?: string;
  onDone: (result: LoginResult, account: string) => Promise<boolean>;
}

export function CodeForm({ agreement, account, bindTicket, onAccount, onDone }: CodeFormProps): ReactElement {
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
      form.blame(error, 'code');
      throw error;
    }
  });
  // With the last digit, once all the rest is there: nothing is left to say. To whom an outside identity is bound is decided by a press.
  useEffect(() => {
    if (agreement.agreed && !bindTicket && !mobileFault(mobile) && !codeFault(code)) void login.run();
    // oxlint-disable-next-line react/exhaustive-deps -- for each code that was typed, once
  }, [code]);
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
      <LoginButton
        agreement={agreement}
        pending={login.pending}
        words={bindTicket && '绑定并登录'}
        onPress={login.run}
      />
    </>
  );
}
