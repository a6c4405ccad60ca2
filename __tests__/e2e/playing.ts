/** Films that play: some by themselves, some after a press, as the browser likes. */
import { PATIENCE } from './browser';
import { pressable, type ShopPhone } from './shop';

const LOOK_MS = 200;

/** Until `plays`, a condition in the page, is so. What has begun by itself meanwhile, and was stopped by the press, is pressed once more. */
export async function playFilm(phone: ShopPhone, plays: string): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await phone.page.waitForTimeout(LOOK_MS)) {
    if (await phone.page.evaluate<boolean>(`Boolean(${plays})`)) return;
    const stopped = await phone.page.evaluate<boolean>(
      `[...document.querySelectorAll('video')].every(({ paused }) => paused)`,
    );
    const button = pressable(phone.top, '播放');
    if (stopped && (await button.isVisible())) await button.tap({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error(`no film plays at ${phone.at()}: ${plays}`);
}
