import type { ReceiptModule } from './types';

/** A mini-program is never shown inside the payment-done page. */
export const receipt: ReceiptModule = { ready: () => undefined, jump: () => false };
