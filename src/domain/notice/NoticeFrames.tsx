/** Keeps the number of unread notices up with what happens elsewhere: a new one, or one read on another phone. */
import type { ReactElement } from 'react';
import type { NoticeStat } from '@/contract';
import { platform } from '@/core/platform';
import type { Frame } from '@/core/realtime';
import { useStores } from '@/core/stores';
import { OwnFrames } from '@/domain/member/OwnFrames';

/** `onNew`: there are more than before. */
export function NoticeFrames({ onNew }: { onNew?: () => void }): ReactElement {
  const { notices } = useStores();
  const hear = ({ kind, data }: Frame) => {
    if (kind === 'snapshot' && data.notices) notices.accept(data.notices as NoticeStat);
    if (kind !== 'notice') return;
    if (data.sound) platform.audio.chime();
    const before = notices.total;
    void notices.load(true).then((total) => {
      if (total > before) onNew?.();
    });
  };
  return <OwnFrames onFrame={hear} />;
}
