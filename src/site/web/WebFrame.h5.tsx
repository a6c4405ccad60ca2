/** A frame that gets nothing of ours: no referrer, no camera, no location; it may not steer the page around it. */
import { useEffect, useState, type ReactElement } from 'react';
import { platform } from '@/core/platform';
import type { WebFrameProps } from './types';
import styles from './WebFrame.module.scss';

/** The tool line under the top bar. */
const TOOLS = 44;

export function WebFrame({ url, title, onLoad, onError }: WebFrameProps): ReactElement {
  const [height, setHeight] = useState(() => window.innerHeight);
  useEffect(() => {
    const measure = () => setHeight(window.innerHeight);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <iframe
      className={styles.frame}
      style={{ height: `${Math.max(240, height - platform.system.topBarHeight() - TOOLS)}px` }}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="camera 'none'; microphone 'none'; geolocation 'none'; payment 'none'"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      onError={onError}
    />
  );
}
