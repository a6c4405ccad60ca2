/**
 * What the mini-program's menu shares: the card that the page offered. Taro adds the menu only to pages whose own file calls the
 * hook: `useShareAppMessage(useShareCard())`.
 */
import { useCallback } from 'react';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';

/** What a link of the web has before the path of a page. */
const ORIGIN = /^https?:\/\/[^/]+(\/h5(?=\/))?/;

export interface SharedPage {
  title?: string;
  imageUrl?: string;
  path?: string;
}

export function useShareCard(): () => SharedPage {
  const { sharing } = useStores();
  return useCallback(() => {
    const card = sharing.current();
    return card ? { title: card.title, imageUrl: pictureUrl(card.pic, 480), path: card.url.replace(ORIGIN, '') } : {};
  }, [sharing]);
}
