/** The wooden plaque that hangs on the tree. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import styles from './Plaque.module.scss';

/** Long names are written smaller. */
const sizeOf = (name: string) =>
  Array.from(name).length > 8 ? styles.long : Array.from(name).length > 5 ? styles.some : '';

export const Plaque = ({ name, note }: { name: string; note: string }): ReactElement => (
  <View className={styles.hung} {...aria({ role: 'img', label: `木牌：${name}` })}>
    <View className={styles.rope} />
    <View className={styles.board}>
      <View className={styles.frame}>
        <Text className={`${styles.name} ${sizeOf(name)}`}>{name}</Text>
        <Text className={styles.note}>{note}</Text>
      </View>
    </View>
  </View>
);
