import type { TicketModule } from './types';

/** A mini-program is never shown inside the payment-done page. */
export const ticket: TicketModule = { ready: () => undefined, jump: () => false };
