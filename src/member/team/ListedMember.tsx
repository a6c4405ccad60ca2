/** A member in the list; one of the own opens with what can be done. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { TeamMember } from '@/contract';
import { useStores } from '@/core/stores';
import { Pressable } from '@/ui/kit/Pressable';
import { MemberRow } from './MemberRow';
import styles from './ListedMember.module.scss';

interface ListedMemberProps {
  member: TeamMember;
  onPress: (member: TeamMember) => void;
}

export function ListedMember({ member, onPress }: ListedMemberProps): ReactElement {
  const { clock } = useStores();
  const row = <MemberRow member={member} now={clock.now()} />;
  return member.depth === 1 ? (
    <Pressable className={styles.row} haspopup="dialog" onPress={() => onPress(member)}>
      {row}
    </Pressable>
  ) : (
    <View className={styles.row}>{row}</View>
  );
}
