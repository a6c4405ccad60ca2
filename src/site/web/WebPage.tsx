/** The frame with its tool line: host, refresh, copy, open outside; a card when it does not come within a minute or says so itself. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { LOAD_TIMEOUT } from '@/ui/shell';
import { canLeave, leaveTo } from './leave';
import { useCopyLink, WebCard } from './WebCard';
import { WebFrame } from './WebFrame';
import styles from './WebPage.module.scss';

/** A frame that is empty this long probably refuses to be framed; the hint stands beside it, the frame stays. */
const DOUBT_MS = 6000;

export function WebPage({ url, host, title }: { url: string; host: string; title: string }): ReactElement {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'loading' | 'slow' | 'shown' | 'failed'>('loading');
  const copy = useCopyLink(url);

  useEffect(() => {
    const doubt = setTimeout(() => setState((was) => (was === 'loading' ? 'slow' : was)), DOUBT_MS);
    const end = setTimeout(() => setState((was) => (was === 'shown' ? was : 'failed')), LOAD_TIMEOUT);
    return () => {
      clearTimeout(doubt);
      clearTimeout(end);
    };
  }, [round]);

  const again = () => {
    setState('loading');
    setRound((count) => count + 1);
  };
  if (state === 'failed')
    return <WebCard title="这个网页没有打开" text="可能是网络不通，或对方不允许在别处显示" url={url} onRetry={again} />;
  return (
    <View>
      <View className={styles.tools}>
        <Icon name="lock" size={14} />
        <Text className={styles.host}>{state === 'slow' ? `${host} 打开较慢，可复制链接到浏览器` : host}</Text>
        <IconButton icon="refresh" label="刷新" size={18} onPress={again} />
        <IconButton icon="copy" label="复制链接" size={18} onPress={copy.run} />
        {canLeave && <IconButton icon="out" label="在浏览器打开" size={18} onPress={() => leaveTo(url)} />}
      </View>
      <WebFrame
        key={round}
        url={url}
        title={title}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </View>
  );
}
