import { H5_PATH } from '../../lib/app';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { UpdateModule } from './types';

export const update: UpdateModule = {
  /** A browser gets the newest files with every start. */
  offer: () => undefined,
  /** Fetches the start page past every cache, counts what arrives, and starts it. */
  async apply(onProgress) {
    const response = await fetch(H5_PATH, { cache: 'reload' }).catch(() => undefined);
    if (!response?.ok) throw new PlatformError('failed', texts.offline);
    const total = Number(response.headers.get('content-length')) || 0;
    const reader = response.body?.getReader();
    for (let got = 0; reader;) {
      const { done, value } = await reader.read();
      if (done) break;
      got += value.length;
      if (total > 0) onProgress(Math.min(100, Math.round((got * 100) / total)));
    }
    onProgress(100);
    window.location.replace(H5_PATH);
  },
};
