/** The coins there are, what may still be given today, and what they never become. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Note, Words } from '@/ui/kit/Words';
import styles from './CoinBalance.module.scss';

export const CoinBalance = ({ zone }: { zone: DataOf<'special.xigua'> }): ReactElement => (
  <View className={styles.head}>
    <Words size="sum" serif>
      {zone.coins}
    </Words>
    <Note>{`瓜瓜币　今日剩余 ${zone.sending.left}/${zone.sending.perDay}`}</Note>
    <Note>瓜瓜币不可提现，送出后不能撤回</Note>
  </View>
);
