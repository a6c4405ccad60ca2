/** One group as it changes: frames of `group:{id}`, and a call every few seconds while there is no line. */
import { useEffect, useRef, useState } from 'react';
import type { GroupView } from '@/contract';
import { call } from '@/core/api';
import { useTopic } from '@/ui/shell/useTopic';

const EVERY_MS = 5000;

/** `start` is what the page loaded. A group that is closed is not followed any more; `onClosed` hears it once. */
export function useGroup(
  start: GroupView,
  onClosed?: () => void,
): { group: GroupView; unstable: boolean; reload: () => Promise<void> } {
  const [heard, setHeard] = useState<GroupView>();
  const group = heard?.id === start.id && heard.serverTime >= start.serverTime ? heard : start;
  const reload = async () => setHeard(await call('marketing.group', { id: start.id }, { hide: true }));
  const { unstable } = useTopic(group.status === 'open' ? `group:${start.id}` : undefined, {
    onFrame: ({ data }) => {
      if (isGroup(data)) setHeard(data);
    },
    poll: reload,
    every: EVERY_MS,
  });
  const closed = useRef(onClosed);
  closed.current = onClosed;
  const turned = start.status === 'open' && group.status !== 'open';
  useEffect(() => {
    if (turned) closed.current?.();
  }, [turned]);
  return { group, unstable, reload };
}

const isGroup = (data: object): data is GroupView => 'lack' in data && 'members' in data && 'status' in data;
