/** One paper from the device to the server, with how far it is; it can be taken back on its way. */
import { useState } from 'react';
import type { Media } from '@/contract';
import type { PAPER_SCENES } from '@/contract/file/papers';
import { CancelledError, upload } from '@/core/api';
import { useAction } from '@/ui/shell';
import { choosePaper } from './papers';

interface Underway {
  name: string;
  percent: number;
  /** Absent until it has left. */
  cancel?: () => void;
}

export function usePaperUpload(scene: (typeof PAPER_SCENES)[number], onUploaded: (paper: Media) => void) {
  const [underway, setUnderway] = useState<Underway>();
  const { run: choose } = useAction(async () => {
    const picked = await choosePaper();
    if (!picked) return;
    const say = (part: Partial<Underway>) => setUnderway((was) => ({ name: picked.name, percent: 0, ...was, ...part }));
    say({});
    const watch = {
      onStart: (cancel: () => void) => say({ cancel }),
      onProgress: (percent: number) => say({ percent }),
    };
    try {
      onUploaded(await upload('file.files', picked, { scene, name: picked.name }, { watch }));
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    } finally {
      setUnderway(undefined);
    }
  });
  return { choose, underway };
}
