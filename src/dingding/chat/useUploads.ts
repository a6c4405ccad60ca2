/**
 * Papers on their way to the server, one bubble each. What has arrived is said like anything else, so it waits in the outbox then; what broke off stays with
 * its reason until it is sent again or thrown away.
 */
import { useEffect, useRef, useState } from 'react';
import { CancelledError, upload } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import type { PickedFile } from '@/core/platform';
import { useStores } from '@/core/stores';
import { choosePaper } from '@/domain/file/papers';
import { useAction } from '@/ui/shell';
import type { Saying } from './useSaying';

export interface Upload extends PickedFile {
  id: string;
  percent: number;
  failed?: string | undefined;
  /** Ends it, once it has left. */
  cancel?: (() => void) | undefined;
}

export function useUploads(say: Saying['say']) {
  const { feedback } = useStores();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, path, name }: Pick<Upload, 'id' | 'path' | 'name'>) => {
    const watch = {
      onStart: (cancel: () => void) => change(id, { cancel }),
      onProgress: (percent: number) => change(id, { percent }),
    };
    try {
      const paper = await upload('file.files', { path, name }, { scene: 'chat', name }, { hide: true, watch });
      drop(id);
      say('file', { url: paper.url, text: paper.name });
    } catch (error) {
      if (error instanceof CancelledError) return drop(id);
      const failed = error instanceof Error ? error.message : '';
      change(id, { failed });
      // Nobody sees the bubble any more.
      if (!isHere.current) feedback.toast(`${name} 没发出去`);
    }
  };
  const choose = useAction(async () => {
    const picked = await choosePaper();
    if (!picked) return;
    const one = { ...picked, id: uuid(), percent: 0 };
    setUploads((all) => [...all, one]);
    void send(one);
  });
  const again = (one: Upload) => {
    change(one.id, { failed: undefined, cancel: undefined, percent: 0 });
    void send(one);
  };
  return { uploads, choose: choose.run, again, drop };
}
export type Uploads = ReturnType<typeof useUploads>;
