/** A film of ours playing: what of it counts and where it is left; an address that has ended is asked for anew. */
import { renewalOf, useCounting, useKeeping } from '@/domain/film/useCounting';
import { usePlaying } from '@/domain/film/usePlaying';
import type { Film } from './source';

export function useFilm(film: Film) {
  const { id, start, seconds } = film;
  const counting = useCounting({ id, start, seconds });
  const playing = usePlaying(film, { hear: counting.hear, ...(id !== undefined && { renewal: renewalOf(id) }) });
  useKeeping(counting, playing);
  return { ...playing, tell: counting.tell };
}
