/** A title as it will stand on the paper: a card with a frame, its company's facts below. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { InvoiceTitle } from '@/contract';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { maskAccount } from './labels';
import styles from './invoice.module.scss';

interface TitleCardProps {
  title: InvoiceTitle;
  children?: ReactNode;
  onPress?: () => unknown;
}

export function TitleCard({ title, children, onPress }: TitleCardProps): ReactElement {
  const facts = (
    [
      ['税号', title.taxNo],
      ['开户行', title.bank],
      ['账号', maskAccount(title.bankNo)],
      ['邮箱', title.email],
    ] as const
  ).filter(([, value]) => value !== '');
  const content = (
    <>
      <Stack row gap={12} align="center" justify="between">
        <Text className={styles.titleName}>{title.title}</Text>
        <Tag>{title.kind === 'person' ? '个人' : title.invoiceType === 'special' ? '企业专票' : '企业'}</Tag>
      </Stack>
      {facts.length > 0 && (
        <View className={styles.facts}>
          {facts.map(([label, value]) => (
            <View key={label} className={styles.fact}>
              <Text className={styles.factLabel}>{label}</Text>
              <Text className={styles.factValue}>{value}</Text>
            </View>
          ))}
        </View>
      )}
    </>
  );
  return (
    <View className={styles.title}>
      {onPress ? (
        <Pressable label={`用${title.title}开票`} onPress={onPress}>
          {content}
        </Pressable>
      ) : (
        content
      )}
      {children && (
        <Stack row gap={4} align="center" justify="between" className={styles.acts}>
          {children}
        </Stack>
      )}
    </View>
  );
}
