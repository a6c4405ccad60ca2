/** The mini-program's web-view always covers the whole page; its domains are also listed in the mini-program's own settings. */
import type { ReactElement } from 'react';
import { WebView } from '@tarojs/components';
import { serverUrl } from '@/core/lib/serverUrl';
import type { WebFrameProps } from './types';

export const WebFrame = ({ url, onLoad, onError }: WebFrameProps): ReactElement => (
  <WebView src={serverUrl(url)} onLoad={onLoad} onError={onError} />
);
