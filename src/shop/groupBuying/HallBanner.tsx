/** The banner of the hall: a still life with its words beside it. */
import { View } from '@tarojs/components';
import { Picture } from '@/ui/kit/Picture';
import { Title, Words } from '@/ui/kit/Words';
import styles from './HallBanner.module.scss';

export const HALL_BANNER = '/images/floor/3.webp';

export const HallBanner = () => (
  <View className={styles.banner}>
    <Picture src={HALL_BANNER} w={750} ratio={0.4} alt="" priority />
    <View className={styles.copy}>
      <Title size="head" tracked>
        一起买，更实在
      </Title>
      <Words size="foot" tone="soft" className={styles.text}>
        人齐价低，量大从优
      </Words>
    </View>
  </View>
);
