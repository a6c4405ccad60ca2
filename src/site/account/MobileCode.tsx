/** 手机号 and the code that is sent to it; a code is only asked for when the number is right. */
import type { ReactElement, ReactNode } from 'react';
import type { SmsScene } from '@/contract';
import { CodeField } from '@/domain/member/CodeField';
import { mobileFault } from '@/domain/member/rules';
import { useSmsCode } from '@/domain/member/useSmsCode';
import { TextField } from '@/ui/kit/TextField';

/** As `form.bind` gives it. */
interface Bound {
  id?: string;
  value: string;
  error: string | undefined;
  onInput: (value: string) => void;
}
interface MobileCodeProps {
  scene: SmsScene;
  mobile: Bound;
  code: Bound;
  /** The number is not one: said under its field. */
  onFault: (fault: string) => void;
  onConfirm?: () => void;
  /** Between the two. */
  children?: ReactNode;
}

export function MobileCode({ scene, mobile, code, onFault, onConfirm, children }: MobileCodeProps): ReactElement {
  const sms = useSmsCode(scene, () => {
    const fault = mobileFault(mobile.value);
    if (fault) onFault(fault);
    return fault ? undefined : mobile.value;
  });
  const { value, error, onInput } = code;
  return (
    <>
      <TextField
        {...mobile}
        label="手机号"
        kind="tel"
        complete="tel"
        maxLength={11}
        placeholder="11 位手机号"
        confirmType="next"
        clearable
      />
      {children}
      <CodeField sms={sms} value={value} error={error} onInput={onInput} onConfirm={onConfirm} />
    </>
  );
}
