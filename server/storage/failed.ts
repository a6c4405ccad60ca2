/** A store that did not do what it was asked. What it said in full stays here: some say which key somebody signed with, and what. */

const NOT_KEPT = 'STORE_NOT_KEPT';
const AWAY = 'STORE_AWAY';

class StorageFailed extends Error {
  constructor(
    message: string,
    readonly code: typeof NOT_KEPT | typeof AWAY,
  ) {
    super(message);
    this.name = 'StorageFailed';
  }
}

/** Nothing is wrong with what was to be kept (`isNotKept` of lib/wholeFile.ts knows the code). */
export const notKept = (message: string): Error => new StorageFailed(message, NOT_KEPT);
/** Whether there is such a file nobody can say now. */
export const storeAway = (message: string): Error => new StorageFailed(message, AWAY);

export const isStoreAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === AWAY;
