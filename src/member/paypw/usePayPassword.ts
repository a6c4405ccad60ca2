/**
 * Steps to a payment password: a proof (the code of a text message, or the old password), six digits, the same again. The digits live
 * in this state only and go with it.
 */
import { useState } from 'react';
import { call, fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { codeFault, payPasswordFault } from '@/domain/member/rules';
import { useSmsCode, type SmsCode } from '@/domain/member/useSmsCode';
import { useAction, useSayAndGo } from '@/ui/shell';

export type PayStep = 'start' | 'code' | 'old' | 'new' | 'again';
type Proof = { code: string } | { oldPassword: string };
/** What a proof is sent as. */
const PROOFS: readonly (string | undefined)[] = ['code', 'oldPassword'];

export interface PayPassword {
  step: PayStep;
  sms: SmsCode;
  digits: string;
  error: string | undefined;
  busy: boolean;
  setDigits: (digits: string) => void;
  to: (step: PayStep) => void;
  /** What stands there, or what was typed this moment. */
  submitCode: (typed?: string) => Promise<boolean>;
  /** Six digits are there: what they mean depends on the step. */
  full: (digits: string) => Promise<boolean>;
}

/** Told the new password, for what waits for it. */
type Done = (password: string) => Promise<void>;

/** `byCode`: begun with a text message, not with the old one. */
export function usePayPassword(hasOne: boolean, byCode: boolean, onDone: Done): PayPassword {
  const { session, feedback } = useStores();
  const sayAndGo = useSayAndGo();
  const [step, setStep] = useState<PayStep>(hasOne && !byCode ? 'start' : 'code');
  const [proof, setProof] = useState<Proof>();
  const [chosen, setChosen] = useState('');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string>();
  const sms = useSmsCode('paypw', () => session.member?.mobile);

  const to = (next: PayStep) => {
    setStep(next);
    setDigits('');
    setError(undefined);
  };
  const wrong = (sentence: string) => {
    setDigits('');
    setError(sentence);
  };

  const code = useAction(async (typed: string = digits) => {
    const fault = codeFault(typed);
    if (fault) return void setError(fault);
    try {
      const mobile = session.member?.mobile ?? '';
      const { verifyToken } = await call('carrierSms.verify', { mobile, code: typed, scene: 'paypw' });
      setProof({ code: verifyToken });
      to('new');
    } catch (failure) {
      if (failure instanceof RefusedError) setError(failure.message);
      throw failure;
    }
  });

  const send = async (given: string) => {
    if (step === 'old') {
      // Says how many tries are left, or until when it is locked (425, 423).
      await call('member.checkPayPw', { password: given });
      setProof({ oldPassword: given });
      return to('new');
    }
    if (step === 'new') {
      const fault = payPasswordFault(given, session.member?.birthday);
      if (fault) return wrong(fault);
      setChosen(given);
      return to('again');
    }
    if (given !== chosen) {
      to('new');
      return setError('两次不一样，重新设一次');
    }
    if (!proof) return to(hasOne ? 'start' : 'code');
    await call('member.resetPw', { kind: 'pay', password: given, ...proof });
    await session.loadMember(true).catch(() => undefined);
    return sayAndGo(hasOne ? '支付密码已修改' : '支付密码已设置', () => onDone(given));
  };
  const [sending, setSending] = useState(false);
  const full = async (given: string) => {
    if (sending) return false;
    setSending(true);
    try {
      await send(given);
      return true;
    } catch (failure) {
      if (!(failure instanceof RefusedError)) {
        feedback.report(failure);
        setDigits('');
      } else if (step === 'again' && PROOFS.includes(fieldOf(failure))) {
        // The proof lives five minutes and works once.
        to(hasOne ? 'start' : 'code');
        setError(failure.message);
      } else {
        if (step === 'again') setStep('new');
        wrong(failure.message);
      }
      return false;
    } finally {
      setSending(false);
    }
  };

  return { step, sms, digits, error, busy: sending || code.pending, setDigits, to, submitCode: code.run, full };
}
