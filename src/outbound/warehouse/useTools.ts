/** Beside the document itself: the camera, the clipboard, the printer. */
import { useRef } from 'react';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction, useMessenger } from '@/ui/shell';
import { printDocs } from './printDocs';
import type { useDoc } from './useDoc';

export function useTools(desk: ReturnType<typeof useDoc>) {
  const { feedback } = useStores();
  const { scanEach } = useMessenger();
  const done = useRef<string[]>([]);
  const camera = useAction(() => scanEach(desk.look, done.current));
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('已复制');
  });
  const print = useAction(() => desk.state.data && printDocs([desk.state.data]));
  return { camera, copy, print };
}
