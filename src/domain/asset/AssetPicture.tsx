/** A piece of equipment: its photo, else a drawing of its kind. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Thumb } from '@/ui/kit/Thumb';
import styles from './AssetPicture.module.scss';

const DRAWINGS: Record<string, IconName> = { 茶器: 'gaiwan', 家具: 'table', 电器: 'drop', 数码: 'card' };

/** `category` undefined: nobody registered it. */
export const AssetPicture = ({ photo, category }: { photo: string; category?: string | undefined }): ReactElement =>
  photo ? (
    <Thumb src={photo} size={44} />
  ) : (
    <View className={styles.drawing}>
      <Icon name={category === undefined ? 'camera' : (DRAWINGS[category] ?? 'cabinet')} size={22} />
    </View>
  );
