/** 打电话: the phone dials, and afterwards a record is asked for, while the words are still known. */
import type { ClientCard } from '@/contract';
import { platform } from '@/core/platform';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

export const recordOf = (clientId: string, way?: string): string =>
  `/maintenance/pages/mymaintsave?clientId=${clientId}${way ? `&way=${way}` : ''}`;

export function useDial() {
  const { feedback } = useStores();
  return useAction(async ({ id, name, mobile }: Pick<ClientCard, 'id' | 'name' | 'mobile'>) => {
    await platform.phone.dial(mobile.replace(/\s/g, ''));
    const record = recordOf(id, 'phone');
    if (!canOpen(record)) return;
    const yes = await feedback.confirm({
      title: '写一条维护记录？',
      text: `趁还记得，把和${name}说的写下来。`,
      yes: '写维护',
      no: '先不写',
    });
    if (yes) await open(record);
  });
}
