/** Human-readable numbers of documents: prefix + yymmdd + digits of a sequence (rule 1.3). */
import { shortDayOf } from './shanghai';

/** Coprime to 10^6 and 10^8: maps the sequence onto all numbers once, so that neighbours do not look like neighbours. */
const STRIDE = 387_420_489n;

export const numberOf = (prefix: string, at: number, sequence: number | string, digits = 6): string =>
  `${prefix}${shortDayOf(at)}${String((BigInt(sequence) * STRIDE) % 10n ** BigInt(digits)).padStart(digits, '0')}`;

/** YJ + yymmdd + the last six digits of the id: for what nobody would gain by guessing (a member, a feedback). */
export const plainNumberOf = (id: string, at: number): string => `YJ${shortDayOf(at)}${id.slice(-6).padStart(6, '0')}`;
