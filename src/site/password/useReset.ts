/** 找回密码 in three steps. The code is exchanged for a token first, so a wrong one is told before a password is thought up. */
import { useState } from 'react';
import { call, fieldOf } from '@/core/api';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault, passwordFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm } from '@/ui/shell';

export type ResetStep = 'verify' | 'password' | 'done';

export function useReset(prefilled: string) {
  const { session, cache, feedback } = useStores();
  // A session knows its own number only masked; the server puts the real one in its place.
  const own = session.hasLogin ? session.member?.mobile : undefined;
  const [step, setStep] = useState<ResetStep>('verify');
  const [proof, setProof] = useState('');
  const [entered, setEntered] = useState(false);
  const form = useForm(
    { mobile: prefilled, code: '' },
    { mobile: (mobile) => (own ? undefined : mobileFault(mobile)), code: codeFault },
  );
  const secret = useForm(
    { password: '', again: '' },
    {
      password: passwordFault,
      again: (again, { password }) => (again === password ? undefined : '两次不一样，再输一遍'),
    },
  );
  const mobile = own ?? form.values.mobile;
  const sms = useSmsCode('password', () => {
    const fault = own ? undefined : mobileFault(form.values.mobile);
    if (fault) form.fail('mobile', fault);
    return fault ? undefined : mobile;
  });

  const verify = useAction(async () => {
    if (!form.check('code')) return false;
    const { verifyToken } = await call('carrierSms.verify', { mobile, code: form.values.code, scene: 'password' });
    setProof(verifyToken);
    setStep('password');
    return true;
  });

  const save = useAction(async () => {
    if (!secret.check('password')) return false;
    const { password } = secret.values;
    try {
      await call('member.resetPw', { kind: 'login', code: proof, password, ...(own ? {} : { mobile }) });
    } catch (error) {
      // The proof works once and for five minutes; when it is gone the mobile is verified again.
      if (fieldOf(error) === 'code') setStep('verify');
      throw error;
    }
    setEntered(await enterWith(password));
    setStep('done');
    return true;
  });

  /** Logs a visitor in with the new password; a session that is there simply goes on. */
  const enterWith = async (password: string): Promise<boolean> => {
    if (session.hasLogin) return true;
    const result = await call('site.login', { account: mobile, password }, { hide: true }).catch(() => undefined);
    if (!result || !session.accept(result)) return false;
    cache.set('username', mobile);
    feedback.toast('密码已更新，其他设备已退出');
    return true;
  };

  return { step, own, form, secret, sms, verify, save, entered };
}
