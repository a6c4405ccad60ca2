/** In whose name the device is let in. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Avatar } from '@/ui/kit/Avatar';
import { Note, Words } from '@/ui/kit/Words';
import styles from './login.module.scss';

interface MeProps {
  /** 登录为. */
  label: string;
  name: string;
  avatar: string;
  /** Under the name: the masked mobile, the title. */
  note: string;
}

export const Me = ({ label, name, avatar, note }: MeProps): ReactElement => (
  <View className={styles.me}>
    <Avatar src={avatar} name={name} size={44} alt="" />
    <View className={styles.who}>
      <Words size="body">{name}</Words>
      <Note>{note}</Note>
    </View>
    <Note>{label}</Note>
  </View>
);
