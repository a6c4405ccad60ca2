import { call } from '@/core/api';
import { useAction } from '@/ui/shell';

/** 关注: shown at once, taken back when the server refuses. `show` draws the new state. */
export function useFollow(show: (id: string, on: boolean) => void) {
  const follow = useAction((id: string, on: boolean) => call('collect.create', { kind: 'master', targetId: id, on }));
  return async (id: string, on: boolean): Promise<void> => {
    show(id, on);
    if (!(await follow.run(id, on))) show(id, !on);
  };
}
