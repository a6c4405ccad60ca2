/** Above a film: back, the films or the pieces cut from them, and the search of the area. */
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { back, go, replace } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Head.module.scss';

export const AREA = '/entertainment/pages/index/index';
const WAYS = [
  { id: 'video', label: '视频' },
  { id: 'slice', label: '片段' },
] as const;

/** `current`: what the film was opened as. */
export function Head({ current }: { current: 'video' | 'slice' }) {
  const { statusBarHeight, capsule, windowWidth } = platform.system;
  const room = capsule();
  return (
    <View
      className={styles.head}
      style={{
        paddingTop: `${statusBarHeight() + 4}px`,
        ...(room && { paddingRight: `${windowWidth() - room.left}px` }),
      }}
    >
      <IconButton className={styles.act} icon="back" label="返回" onPress={() => back(AREA)} />
      <View className={styles.ways} {...aria({ role: 'navigation', label: '茶视频' })}>
        {WAYS.map(({ id, label }) => (
          <Pressable
            key={id}
            className={classes(styles.way, id === current && styles.current)}
            role="link"
            current={id === current ? 'page' : undefined}
            onPress={() => replace(AREA, { tab: id })}
          >
            <Text>{label}</Text>
          </Pressable>
        ))}
      </View>
      <IconButton
        className={styles.act}
        icon="search"
        label="搜索视频"
        onPress={() => go('/entertainment/pages/search/index', {})}
      />
    </View>
  );
}
