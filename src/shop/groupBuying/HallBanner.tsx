/** The banner of the hall: a still life with its words beside it. */
import { Text, View } from '@tarojs/components';
import { Picture } from '@/ui/kit/Picture';
import styles from './HallBanner.module.scss';

export const HALL_BANNER = '/images/floor/3.webp';

export const HallBanner = () => (
  <View className={styles.banner}>
    <Picture src={HALL_BANNER} w={750} ratio={0.4} alt="" priority />
    <View className={styles.copy}>
      <Text className={styles.title}>一起买，更实在</Text>
      <Text className={styles.text}>人齐价低，量大从优</Text>
    </View>
  </View>
);
