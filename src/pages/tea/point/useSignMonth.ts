/** Another month of the calendar; the present one comes with the page. */
import { useState } from 'react';
import { call } from '@/core/api';
import { useBlock } from '@/ui/shell';

export function useSignMonth(round: number) {
  const [month, turn] = useState('');
  const view = useBlock(
    () => (month === '' ? Promise.resolve(undefined) : call('signIn.index', { month })),
    '',
    `${month}/${round}`,
  );
  return { shown: month === '' ? undefined : (view ?? undefined), turn, leave: () => turn('') };
}
