/** Step 2: a card in that name, the mobile kept at the bank, and the code that was sent to it. */
import type { IdentityView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { bankOf } from '@/contract/identity/papers';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm } from '@/ui/shell';
import { cardFault } from './rules';

const FIELD_OF = [
  [/银行卡/, 'cardNo'],
  [/手机号/, 'mobile'],
  [/验证码/, 'code'],
] as const;

/** `onTried`: how it stands after a no. */
export function useVerify({ onDone, onTried }: { onDone: (identity: IdentityView) => void; onTried: () => void }) {
  const { session } = useStores();
  const form = useForm(
    { cardNo: '', mobile: '', code: '' },
    { cardNo: cardFault, mobile: mobileFault, code: codeFault },
  );
  const { cardNo, mobile, code } = form.values;
  const sms = useSmsCode('identity', () => {
    const fault = mobileFault(mobile);
    if (fault) form.fail('mobile', fault);
    return fault ? undefined : mobile;
  });
  const bank = bankOf(cardNo);
  const verify = useAction(async () => {
    if (!form.check()) return;
    try {
      const identity = await call('external.authSave', {
        step: 'verify',
        cardNo,
        mobile,
        code,
        ...(bank ? { bankName: bank } : {}),
      });
      await session.loadMember(true).catch(() => undefined);
      onDone(identity);
    } catch (error) {
      if (error instanceof RefusedError) {
        const field = FIELD_OF.find(([words]) => words.test(error.message))?.[1];
        if (field) form.fail(field, error.message);
        // The code was used by the question.
        form.set('code', '');
        onTried();
      }
      throw error;
    }
  });
  /** What can be told of the card as soon as it looks whole. */
  const early = cardNo.length >= 16 ? cardFault(cardNo) : undefined;
  return { form, sms, bank, verify, early };
}
export type Verify = ReturnType<typeof useVerify>;
