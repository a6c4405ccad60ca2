/** Somebody who works here no more: who it was, and the store that helps on. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { BusinessCard } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { useAction } from '@/ui/shell';
import styles from './card.module.scss';

export function Former({ card }: { card: BusinessCard }): ReactElement {
  const { employee, mobile, address, geo } = card;
  const dial = useAction(() => platform.phone.dial(mobile));
  return (
    <View className={styles.former}>
      <Empty
        picture="message"
        title="该员工已离职"
        text={`${employee.name}的茶友，由${employee.storeName}继续接待`}
        button="拨打门店电话"
        onPress={() => void dial.run()}
      />
      <Cells>
        <Cell label="门店电话" act="拨打" onPress={() => void dial.run()}>
          {mobile}
        </Cell>
        {geo && (
          <Cell
            label="门店地址"
            note={address}
            onPress={() => go('/open-location', { ...geo, name: employee.storeName, address })}
          />
        )}
      </Cells>
    </View>
  );
}
