/** What who leads the room does in it: one call, whose answer everybody hears by the topic. */
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

type Act = Omit<RequestOf<'college.liveHost'>, 'id' | 'requestId'>;

/** `said`: in a toast when it is done. */
export function useHosting(id: string) {
  const { feedback } = useStores();
  return useAction(async (act: Act, said: string) => {
    await call('college.liveHost', { id, ...act });
    feedback.toast(said);
  });
}
