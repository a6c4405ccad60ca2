/** How far the last round is. One dash per dish: full = served, broken = in the making, empty = not yet taken. */
import { Text, View } from '@tarojs/components';
import type { TableOrder } from '@/contract';
import { go } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './TableHead.module.scss';

export function RoundStrip({ round, sessionId }: { round: TableOrder; sessionId: string }) {
  const of = (...states: TableOrder['lines'][number]['status'][]) =>
    round.lines.filter(({ status }) => states.includes(status)).length;
  const words = [
    `第 ${round.round} 轮`,
    ['已上', of('served')],
    ['制作中', of('making')],
    ['待接单', of('pending')],
  ] as const;
  return (
    <Pressable className={styles.strip} role="link" onPress={() => go('/qrCodeOrder/pages/order', { sessionId })}>
      <View className={styles.dashes}>
        {round.lines.slice(0, 8).map(({ id, status }) => (
          <View
            key={id}
            className={classes(styles.dash, status === 'making' && styles.making, status === 'pending' && styles.open)}
          />
        ))}
      </View>
      <Text className={styles.words}>
        {words
          .map((part) => (typeof part === 'string' ? part : part[1] > 0 ? `${part[0]} ${part[1]}` : ''))
          .filter(Boolean)
          .join('  ')}
      </Text>
      <Icon name="next" size={14} />
    </Pressable>
  );
}
