/** The card that an address names, the own one without; null when the asking member has none. */
import type { BusinessCard } from '@/contract';
import { call, reasonOf } from '@/core/api';
import { usePageData } from '@/ui/shell';

async function load(id: string | undefined, employeeNo: string | undefined): Promise<BusinessCard | null> {
  if (id || employeeNo) return call('businessCard.index', id ? { id } : { employeeNo });
  return call('businessCard.index', {}, { hide: true }).catch((error: unknown) => {
    if (reasonOf(error, 'businessCard.index') === 'noCard') return null;
    throw error;
  });
}

export function useCard({ id: asked, employeeNo }: { id?: string; employeeNo?: string }) {
  const id = asked === undefined || /^\d+$/.test(asked) ? asked : '0';
  return usePageData(() => load(id, employeeNo), [id, employeeNo]);
}
