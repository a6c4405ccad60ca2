/** What a browser does where the messenger's scanner is refused: its own camera, or typing. */
import { platform } from '@/core/platform';
import { remembered } from '@/core/lib/memory';
import type { RootStore } from '@/core/stores';
import type { TakeCode } from './types';
import { lookThrough } from './lookThrough';
import { typed, WITHOUT_MESSENGER } from './typed';

/** Who took the camera once in a visit gets it at once the next time. */
const choice = remembered((): { camera?: boolean } => ({}));

export async function scanOtherwise(root: RootStore, take: TakeCode): Promise<void> {
  const chosen = root.memory.of(choice);
  if (!chosen.camera) {
    const camera = { label: '用摄像头扫', run: () => CAMERA } as const;
    const code = await root.feedback.refuse<string>(WITHOUT_MESSENGER, [
      ...(platform.camera.exists ? [camera] : []),
      typed,
    ]);
    if (code !== CAMERA) return void (code && (await take(code)));
  }
  // Not for who is refused it.
  chosen.camera = false;
  const end = await lookThrough(root.feedback, take);
  if (end === 'type') return scanOtherwise(root, take);
  chosen.camera = true;
}

/** No code: what the way of the camera brings. */
const CAMERA = '\u0000camera';
