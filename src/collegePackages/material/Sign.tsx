/** What kind of file a material is, or that it is locked, in a square before its words. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MaterialKind } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import styles from './sign.module.scss';

const SIGNS: Readonly<Record<MaterialKind, string>> = {
  pdf: 'PDF',
  image: '图',
  audio: '音',
  video: '片',
  sheet: '表',
};

export const Sign = ({ kind, locked = false }: { kind: MaterialKind; locked?: boolean }): ReactElement => (
  <View className={styles.sign}>{locked ? <Icon name="lock" size={20} /> : <Text>{SIGNS[kind]}</Text>}</View>
);
