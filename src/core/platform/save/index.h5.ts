import { APP_NAME } from '../../lib/app';
import { asJpg } from '../../lib/serverUrl';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { SaveModule } from './types';

/** A link with `download` is the browser's only way; in-app browsers open the file, where a long press saves it. */
async function download(path: string): Promise<void> {
  if (!path) throw new PlatformError('failed', texts.noFile);
  const link = document.createElement('a');
  link.href = path;
  link.download = path.startsWith('data:') ? `${APP_NAME}.jpg` : (path.split(/[?#]/)[0]?.split('/').pop() ?? '');
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

export const save: SaveModule = { image: (path) => download(asJpg(path)), video: download };
