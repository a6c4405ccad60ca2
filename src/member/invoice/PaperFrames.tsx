/** A notice has come: the paper may have been issued, or taken back. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

export const PaperFrames = observer(function PaperFrames({ onMove }: { onMove: () => void }): null {
  const { session } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind }) => {
      if (kind === 'notice') onMove();
    },
  });
  return null;
});
