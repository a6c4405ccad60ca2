/** What is withdrawn from: the own balance, or the money of the own shop. */
import { go } from '@/core/routes';

export type WithdrawSource = 'merchant';

/** Where it comes from and goes back to, as people read it. */
export const purseOf = (source: WithdrawSource | undefined): string => (source ? '货款' : '余额');

/** Where one is asked for; `amount` in yuan is filled in there. */
export const askFor = (source: WithdrawSource | undefined, amount?: string): Promise<void> =>
  source
    ? go('/member/pages/wholesale/manage', { tab: 'bill' })
    : go('/member/pages/withdraw/apply', amount === undefined ? {} : { amount });
