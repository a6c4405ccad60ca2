/** What a newcomer is given, told on an invitation. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Title, Words } from '@/ui/kit/Words';
import styles from './invite.module.scss';

export const Gift = ({ gift }: { gift: DataOf<'tea.gift'> }): ReactElement => (
  <View className={styles.gift}>
    <Words size="foot" tone="gold" block>
      {gift.title}
    </Words>
    <View className={styles.items}>
      {gift.items.map(({ key, label, value }) => (
        <View key={key} className={styles.item}>
          <Title>{label}</Title>
          {value !== '' && (
            <Words size="foot" tone="soft">
              {value}
            </Words>
          )}
        </View>
      ))}
    </View>
  </View>
);
