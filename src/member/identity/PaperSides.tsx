/** Both sides of the id card, each in the frame it fits; once sent a side is told of, not shown. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { usePhotoUpload } from '@/domain/photo/usePhotoUpload';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './PaperSides.module.scss';

interface SidesProps {
  front: string;
  back: string;
  onFront: (url: string) => void;
  onBack: (url: string) => void;
}

export function PaperSides({ front, back, onFront, onBack }: SidesProps): ReactElement {
  return (
    <Stack row gap={12}>
      <Side name="人像面" sent={front !== ''} face onSent={onFront} />
      <Side name="国徽面" sent={back !== ''} onSent={onBack} />
    </Stack>
  );
}

function Side({
  name,
  sent,
  face = false,
  onSent,
}: {
  name: string;
  sent: boolean;
  face?: boolean;
  onSent: (url: string) => void;
}) {
  const { run, uploading } = usePhotoUpload('identity', onSent);
  return (
    <Pressable
      className={classes(styles.side, sent && styles.sent)}
      label={sent ? `${name}已上传，重新选择` : `上传${name}`}
      busy={uploading || undefined}
      onPress={run}
    >
      <Stack row gap={10} align="center" justify="center" className={styles.paper}>
        <View className={face ? styles.portrait : styles.emblem} />
        <Stack gap={8}>
          <View className={styles.line} />
          <View className={styles.line} />
          <View className={styles.short} />
        </Stack>
        <View className={styles.mark}>
          <Icon name={sent ? 'check' : 'camera'} size={20} />
        </View>
      </Stack>
      <Words size="sub" tone="soft">
        {uploading ? '加密上传中' : sent ? `${name} · 已上传` : name}
      </Words>
    </Pressable>
  );
}
