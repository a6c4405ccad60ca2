/**
 * What the mini-program's menu shares: the card that the page offered. Taro adds the menu only to pages whose own file calls the
 * hook: `useShareAppMessage(useShareCard(card))`, and for the Moments `useShareTimeline(useMoment())`.
 */
import { useCallback, useEffect } from 'react';
import { asCard, asJpg, serverUrl } from '@/core/lib/serverUrl';
import type { ShareCard } from '@/core/platform';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';

/** What a link of the web has before the path of a page. */
const ORIGIN = /^https?:\/\/[^/]+(\/h5(?=\/))?/;

export interface SharedPage {
  title?: string;
  imageUrl?: string;
  path?: string;
}

/** Offers a card as soon as there is one, and again when it changes. A member's link carries the member's share_id: a login changes it. */
export function useOffer(card: ShareCard | undefined): void {
  const { sharing, session } = useStores();
  const text = card && JSON.stringify(card);
  useEffect(() => {
    if (text) void sharing.offer(JSON.parse(text) as ShareCard);
  }, [text, session.token, sharing]);
}

/** With a card of its own the page offers that; the shell offers one for pages that do not. */
export function useShareCard(card?: ShareCard): () => SharedPage {
  const { sharing } = useStores();
  useOffer(card);
  return useCallback(() => {
    const shown = sharing.current();
    return shown
      ? { title: shown.title, imageUrl: asCard(serverUrl(shown.pic)), path: shown.url.replace(ORIGIN, '') }
      : {};
  }, [sharing]);
}

/** What the Moments show of the card: they open the page itself, so the path is left out. */
export function useMoment(): () => { title?: string; query?: string; imageUrl?: string } {
  const { sharing } = useStores();
  return useCallback(() => {
    const shown = sharing.current();
    return shown
      ? { title: shown.title, query: shown.url.split('?')[1] ?? '', imageUrl: asJpg(pictureUrl(shown.pic, 480)) }
      : {};
  }, [sharing]);
}
