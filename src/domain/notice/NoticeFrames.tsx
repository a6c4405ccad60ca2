/** Keeps the number of unread notices up with what happens elsewhere: a new one, or one read on another phone. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import type { NoticeStat } from '@/contract';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

/** `onNew`: there are more than before. */
export const NoticeFrames = observer(function NoticeFrames({ onNew }: { onNew?: () => void }): null {
  const { session, notices } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind, data }) => {
      if (kind === 'snapshot' && data.notices) notices.accept(data.notices as NoticeStat);
      if (kind !== 'notice') return;
      const before = notices.total;
      void notices.load(true).then((total) => {
        if (total > before) onNew?.();
      });
    },
  });
  return null;
});
