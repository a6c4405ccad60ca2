/** What a browser does where the messenger's scanner is refused: its own camera, or typing. */
import { platform } from '@/core/platform';
import { chunkFailure } from '@/core/lib/chunkError';
import { remembered } from '@/core/lib/memory';
import type { RootStore } from '@/core/stores';
import type { TakeCode } from './types';
import { lookThrough } from './lookThrough';
import { typing, WITHOUT_MESSENGER } from './typed';

/** Who took the camera once in a visit gets it at once the next time. */
const choice = remembered((): { camera?: boolean } => ({}));

export async function scanOtherwise(root: RootStore, take: TakeCode, done: string[]): Promise<void> {
  const { feedback, memory } = root;
  const chosen = memory.of(choice);
  const taking: TakeCode = (code) => {
    done.unshift(code);
    return take(code);
  };
  if (!chosen.camera) {
    const camera = { label: '用摄像头扫', run: () => CAMERA } as const;
    const ways = [...(platform.camera.exists ? [camera] : []), typing(taking, done)];
    if ((await feedback.refuse<string>(WITHOUT_MESSENGER, ways)) !== CAMERA) return;
  }
  // Not for who is refused it.
  chosen.camera = false;
  const end = await lookThrough(feedback, taking, done).catch((error: unknown) => {
    // The reader comes with the first use: without a network there is none, and typing is left.
    if (chunkFailure(error) === undefined) throw error;
    feedback.toast('没有网络，摄像头暂时打不开，可以输入编码');
    return 'type' as const;
  });
  if (end === 'type') return scanOtherwise(root, take, done);
  chosen.camera = true;
}

/** No code: what the way of the camera brings. */
const CAMERA = '\u0000camera';
