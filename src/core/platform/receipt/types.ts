export interface ReceiptModule {
  /** Tells the messenger's payment-done page, whose frame this is, that the receipt stands and how high it is (px at 750). */
  ready(height: number): void;
  /** Leaves the messenger's page for our own address; false where there is no such frame and the page must navigate itself. */
  jump(url: string): boolean;
}
