/** The face: one picture from the album through the messenger; in an ordinary browser its own file choice (rules 7.2, 7.3). */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { usePhotoUpload } from '@/domain/photo/usePhotoUpload';
import { Avatar } from '@/ui/kit/Avatar';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import styles from './EditForm.module.scss';

export function AvatarField({
  src,
  name,
  onChange,
}: {
  src: string;
  name: string;
  onChange: (url: string) => void;
}): ReactElement {
  const { run, uploading } = usePhotoUpload('avatar', onChange);
  return (
    <Pressable className={styles.avatar} busy={uploading || undefined} onPress={run}>
      <Avatar src={src} name={name} size={72} alt="" />
      <Stack>
        <Text>{uploading ? '上传中' : '更换头像'}</Text>
        <Note>从相册选一张，会压缩到 5 MB 以内</Note>
      </Stack>
    </Pressable>
  );
}
