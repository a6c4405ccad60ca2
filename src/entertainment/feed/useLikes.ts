/**
 * Likes in a list of films: shown at once, as the server counts them afterwards, taken back when it did not. What was liked in a film itself is
 * known here when one comes back from it.
 */
import { useRef } from 'react';
import type { VideoCard } from '@/contract';
import { call } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { useRemembered, useReturn, type ListState } from '@/ui/shell';

type Likes = Pick<VideoCard, 'liked' | 'likes'>;
/** As the server said it last, by film. */
export const knownLikes = remembered(() => new Map<string, Likes>());

export function useLikes({ patch }: Pick<ListState<VideoCard>, 'patch'>) {
  const busy = useRef(new Set<string>());
  const known = useRemembered(knownLikes);
  const show = (id: string, part: Likes) => patch((row) => (row.id === id ? { ...row, ...part } : row));
  useReturn(() => {
    const isNews = ({ id, liked, likes }: VideoCard) => {
      const now = known.get(id);
      return now !== undefined && (now.liked !== liked || now.likes !== likes);
    };
    patch((row) => (isNews(row) ? { ...row, ...known.get(row.id) } : row));
  });
  return ({ id, liked, likes }: VideoCard): void => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    show(id, { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) });
    call('video.click', { id, kind: liked ? 'unlike' : 'like' })
      .then(
        (answer) => {
          const now = { liked: answer.liked, likes: answer.likes };
          known.set(id, now);
          show(id, now);
        },
        () => show(id, { liked, likes }),
      )
      .finally(() => busy.current.delete(id));
  };
}
