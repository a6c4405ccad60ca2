/** Somebody of the team: face, name, since when, last seen, what was bought. Depth 2 is masked by the server. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeamMember } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { isOfThisMonth, joinedText, seenText } from './words';
import styles from './MemberRow.module.scss';

interface MemberRowProps {
  member: TeamMember;
  now: number;
}

export function MemberRow({ member, now }: MemberRowProps): ReactElement {
  const { user, orders, amount, remark } = member;
  const seen = seenText(member.lastActiveAt, now);
  const notes = [joinedText(member, now), ...(seen.idle ? [] : [seen.text])].join('　');
  return (
    <View className={classes(styles.row, seen.idle && styles.idle)}>
      <View className={styles.main}>
        <Avatar src={user.avatar} name={user.nickname} size={40} alt="" />
        <View className={styles.words}>
          <View className={styles.line}>
            <Text className={styles.name}>{user.nickname}</Text>
            {seen.idle ? (
              <Tag>{seen.text}</Tag>
            ) : isOfThisMonth(member, now) ? (
              <Tag tone="gold">本月新增</Tag>
            ) : (
              <Tag tone="celadon">{user.levelName}</Tag>
            )}
          </View>
          <Note>{notes}</Note>
          {remark !== '' && <Note>{`备注 ${remark}`}</Note>}
        </View>
        <View className={styles.figures}>
          <Text className={styles.amount}>{shortYuan(amount)}</Text>
          <Note>{`${orders} 单`}</Note>
        </View>
      </View>
    </View>
  );
}
