/** A producer in the list. */
import { View } from '@tarojs/components';
import type { ProducerRow } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import styles from './ProducerCard.module.scss';

export function ProducerCard({ producer, onOpen }: { producer: ProducerRow; onOpen: () => void }) {
  const { name, region, cover, altitude, area, since, certs } = producer;
  return (
    <Pressable className={styles.card} role="link" onPress={onOpen}>
      <Picture src={cover} w={750} ratio={0.5} alt="" />
      <View className={styles.words}>
        <Title tracked>{name}</Title>
        <Words size="sub" tone="muted" className={styles.note}>
          {region}
        </Words>
        <Words size="sub" tone="muted" className={styles.note}>{`海拔 ${altitude} · ${area} · ${since} 起`}</Words>
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
