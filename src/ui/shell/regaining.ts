/**
 * Asking again for what a person once refused: the messenger itself asks a single time, afterwards only its settings bring it back. They
 * are offered on the person's own press, whatever it is for, and what was wanted is done when it is given (rule 7.7).
 */
import { platform, PlatformError, type Scope } from '@/core/platform';
import type { FeedbackStore } from '@/core/stores';

/** What it is called, and what the settings allow. */
const SCOPES: Record<Scope, readonly [name: string, use: string]> = {
  location: ['位置', '使用位置信息'],
  album: ['相册', '保存到相册'],
  camera: ['相机', '使用相机'],
  address: ['地址', '使用微信里的收货地址'],
};

/** `then`: what one comes back for. undefined: it stays refused, or nothing came of the work itself. */
export async function regaining<T>(
  feedback: FeedbackStore,
  scope: Scope,
  then: string,
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof PlatformError && error.kind === 'denied';
    if (!isRefused || !platform.permission.available) throw error;
    const [name, use] = SCOPES[scope];
    const asked = {
      title: `需要${name}权限`,
      text: `请在设置中允许${use}，再回来${then}。`,
      yes: '去设置',
      no: '先不去',
    };
    if (!(await feedback.confirm(asked)) || !(await platform.permission.recover(scope))) return undefined;
    return work();
  }
}
