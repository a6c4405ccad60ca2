import { randomInt } from 'node:crypto';

/** Without letters that are read as others. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What the label of a table says beside its code until it is cleared. */
export const newSecret = (): string => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
