/** The way to the own trees, and what waits there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './garden.module.scss';

export const OwnTrees = ({ claimable, onOpen }: { claimable: number; onOpen: () => void }): ReactElement => (
  <Pressable className={styles.own} role="link" onPress={onOpen}>
    <View className={styles.round}>
      <Icon name="tree" size={22} />
    </View>
    <Stack grow>
      <Words size="name">我的认养</Words>
      <Text className={claimable > 0 ? styles.ready : styles.note}>
        {claimable > 0 ? `${claimable} 份收成制好了，等你领` : '看看自己的树长得怎样'}
      </Text>
    </Stack>
    <Icon name="next" size={16} />
  </Pressable>
);
