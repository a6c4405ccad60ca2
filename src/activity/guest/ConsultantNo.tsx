/** The consultant's number, with whose it is. */
import { useEffect, useState } from 'react';
import { call } from '@/core/api';
import { TextField, type TextFieldProps } from '@/ui/kit/TextField';
import { useBlock } from '@/ui/shell';

/** So long nothing is typed before it is asked whose it is. */
const STILL_MS = 500;

type ConsultantNoProps = Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onInput'> & { activityId: string };

export function ConsultantNo({ activityId, ...field }: ConsultantNoProps) {
  const typed = field.value.trim();
  const [no, setNo] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setNo(typed), STILL_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useBlock(
    async () => (no === '' ? null : call('activity.vip', { activityId, employeeNo: no })),
    `${activityId} ${no}`,
  );
  const hint =
    found && no === typed
      ? found.named
        ? `${found.named.name}，${found.named.storeName}`
        : '没有这个工号，由门店的顾问接待你'
      : undefined;
  return (
    <TextField
      label="顾问工号"
      kind="no"
      maxLength={20}
      placeholder="不知道就空着"
      {...(hint !== undefined && { hint })}
      {...field}
    />
  );
}
