/** What a newcomer is given, told on an invitation. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import styles from './invite.module.scss';

export const Gift = ({ gift }: { gift: DataOf<'tea.gift'> }): ReactElement => (
  <View className={styles.gift}>
    <Text className={styles.giftTitle}>{gift.title}</Text>
    <View className={styles.items}>
      {gift.items.map(({ key, label, value }) => (
        <View key={key} className={styles.item}>
          <Text className={styles.what}>{label}</Text>
          {value !== '' && <Text className={styles.worth}>{value}</Text>}
        </View>
      ))}
    </View>
  </View>
);
