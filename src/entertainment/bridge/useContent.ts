/** What a link is about, as the shop tells it; of other pages the link itself has a title, whoever wrote it. */
import { call } from '@/core/api';
import { parseRoute } from '@/core/routes';
import { useBlock } from '@/ui/shell';

interface Content {
  title: string;
  cover: string;
}
const FILMS: readonly string[] = ['/entertainment/pages/video/video', '/pages/tea/video-box'];

/** How the shop is asked about it; undefined for pages of which it tells nothing. */
function askOf(target: string): (() => Promise<Content>) | undefined {
  const route = parseRoute(target);
  const id = route?.query.id;
  if (!route || !id) return undefined;
  if (FILMS.includes(route.path)) return () => call('video.card', { id }, { hide: true });
  if (route.path !== '/shop/pages/goods') return undefined;
  return async () => {
    const { title, pic } = await call('atShop.share', { goodsId: id }, { hide: true });
    return { title, cover: pic };
  };
}

/** `isTold`: there is something to wait for. */
export function useContent(target: string): { content: Content | undefined; isTold: boolean } {
  const ask = askOf(target);
  const content = useBlock(async () => ask?.(), target) ?? undefined;
  return { content, isTold: ask !== undefined };
}
