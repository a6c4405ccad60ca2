/** The ink rod of 我的: its name, scanner, colour, settings. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { go, open } from '@/core/routes';
import { texts } from '@/core/texts';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction, useLogin } from '@/ui/shell';
import styles from './MineBar.module.scss';

export function MineBar({ onTheme }: { onTheme: () => void }): ReactElement {
  const { feedback } = useStores();
  const guard = useLogin();
  const scan = useAction(async () => {
    if (!platform.scan.available) return void feedback.toast(texts.messengerOnly);
    const code = await platform.scan.scan();
    if (code && !(await open(code))) await go('/shop/pages/search/search', { keyword: code });
  });
  return (
    <View className={styles.bar}>
      <Text className={styles.title} role="heading" aria-level={1}>
        我的
      </Text>
      <IconButton icon="scan" label="扫一扫" onPress={scan.run} />
      <IconButton icon="palette" label="主题颜色" onPress={onTheme} />
      <IconButton icon="gear" label="设置" onPress={() => guard(() => go('/member/pages/setting', {}))} />
    </View>
  );
}
