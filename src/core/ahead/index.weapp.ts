import type { LookAhead } from './types';

/** The scripts of the mini-program are on the phone, or in a package that comes as a whole. */
export const lookAhead: LookAhead = () => undefined;
