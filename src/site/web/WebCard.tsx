/** In place of the frame: why it is not shown, the address, and the ways to open it outside. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { canLeave, leaveTo } from './leave';
import styles from './WebCard.module.scss';

interface WebCardProps {
  title: string;
  text: string;
  url?: string;
  onRetry?: () => void;
}

export function useCopyLink(url: string) {
  const { feedback } = useStores();
  return useAction(async () => {
    await platform.clipboard.copy(url);
    feedback.toast('链接已复制');
  });
}

export function WebCard({ title, text, url, onRetry }: WebCardProps): ReactElement {
  const copy = useCopyLink(url ?? '');
  return (
    <View className={styles.card} role="alert">
      <Title size="head">{title}</Title>
      <Text className={styles.text}>{text}</Text>
      {url && (
        <Words size="sub" className={styles.url}>
          {url}
        </Words>
      )}
      <View className={styles.ways}>
        {url && (
          <Button block onPress={copy.run}>
            复制链接到浏览器打开
          </Button>
        )}
        {url && canLeave && (
          <Button block tone="line" onPress={() => leaveTo(url)}>
            在新窗口打开
          </Button>
        )}
        {onRetry && (
          <Button block tone="quiet" onPress={onRetry}>
            重新加载
          </Button>
        )}
      </View>
    </View>
  );
}
