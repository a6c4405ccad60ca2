/** The messenger's own button into the mini-program: only a press on it leads there. It draws what stands in its template. */
import { createElement, useEffect, useRef } from 'react';
import { platform } from '@/core/platform';
import type { OpenTagProps } from './types';

/** The tag takes no classes of the page; these are the looks of the kit's filled button. */
const LOOK =
  'display:block;width:100%;height:48px;border:0;border-radius:4px;background:#1d1b17;color:#fff;font-size:16px;line-height:48px;text-align:center';

export function OpenTag({ appId, path, text, onReady, onFail }: OpenTagProps) {
  const tag = useRef<HTMLElement>(null);
  const heard = useRef({ onReady, onFail });
  heard.current = { onReady, onFail };
  useEffect(() => {
    const element = tag.current;
    const ready = () => heard.current.onReady();
    const fail = () => heard.current.onFail();
    element?.addEventListener('ready', ready);
    element?.addEventListener('error', fail);
    platform.wechat.ready().catch(fail);
    return () => {
      element?.removeEventListener('ready', ready);
      element?.removeEventListener('error', fail);
    };
  }, []);
  return createElement(
    'wx-open-launch-weapp',
    { ref: tag, appid: appId, path },
    <script type="text/wxtag-template">{`<button style="${LOOK}">${text}</button>`}</script>,
  );
}
