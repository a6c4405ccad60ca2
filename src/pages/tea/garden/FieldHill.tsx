/** The hill of a field with its name, its camera, and its pictures to look through. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, TeaField } from '@/contract';
import { go } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './FieldHill.module.scss';

interface FieldHillProps {
  field: TeaField;
  gallery: readonly string[];
  camera: DataOf<'tea.fieldView'>['camera'];
}

export function FieldHill({ field, gallery, camera }: FieldHillProps): ReactElement {
  return (
    <View className={styles.hill}>
      <Pressable
        className={styles.picture}
        label={`看${field.name}的 ${gallery.length} 张图片`}
        onPress={() => go('/shop/pages/imgshow', { urls: [...gallery], index: 0 })}
      >
        <Picture fill src={field.cover} w={750} alt="" priority />
        <View className={styles.dusk} />
      </Pressable>
      <View className={styles.phrase} aria-hidden="true">
        <Text className={styles.name}>{field.name}</Text>
        <Text className={styles.note}>{`海拔 ${field.altitude} 米`}</Text>
      </View>
      {camera && (
        <Pressable
          className={styles.live}
          role="link"
          onPress={() => go('/site/pages/livePlayer', { id: camera.liveId })}
        >
          <View className={styles.beat} />
          <Text>茶园直播</Text>
        </Pressable>
      )}
      <Text className={styles.count}>{`${gallery.length} 图`}</Text>
    </View>
  );
}
