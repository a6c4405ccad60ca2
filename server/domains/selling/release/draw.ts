/**
 * The draw (rule 13.9). It knows no database: who has the published seed and list can do it again. The seed's hash is public before
 * anybody reserves, so the seed cannot be chosen to suit the list; every lot depends on the whole list, so no entry can be slipped in.
 */
import { createHash, randomBytes } from 'node:crypto';

/** One of the entries that are drawn from. */
export interface Ticket {
  no: number;
  score: number;
  at: number;
}
export interface Drawn extends Ticket {
  lot: string;
}
export interface PublishedDraw {
  seedHash: string;
  seed: string;
  listHash: string;
  /** A line `no,score,at` for each ticket. */
  list: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSeed = (): { seed: string; seedHash: string } => {
  const seed = randomBytes(32).toString('hex');
  return { seed, seedHash: sha256(seed) };
};
export const hashOfSeed = sha256;

/** In the order of the ranking. */
export const listOf = (tickets: readonly Ticket[]): string =>
  tickets.map(({ no, score, at }) => `${no},${score},${at}`).join('\n');

/** The lowest lot first. */
export function drawLots(tickets: readonly Ticket[], seed: string): { listHash: string; drawn: Drawn[] } {
  const listHash = sha256(listOf(tickets));
  const drawn = tickets.map((ticket) => ({ ...ticket, lot: sha256(`${seed}:${listHash}:${ticket.no}`) }));
  return { listHash, drawn: drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1)) };
}

/** What was published, gone through again: the numbers in the order they were drawn; undefined when anything does not fit. */
export function verifyDraw({ seedHash, seed, listHash, list }: PublishedDraw): number[] | undefined {
  if (sha256(seed) !== seedHash) return undefined;
  const tickets = list.split('\n').filter(Boolean).map(ticketOf);
  const again = drawLots(tickets, seed);
  return again.listHash === listHash ? again.drawn.map(({ no }) => no) : undefined;
}

function ticketOf(line: string): Ticket {
  const [no = NaN, score = NaN, at = NaN] = line.split(',').map(Number);
  return { no, score, at };
}
