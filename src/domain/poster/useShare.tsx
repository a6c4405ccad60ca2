/**
 * 分享: a member gets a poster with the own code and may copy the link as well; a visitor copies the link. In the messenger and in the
 * mini-program the card is set already, so it is said where to press.
 */
import { useState, type ReactNode } from 'react';
import type { RequestOf } from '@/contract';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { later, useAction } from '@/ui/shell';

const PosterSheet = later(() => import('./PosterSheet').then(({ PosterSheet: part }) => part));

interface Shared extends Pick<RequestOf<'site.poster'>, 'kind' | 'id'> {
  /** Title of the sheet. */
  title?: string;
}

/** Draw `sheet` among the page's overlays. */
export function useShare(shared: Shared | undefined): { share: () => void; sheet: ReactNode } {
  const { sharing, feedback, session } = useStores();
  const [open, setOpen] = useState(false);
  const copy = useAction(async () => {
    const { app, currentUrl } = platform.host;
    if (app === 'messenger' || app === 'weapp') return void feedback.toast('点右上角 ··· 发给朋友');
    const link = sharing.current()?.url ?? '';
    // Without an answer of site.share the card still has the bare path, which nobody else could open.
    await platform.clipboard.copy(/^https?:/.test(link) ? link : currentUrl());
    feedback.toast('链接已复制');
  });
  return {
    share: () => (session.hasLogin && shared ? setOpen(true) : void copy.run()),
    sheet: shared && (
      <PosterSheet {...shared} open={open} onClose={() => setOpen(false)} onCopy={() => void copy.run()} />
    ),
  };
}
