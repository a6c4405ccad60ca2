/** Step 2: a card in that name, the mobile kept at the bank, and the code that was sent to it. */
import type { IdentityView } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { bankOf } from '@/contract/identity/papers';
import { useStores } from '@/core/stores';
import { codeFault, mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { useAction, useForm } from '@/ui/shell';
import { cardFault } from './rules';

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
        // The code was used by the question; that it is wrong stays said.
        form.set('code', '');
        if (fieldOf(error) === 'code') form.fail('code', error.message);
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
