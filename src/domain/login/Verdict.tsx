/** How it ended, or that there is nothing to decide yet: a seal, a line in serif, a line in sans, the ways on. */
import type { PropsWithChildren, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import styles from './login.module.scss';

interface VerdictProps {
  icon: IconName;
  good?: boolean;
  title: string;
  text: string;
}

export function Verdict({ icon, good = false, title, text, children }: PropsWithChildren<VerdictProps>): ReactElement {
  return (
    <View className={styles.verdict} role="status">
      <View className={classes(styles.seal, good && styles.good)}>
        <Icon name={icon} size={30} />
      </View>
      <Text className={styles.device} role="heading" aria-level={2}>
        {title}
      </Text>
      <Text className={styles.text}>{text}</Text>
      <View className={styles.ways}>{children}</View>
    </View>
  );
}
