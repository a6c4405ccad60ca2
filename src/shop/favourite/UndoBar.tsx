/** What was just let go, and the way back. */
import { Text } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import styles from './UndoBar.module.scss';

export const UndoBar = ({ count, onUndo }: { count: number; onUndo: () => void }) => (
  <Stack row gap={12} align="center" grow role="status">
    <Text className={styles.words}>{`已取消收藏 ${count} 件`}</Text>
    <Button tone="line" onPress={onUndo}>
      撤销
    </Button>
  </Stack>
);
