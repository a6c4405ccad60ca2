/** How many places are taken, as squares while they can be counted; the own ones are dark. */
import { View } from '@tarojs/components';
import type { EventDetail } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import styles from './detail.module.scss';

const COUNTED = 40;

export function Places({ event }: { event: EventDetail }) {
  const { card, signup, faces } = event;
  const { seats, joined } = card;
  const own = signup && signup.status !== 'cancelled' ? signup.qty : 0;
  const said = `已报 ${joined}，余 ${Math.max(0, seats - joined)}`;
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="baseline">
        <Title>席位</Title>
        <Note>{said}</Note>
      </Stack>
      {seats <= COUNTED ? (
        <View className={styles.squares} {...aria({ role: 'img', label: said })}>
          {Array.from({ length: seats }, (_, i) => (
            <View
              key={i}
              className={classes(
                styles.square,
                i < joined - own && styles.full,
                i >= joined - own && i < joined && styles.own,
              )}
            />
          ))}
        </View>
      ) : (
        <View className={styles.squares}>
          <Progress value={joined / seats} label={said} tone="celadon" />
        </View>
      )}
      {faces.length > 0 && (
        <Stack row gap={8} align="center">
          <View className={styles.faces}>
            {faces.map(({ nickname, avatar }, i) => (
              // Two guests may have one nickname.
              <Avatar key={i} className={styles.face} src={avatar} name={nickname} alt={nickname} size={28} />
            ))}
          </View>
          {own > 0 && <Note>{`深色${own > 1 ? `${own} 席` : '一席'}是你的`}</Note>}
        </Stack>
      )}
    </Card>
  );
}
