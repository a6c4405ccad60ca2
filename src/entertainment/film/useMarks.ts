/** What a member does with a film: like, keep, put aside for later, follow who speaks. Shown at once, taken back when the server refuses. */
import { useRef } from 'react';
import type { VideoDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useLogin, useRemembered } from '@/ui/shell';
import { knownLikes } from '../feed/useLikes';

type Change = (part: (film: VideoDetail) => VideoDetail) => void;

const withLike = (film: VideoDetail, liked: boolean, likes: number): VideoDetail => ({
  ...film,
  card: { ...film.card, liked, likes },
});

export function useMarks(film: VideoDetail, change: Change) {
  const { feedback } = useStores();
  const guard = useLogin();
  const busy = useRef(new Set<string>());
  const known = useRemembered(knownLikes);
  const { id, liked, likes } = film.card;
  const { collected, later, master } = film;

  /** One of a kind at a time: `show(on)` first, and back when it did not work. */
  const turn = (what: string, on: boolean, show: (on: boolean) => void, send: () => Promise<unknown>) =>
    guard(() => {
      if (busy.current.has(what)) return;
      busy.current.add(what);
      show(on);
      send()
        .catch((error: unknown) => {
          show(!on);
          feedback.report(error);
        })
        .finally(() => busy.current.delete(what));
    });

  const like = (on: boolean) =>
    turn(
      'like',
      on,
      (now) => change((was) => withLike(was, now, now === liked ? likes : likes + (now ? 1 : -1))),
      async () => {
        const answer = await call('video.click', { id, kind: on ? 'like' : 'unlike' });
        known.set(id, { liked: answer.liked, likes: answer.likes });
        change((was) => withLike(was, answer.liked, answer.likes));
      },
    );
  return {
    like: () => like(!liked),
    /** Two touches like; they never take a like back. */
    likeIt: () => {
      if (!liked) like(true);
    },
    collect: () =>
      turn(
        'collect',
        !collected,
        (on) => change((was) => ({ ...was, collected: on })),
        async () => {
          const { on } = await call('collect.create', { kind: 'video', targetId: id, on: !collected });
          feedback.toast(on ? '已收藏' : '已取消收藏');
        },
      ),
    later: () =>
      turn(
        'later',
        !later,
        (on) => change((was) => ({ ...was, later: on })),
        async () => {
          const { on } = await call('video.laterSave', { id, on: !later });
          feedback.toast(on ? '已放进稍后看' : '已从稍后看拿掉');
        },
      ),
    follow: () => {
      if (!master) return;
      const follows = master.collected;
      turn(
        'follow',
        !follows,
        (on) => change((was) => (was.master ? { ...was, master: { ...was.master, collected: on } } : was)),
        async () => {
          await call('collect.create', { kind: 'master', targetId: master.id, on: !follows });
          feedback.toast(follows ? '已取消关注' : `已关注${master.name}`);
        },
      );
    },
  };
}
export type Marks = ReturnType<typeof useMarks>;
