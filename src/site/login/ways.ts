/** The ways of logging in that the shop keeps open (site.config). */
import type { Logins } from '@/contract';
import type { LoginCode } from '@/core/platform';
import { useStores } from '@/core/stores';

const ALL: Logins = { code: true, password: true, messenger: true, workplace: true, channel: true };

/** All of them until the shop has said something; read it in an observer. */
export function useLoginWays(): Logins {
  const { config } = useStores();
  return config.value?.logins ?? ALL;
}

/** The way behind the app around the page. */
export const OUTSIDE_WAYS = {
  messenger: 'messenger',
  miniProgram: 'messenger',
  workplace: 'workplace',
} as const satisfies Record<LoginCode['provider'], keyof Logins>;
