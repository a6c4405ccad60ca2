/** What one comes for: pictures in three columns. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ServiceType } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './venue.module.scss';

interface ServicesProps {
  services: readonly ServiceType[];
  onPick: (id: string) => void;
}

export const Services = ({ services, onPick }: ServicesProps): ReactElement => (
  <View className={styles.services}>
    {services.map(({ id, name, price, minutes, image }) => (
      <Pressable key={id} role="link" onPress={() => onPick(id)}>
        <Picture className={styles.art} src={image} w={375} ratio={1} alt="" />
        <Words size="name" medium block>
          {name}
        </Words>
        <Words size="foot" tone="muted" figures block>
          {price > 0 ? `${shortYuan(price)} / 位` : `${minutes / 60} 小时起`}
        </Words>
      </Pressable>
    ))}
  </View>
);
