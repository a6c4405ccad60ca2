/** The ink rod of 我的: its name, scanner, messages, colour, settings. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction, useLogin, useMessenger } from '@/ui/shell';
import styles from './MineBar.module.scss';

export const MineBar = observer(function MineBar({ onTheme }: { onTheme: () => void }): ReactElement {
  const { notices } = useStores();
  const { scanCode } = useMessenger();
  const guard = useLogin();
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code && !(await open(code))) await go('/shop/pages/search/search', { keyword: code });
  });
  return (
    <View className={styles.bar}>
      <Text className={styles.title} role="heading" aria-level={1}>
        我的
      </Text>
      <IconButton icon="scan" label="扫一扫" onPress={scan.run} />
      <IconButton
        icon="bell"
        label="消息"
        badge={notices.total || undefined}
        onPress={() => guard(() => go('/member/pages/notice/index', {}))}
      />
      <IconButton icon="palette" label="主题颜色" onPress={onTheme} />
      <IconButton icon="gear" label="设置" onPress={() => guard(() => go('/member/pages/setting', {}))} />
    </View>
  );
});
