/**
 * 更换手机号 in two steps: who asks, then the new number. The code of the old number is exchanged for a token on the first step, so a
 * wrong one is told before the new number is typed; a password is looked at with the rest.
 */
import { useState } from 'react';
import type { Member } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm } from '@/ui/shell';

export type Way = 'code' | 'password';
export type NewMobileStep = 'owner' | 'mobile';

interface Owner {
  way: Way;
  code: string;
  password: string;
}
const NOBODY: Owner = { way: 'code', code: '', password: '' };
const NO_NUMBER = { mobile: '', code: '' };

export function useNewMobile(member: Member, onDone: () => void) {
  const { session, cache, feedback } = useStores();
  const [step, setStep] = useState<NewMobileStep>('owner');
  const [token, setToken] = useState('');
  const owner = useForm<Owner>(NOBODY, {
    code: (code, { way }) => (way === 'code' ? codeFault(code) : undefined),
    password: (password, { way }) => (way === 'password' && password === '' ? '请填登录密码' : undefined),
  });
  const next = useForm(NO_NUMBER, { mobile: mobileFault, code: codeFault });
  const oldSms = useSmsCode('bind', () => member.mobile);
  const newSms = useSmsCode('bind', () => {
    const fault = mobileFault(next.values.mobile);
    if (fault) next.fail('mobile', fault);
    return fault ? undefined : next.values.mobile;
  });
  const restart = () => {
    setStep('owner');
    setToken('');
    owner.reset(NOBODY);
    next.reset(NO_NUMBER);
  };

  const prove = useAction(async () => {
    if (!owner.check('code')) return false;
    const { way, code } = owner.values;
    if (way === 'code') {
      const proof = await call('carrierSms.verify', { mobile: member.mobile, code, scene: 'bind' });
      setToken(proof.verifyToken);
    }
    setStep('mobile');
    return true;
  });

  const save = useAction(async () => {
    if (!next.check('code')) return false;
    const { way, password } = owner.values;
    try {
      const saved = await call('member.save', {
        ...next.values,
        ...(way === 'code' ? { oldCode: token } : { password }),
      });
      cache.set('username', next.values.mobile);
      session.setMember(saved);
      feedback.toast(`手机号已换成 ${saved.mobile}`);
    } catch (error) {
      const field = fieldOf(error);
      // Of the step before: there it can be mended.
      if (error instanceof RefusedError && (field === 'oldCode' || field === 'password')) {
        setStep('owner');
        owner.fail(way, error.message);
      }
      throw error;
    }
    onDone();
    restart();
    return true;
  });

  return { step, owner, next, oldSms, newSms, prove, save, restart };
}
