/** Presses on links and pictures of a text: a link stays in the app, a picture is shown large. */
import { useEffect, useRef } from 'react';
import { open } from '@/core/routes';
import type { UseLinks } from './useLinksType';

/** Links are pressed where they stand. */
export const LINKS_BELOW = false;

export const useLinks: UseLinks = (onPicture) => {
  const holder = useRef<HTMLElement>(null);
  const latest = useRef(onPicture);
  latest.current = onPicture;
  useEffect(() => {
    const node = holder.current;
    const press = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      const href = target.closest('a')?.getAttribute('href');
      if (href && !href.startsWith('tel:')) {
        event.preventDefault();
        void open(href);
      } else if (target instanceof HTMLImageElement) latest.current(target.getAttribute('src') ?? '');
    };
    node?.addEventListener('click', press);
    return () => node?.removeEventListener('click', press);
  });
  return holder;
};
