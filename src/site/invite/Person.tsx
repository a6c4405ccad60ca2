/** Who it is: face, name, level and number. */
import { Text, View } from '@tarojs/components';
import type { UserBrief } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { Note } from '@/ui/kit/Words';
import styles from './invite.module.scss';

export const Person = ({ user }: { user: Omit<UserBrief, 'id'> }) => (
  <View className={styles.person}>
    <Avatar src={user.avatar} name={user.nickname} size={52} alt="" />
    <View className={styles.words}>
      <Text className={styles.name}>{user.nickname}</Text>
      <Note>{`${user.levelName} · 会员号 ${user.no}`}</Note>
    </View>
  </View>
);
