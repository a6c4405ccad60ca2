/** The member card that overlaps the landscape: level, what it brings, how far the next one is, the year card. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Member } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { ownDiscount } from '@/domain/member/levels';
import { aria } from '@/ui/kit/aria';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { inviteOf, levelOf } from './model';
import styles from './LevelCard.module.scss';

interface LevelCardProps {
  /** Undefined until the profile is there. */
  member: Member | undefined;
  visitor: boolean;
  /** Names of the levels, for a visitor. */
  levels: readonly string[];
}

const Name = ({ children }: { children: string }): ReactElement => (
  <Title size="head" tracked tone="celadon" className={styles.front}>
    {children}
  </Title>
);

export function LevelCard({ member, visitor, levels }: LevelCardProps): ReactElement {
  if (visitor) {
    const { title, names } = inviteOf(levels);
    return (
      <Pressable className={styles.card} role="link" onPress={() => go('/pages/tea/vip-rights', {})}>
        <Name>{title}</Name>
        <Words size="foot" tone="soft" className={styles.front}>
          {names}
        </Words>
        <Stack row gap={10} align="center" className={styles.grow}>
          <Text>成为会员，从第一单开始积累成长值</Text>
        </Stack>
      </Pressable>
    );
  }
  // The room of a card of which nothing is known yet.
  if (!member) return <View className={styles.card} />;
  const level = levelOf(member);
  return (
    <Pressable className={styles.card} role="link" onPress={() => go('/pages/tea/vip')}>
      <Picture className={styles.scene} fill src={level.scene} w={750} alt="" />
      <Name>{member.levelName}</Name>
      <Words size="foot" tone="soft" className={styles.front}>
        {member.vipUntil
          ? `${ownDiscount(member, true)} · 至 ${formatTime(member.vipUntil, 'YYYY-MM-DD')}`
          : level.perk}
      </Words>
      <Stack row gap={10} align="center" className={styles.grow}>
        <Text>{level.growth}</Text>
        <View className={styles.bar} {...aria({ hidden: true })}>
          <Progress
            value={level.percent}
            label={level.next ? `${level.growth}，下一级 ${level.next}` : `${level.growth}，已是最高一级`}
            tone="celadon"
          />
        </View>
        <Text>{level.next || '已是最高一级'}</Text>
      </Stack>
    </Pressable>
  );
}
