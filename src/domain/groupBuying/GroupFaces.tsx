/** Who is in a group: faces, the leader marked, and the places that are still empty. */
import { Text, View } from '@tarojs/components';
import type { GroupView } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { aria } from '@/ui/kit/aria';
import styles from './GroupFaces.module.scss';

/** More places than a row holds are counted. */
const MOST = 6;

interface GroupFacesProps {
  group: Pick<GroupView, 'members' | 'size' | 'lack'>;
  size?: number;
}

export function GroupFaces({ group, size = 44 }: GroupFacesProps) {
  const { members, lack } = group;
  const whole = group.size <= MOST;
  const empty = whole ? lack : Math.min(1, lack);
  const faces = members.slice(0, whole ? MOST : MOST - 1 - empty);
  const hidden = members.length - faces.length;
  return (
    <View className={styles.faces} {...aria({ role: 'img', label: `${group.size} 人团，已有 ${members.length} 人` })}>
      {faces.map((member, at) => (
        <View key={member.id} className={styles.seat}>
          <Avatar src={member.avatar} name={member.nickname} size={size} />
          {at === 0 && <Text className={styles.leader}>团长</Text>}
        </View>
      ))}
      {hidden > 0 && (
        <View className={`${styles.seat} ${styles.more}`}>
          <Text>{`+${hidden}`}</Text>
        </View>
      )}
      {Array.from({ length: empty }, (_, at) => (
        <View key={`empty-${at}`} className={`${styles.seat} ${styles.empty}`}>
          <Text>{whole ? '?' : `缺${lack}`}</Text>
        </View>
      ))}
    </View>
  );
}
