/** Hot words of the film area; without them the page is the same. */
import { call } from '@/core/api';
import { useBlock } from '@/ui/shell';

export const useHotFilmWords = (): readonly string[] =>
  useBlock(() => call('video.search', {}, { hide: true }))?.hot ?? [];
