/** How it ended, or that there is nothing to decide yet: a seal, a line in serif, a line in sans, the ways on. */
import type { PropsWithChildren, ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Title, Words } from '@/ui/kit/Words';
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
      <Title size="head" tracked className={styles.device} role="heading" aria-level={2}>
        {title}
      </Title>
      <Words size="sub" tone="soft" className={styles.text}>
        {text}
      </Words>
      <View className={styles.ways}>{children}</View>
    </View>
  );
}
