/** Above the hall: the release of the month on ink, what a collectible can do, who has just got one. */
import { Text, View } from '@tarojs/components';
import type { CollectibleCard } from '@/contract';
import { go } from '@/core/routes';
import { ActivityFeed } from '@/domain/activityFeed/ActivityFeed';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import styles from './HallHead.module.scss';

export function HallHead({ hero }: { hero: CollectibleCard }) {
  return (
    <View>
      <Pressable className={styles.hero} role="link" onPress={() => go('/pages/tea/cpf-goods', { id: hero.id })}>
        <Stack grow>
          <Text className={styles.month}>本月发行</Text>
          <Title size="head" className={styles.name}>
            {hero.name}
          </Title>
          <Words
            size="foot"
            tone="inverse"
            className={styles.note}
          >{`${hero.maker}，限量 ${hero.issue} 件，余 ${hero.left} 件`}</Words>
          <View className={styles.price}>
            <Price fen={hero.price} tone="inherit" />
          </View>
        </Stack>
        <View className={styles.art}>
          <Picture src={hero.cover} w={375} ratio={1} alt="" priority />
        </View>
      </Pressable>
      <View className={styles.mine}>
        <Pressable className={styles.link} role="link" onPress={() => go('/pages/tea/my-cpf', {})}>
          <Icon name="medal" size={20} />
          <Text className={styles.linkText}>我的藏品</Text>
          <Icon name="next" size={16} />
        </Pressable>
      </View>
      <ActivityFeed />
      <Notice tone="plain" icon="info">
        藏品可转赠、可提货，不可转售
      </Notice>
    </View>
  );
}
