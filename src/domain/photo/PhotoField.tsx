/** Pictures of a form: one from the album each time, shown small, taken away by a press (rule 7.3). */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { usePhotoUpload } from './usePhotoUpload';
import styles from './PhotoField.module.scss';

interface PhotoFieldProps {
  label: string;
  value: readonly string[];
  onChange: (urls: string[]) => void;
  /** Where they are kept. */
  scene: string;
  most?: number;
  /** The name stands over the field already. */
  bare?: boolean;
}

export function PhotoField({ label, value, onChange, scene, most = 9, bare = false }: PhotoFieldProps): ReactElement {
  const { run, uploading } = usePhotoUpload(scene, (url) => onChange([...value, url]));
  return (
    <View className={classes(styles.field, bare && styles.bare)}>
      {!bare && <Text className={styles.label}>{`${label}（${value.length}/${most}）`}</Text>}
      <View className={styles.row}>
        {value.map((url, at) => (
          <View key={url} className={styles.cell}>
            <Picture src={url} w={240} ratio={1} alt={`${label} ${at + 1}`} />
            <Pressable
              className={styles.remove}
              label={`移除第 ${at + 1} 张`}
              onPress={() => onChange(value.filter((one) => one !== url))}
            >
              <View className={styles.dot}>
                <Icon name="close" size={12} />
              </View>
            </Pressable>
          </View>
        ))}
        {value.length < most && (
          <Pressable className={styles.add} label="添加照片" busy={uploading || undefined} onPress={run}>
            <Icon name="camera" size={22} />
            <Text className={styles.word}>{uploading ? '上传中' : '添加照片'}</Text>
          </Pressable>
        )}
      </View>
    </View>
  );
}
