export interface PrintModule {
  /** Whether this device has a printer's dialog at all. */
  readonly can: boolean;
  /** Shows the dialog for a document of its own; `html` is its body with its styles. Rejects: refused in the mini-program. */
  print(title: string, html: string): Promise<void>;
}
