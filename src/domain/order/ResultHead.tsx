/** The head of a result page: a pressed seal with a tick, what happened, how much. */
import type { ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Price } from '@/ui/kit/Price';
import { Title } from '@/ui/kit/Words';
import styles from './ResultHead.module.scss';

interface ResultHeadProps {
  icon?: IconName;
  title: string;
  text?: string;
  /** Fen. */
  amount?: number;
  children?: ReactNode;
}

export function ResultHead({ icon = 'check', title, text, amount, children }: ResultHeadProps) {
  return (
    <View className={styles.head}>
      <View className={`${styles.seal} ${icon === 'check' ? '' : styles.quiet}`} aria-hidden="true">
        <Icon name={icon} size={32} bold={icon === 'check'} />
      </View>
      <Title size="head" tracked className={styles.title} role="status">
        {title}
      </Title>
      {amount !== undefined && <Price fen={amount} size="l" tone="ink" exact />}
      {text && <Text className={styles.text}>{text}</Text>}
      {children && <View className={styles.ways}>{children}</View>}
    </View>
  );
}
