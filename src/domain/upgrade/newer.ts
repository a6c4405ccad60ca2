/** Whether a version is newer than this build, and whether the person has put it off. */
import type { SiteConfig } from '@/contract';
import { systemClock } from '@/core/lib/clock';
import { platform } from '@/core/platform';

const KEY = 'upgrade_later';
const LATER_MS = 86_400_000;

type Upgrade = NonNullable<SiteConfig['upgrade']>;

export const isNewer = (upgrade: Upgrade | undefined): upgrade is Upgrade =>
  upgrade !== undefined && upgrade.code > BUILD_CODE;

/** 稍后再说: silent for a day, for this version only. */
export const snooze = (code: number, now = systemClock.phone()): void =>
  platform.storage.set(KEY, `${code}:${now + LATER_MS}`);

export function isSnoozed(code: number, now = systemClock.phone()): boolean {
  const [put = '', until = '0'] = (platform.storage.get(KEY) ?? '').split(':');
  return put === String(code) && now < Number(until);
}
