import type { PayConfig } from '@/contract';

/** How a payment dialog ended (rule 7.6). `failed` carries the serialized result for the record and words for the person. */
export type PayResult =
  | { state: 'paid' }
  | { state: 'cancelled'; text: string }
  | { state: 'failed'; text: string; words: string };

export interface PayModule {
  /** False where `request` only refuses, so that the cashier can say so beforehand. */
  readonly available: boolean;
  /** Opens the messenger's payment dialog. Rejects with 请用微信浏览器打开 where there is none. */
  request(config: PayConfig): Promise<PayResult>;
  /** Opens the messenger's dialog in which a person takes money that is sent to them; `transfer` is the server's text (transfer.ts). */
  receive(transfer: string): Promise<PayResult>;
}
