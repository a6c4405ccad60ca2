/** Who is here, as faces that overlap. */
import { View } from '@tarojs/components';
import type { UserBrief } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import styles from './Faces.module.scss';

const MOST = 4;

export function Faces({ people, size = 28 }: { people: readonly UserBrief[]; size?: number }) {
  return (
    <View className={styles.faces}>
      {people.slice(0, MOST).map(({ id, avatar, nickname }) => (
        <View key={id} className={styles.face}>
          <Avatar src={avatar} name={nickname} size={size} />
        </View>
      ))}
    </View>
  );
}
