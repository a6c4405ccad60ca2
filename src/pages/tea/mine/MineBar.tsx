/** The ink rod of 我的: its name, messages, settings; a visitor, who has no settings, chooses the colour here. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { useLogin } from '@/ui/shell';
import styles from './MineBar.module.scss';

export const MineBar = observer(function MineBar({ onTheme }: { onTheme: () => void }): ReactElement {
  const { notices, session } = useStores();
  const guard = useLogin();
  return (
    <View className={styles.bar}>
      <Text className={styles.title} role="heading" aria-level={1}>
        我的
      </Text>
      <IconButton
        icon="bell"
        label="消息"
        badge={notices.total || undefined}
        onPress={() => guard(() => go('/member/pages/notice/index', {}))}
      />
      {session.hasLogin ? (
        <IconButton icon="gear" label="设置" onPress={() => go('/member/pages/setting', {})} />
      ) : (
        <IconButton icon="palette" label="主题颜色" onPress={onTheme} />
      )}
    </View>
  );
});
