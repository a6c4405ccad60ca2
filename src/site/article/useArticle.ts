/** An article, kept or not; where it was left within a day, and whether its opening is a further view. */
import { useEffect, useRef } from 'react';
import Taro, { usePageScroll } from '@tarojs/taro';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useRemembered } from '@/ui/shell';
import { keepPlace, openedArticles, readPlace } from './reading';

/** `data` is null for an article that is not there (any more). */
export function useArticle(id: string) {
  const { platform, clock, feedback } = useStores();
  const { storage } = platform;
  const opened = useRemembered(openedArticles);
  const state = usePageData(async () => {
    try {
      const again = opened.has(id);
      const article = await call('article.details', { id, ...(again ? { again } : {}) }, { hide: true });
      opened.add(id);
      return article;
    } catch (error) {
      if (error instanceof RefusedError) return null;
      throw error;
    }
  }, [id]);
  const article = state.data;
  const shown = article?.id;
  const top = useRef(0);
  usePageScroll(({ scrollTop }) => {
    top.current = scrollTop;
  });
  useEffect(() => {
    if (!shown) return undefined;
    const place = readPlace(storage, shown, clock.phone());
    if (place > 0) void Taro.pageScrollTo({ scrollTop: place, duration: 0 }).catch(() => undefined);
    top.current = place;
    return () => keepPlace(storage, shown, top.current, clock.phone());
  }, [shown, storage, clock]);
  const collect = useAction(async () => {
    if (!article) return;
    const { on } = await call('collect.create', { kind: 'article', targetId: article.id, on: !article.collected });
    state.set({ ...article, collected: on });
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return { state, collect };
}
