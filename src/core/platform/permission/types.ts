/** What a person may refuse a mini-program, once and for good. */
export type Scope = 'location' | 'album' | 'camera' | 'address';

export interface PermissionModule {
  /** The host has settings in which a refusal can be taken back. */
  available: boolean;
  /** Opens them; true when the scope is given now. */
  recover(scope: Scope): Promise<boolean>;
}
