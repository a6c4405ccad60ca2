/** A write of a sheet: its refusals stand in the sheet by their field, what went well is said and told on. */
import { useState } from 'react';
import { fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

export function useSaved<A extends unknown[]>(
  work: (...args: A) => Promise<unknown>,
  said: string,
  then: () => unknown,
) {
  const { feedback } = useStores();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const action = useAction(async (...args: A) => {
    setErrors({});
    try {
      await work(...args);
    } catch (fault) {
      const field = fault instanceof RefusedError ? fieldOf(fault) : undefined;
      if (!(fault instanceof RefusedError) || field === undefined) throw fault;
      return setErrors({ [field]: fault.message });
    }
    feedback.toast(said);
    return void then();
  });
  const errorOf = (field: string) => (errors[field] === undefined ? {} : { error: errors[field] });
  return { ...action, errorOf, fail: (field: string, text: string) => setErrors({ [field]: text }) };
}
