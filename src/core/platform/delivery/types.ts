export interface DeliveryModule {
  /** False: nobody but the shop takes the receipt. */
  readonly available: boolean;
  /**
   * Opens the platform's own sheet, on which a buyer confirms that everything has come; `receiptNo`: of the payment. Rejects never; failed: there is no
   * such sheet, or the platform does not take this receipt.
   */
  confirm(receiptNo: string): Promise<'confirmed' | 'cancelled' | 'failed'>;
}
