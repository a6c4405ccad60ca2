import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBlock } from '@/ui/shell';

/** 猜你想搜: the tastes a member chose; nothing for visitors. */
export function useHobbyWords(): readonly string[] {
  const { session } = useStores();
  const answer = useBlock(
    async () => (session.hasLogin ? call('memberV4.hobbyProduct', {}) : undefined),
    '',
    session.token,
  );
  return answer?.tags.filter((tag) => tag.on).map((tag) => tag.label) ?? [];
}
