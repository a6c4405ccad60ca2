export interface PhoneModule {
  /** Opens the dialler with the number; closing it again is no failure. */
  dial(number: string): Promise<void>;
}
