/** A page of ours inside the mini-program's own browser leaves it for the page itself. */
import { platform } from '@/core/platform';

/** As the messenger says it in its user agent. */
export const isInside = (): boolean => platform.host.app === 'messenger' && /miniprogram/i.test(navigator.userAgent);

interface Launcher {
  miniProgram: { reLaunch(options: { url: string }): void };
}

export async function leaveFor(target: string): Promise<void> {
  const sdk = (await platform.wechat.ready()) as unknown as Launcher;
  sdk.miniProgram.reLaunch({ url: target });
}
