/** What was just let go, and the way back. */
import { Text, View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import styles from './UndoBar.module.scss';

export const UndoBar = ({ count, onUndo }: { count: number; onUndo: () => void }) => (
  <View className={styles.undo} role="status">
    <Text className={styles.words}>{`已取消收藏 ${count} 件`}</Text>
    <Button tone="line" onPress={onUndo}>
      撤销
    </Button>
  </View>
);
