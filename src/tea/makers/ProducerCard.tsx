/** A producer in the list. */
import { Text, View } from '@tarojs/components';
import type { ProducerRow } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import styles from './ProducerCard.module.scss';

export function ProducerCard({ producer, onOpen }: { producer: ProducerRow; onOpen: () => void }) {
  const { name, region, cover, altitude, area, since, certs } = producer;
  return (
    <Pressable className={styles.card} role="link" onPress={onOpen}>
      <Picture src={cover} w={750} ratio={0.5} alt="" />
      <View className={styles.words}>
        <Text className={styles.name}>{name}</Text>
        <Text className={styles.note}>{region}</Text>
        <Text className={styles.note}>{`海拔 ${altitude} · ${area} · ${since} 起`}</Text>
        <View className={styles.tags}>
          {certs.map((cert) => (
            <Tag key={cert} tone="celadon">
              {cert}
            </Tag>
          ))}
        </View>
      </View>
    </Pressable>
  );
}
