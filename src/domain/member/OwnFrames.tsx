/**
 * Hears what the server tells the member alone. Who listens must be known, and nobody waits for that: the page stands before the profile
 * is there, and without it just does not move by itself.
 */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import type { Frame } from '@/core/realtime';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

export const OwnFrames = observer(function OwnFrames({ onFrame }: { onFrame: (frame: Frame) => void }): null {
  const { session } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, { onFrame });
  return null;
});
