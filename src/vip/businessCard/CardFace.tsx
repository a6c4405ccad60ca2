/** The card itself: name and portrait, tags, what its owner says, and how to find the store. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BusinessCard } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { Hills } from './Hills';
import styles from './card.module.scss';

export function CardFace({ card }: { card: BusinessCard }): ReactElement {
  const { employee, mobile, email, address, bio, tags } = card;
  const lines: readonly [IconName, string][] = [
    ['note', bio],
    ['phone', mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')],
    ['comment', email],
    ['pin', address],
  ];
  return (
    <Card clip className={styles.card}>
      <Hills />
      <View className={styles.top}>
        <View className={styles.words}>
          <Words size="sub" tone="soft" block>
            {employee.storeName.replace('·', ' · ')}
          </Words>
          <Text className={styles.name}>{employee.name}</Text>
          <Words size="sub" tone="soft" block>{`${employee.title}　${employee.no}`}</Words>
          <View className={styles.tags}>
            {tags.map((tag, index) => (
              <Tag key={tag} tone={index < 2 ? 'celadon' : 'plain'}>
                {tag}
              </Tag>
            ))}
          </View>
        </View>
        <View className={styles.portrait}>
          <Picture src={employee.avatar} w={480} ratio={1.25} alt={`${employee.name}的照片`} priority />
        </View>
      </View>
      <View className={styles.lines}>
        {lines
          .filter(([, text]) => text !== '')
          .map(([icon, text]) => (
            <View key={icon} className={styles.line}>
              <Icon name={icon} size={16} />
              <Words size="sub" tone="soft" className={styles.lineText}>
                {text}
              </Words>
            </View>
          ))}
      </View>
    </Card>
  );
}
