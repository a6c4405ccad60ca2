/** Who made it and where it grew. */
import { View } from '@tarojs/components';
import type { MasterCard, ProducerCard } from '@/contract';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Title, Words } from '@/ui/kit/Words';
import styles from './Maker.module.scss';

export function Maker({ master, producer }: { master?: MasterCard; producer?: ProducerCard }) {
  if (!master && !producer) return null;
  return (
    <View className={styles.maker}>
      {producer && (
        <Pressable
          className={styles.place}
          role="link"
          label={`${producer.name}，${producer.region}`}
          onPress={() => go('/tea/pages/producer', { id: producer.id })}
        >
          <Picture className={styles.land} src={producer.cover} w={750} ratio={0.62} alt={`${producer.name}的茶山`} />
          <Title size="head" tracked className={styles.name}>
            {producer.name}
          </Title>
          <Words
            size="sub"
            tone="muted"
            className={styles.note}
          >{`${producer.region} · 海拔 ${producer.altitude} · ${producer.area} · ${producer.since} 起`}</Words>
        </Pressable>
      )}
      {master && (
        <Pressable
          className={styles.person}
          role="link"
          label={`${master.name}，${master.title}`}
          onPress={() => go('/tea/pages/artistDetail', { id: master.id })}
        >
          <Picture className={styles.portrait} src={master.avatar} w={240} ratio={1} alt="" />
          <View className={styles.words}>
            <Words size="sub" tone="muted" className={styles.note}>
              {master.title}
            </Words>
            <Title size="head" tracked className={styles.name}>
              {master.name}
            </Title>
            <Words
              size="sub"
              tone="muted"
              className={styles.note}
            >{`${master.region} · 作品 ${master.works} 款`}</Words>
          </View>
        </Pressable>
      )}
    </View>
  );
}
