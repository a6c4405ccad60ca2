/** The small plan: where one looks, and where the hot spots are. */
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import type { Pose } from './pose';
import type { Scene } from './scenes';
import styles from './Compass.module.scss';

export const Compass = ({ scene, pose }: { scene: Scene; pose: Pose }) => (
  <View className={styles.compass} {...aria({ hidden: true })}>
    <View className={styles.cone} style={vars({ turn: Math.round(pose.yaw) })} />
    {scene.spots.map(({ key, yaw }) => (
      <View key={key} className={styles.arm} style={vars({ turn: yaw })}>
        <View className={styles.dot} />
      </View>
    ))}
  </View>
);
