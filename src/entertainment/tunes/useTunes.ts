/** The music of the area for one of its pages. While the page is shown the area is not left; the app's own music is silent meanwhile. */
import { useEffect } from 'react';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import { useRemembered } from '@/ui/shell';
import { tunesOfArea, type Tunes } from './tunes';

/** Inside an observer: what it reads changes. */
export function useTunes(): Tunes {
  const tunes = useRemembered(tunesOfArea);
  const visible = useVisible();
  useEffect(() => (visible ? tunes.enter() : undefined), [tunes, visible]);
  return tunes;
}

/** Of a page with the bar; a page with a film holds the music by itself. */
export function useSilence(playing: boolean): void {
  const { music } = useStores();
  const visible = useVisible();
  useEffect(() => {
    if (!visible || !playing) return undefined;
    music.hold(true);
    return () => music.hold(false);
  }, [music, playing, visible]);
}
