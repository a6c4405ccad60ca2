/** 主播: who speaks now and next, each with the way to their page; following one is hearing when they begin. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import { useAction, useLogin } from '@/ui/shell';
import { soonText, statusAt } from './words';
import styles from './live.module.scss';

export function Hosts({ rooms }: { rooms: readonly LiveCard[] }): ReactElement | null {
  const hosts = rooms.filter(
    ({ teacherId }, at) => teacherId !== undefined && rooms.findIndex((one) => one.teacherId === teacherId) === at,
  );
  if (hosts.length === 0) return null;
  return (
    <Section title="主播">
      <Strip>
        <View className={styles.hosts}>
          {hosts.map((room) => (
            <Host key={room.teacherId} room={room} />
          ))}
        </View>
      </Strip>
    </Section>
  );
}

function Host({ room }: { room: LiveCard }): ReactElement {
  const { clock, feedback } = useStores();
  const guard = useLogin();
  const { teacherId = '', teacher, avatar, followed = false } = room;
  const [on, setOn] = useState(followed);
  useEffect(() => setOn(followed), [followed]);
  const follow = useAction(async () => {
    const after = await call('collect.create', { kind: 'master', targetId: teacherId, on: !on });
    setOn(after.on);
    feedback.toast(after.on ? '开播时告诉你' : '已取消关注');
  });
  const now = clock.now();
  const status = statusAt(room, now);
  const word = status === 'live' ? '直播中' : status === 'upcoming' ? soonText(room, now) : '看回放';
  return (
    <View className={styles.host}>
      <Pressable
        role="link"
        className={styles.face}
        onPress={() => void go('/tea/pages/artistDetail', { id: teacherId })}
      >
        <View className={classes(styles.ring, status === 'live' && styles.onAir)}>
          <Avatar src={avatar} name={teacher} size={54} />
        </View>
        <Words size="sub" lines={1}>
          {teacher}
        </Words>
        <Words size="caption" tone="muted">
          {word}
        </Words>
      </Pressable>
      <Pressable
        className={classes(styles.follow, on && styles.followed)}
        label={`${on ? '已关注' : '关注'}${teacher}`}
        pressed={on}
        busy={follow.pending}
        onPress={() => guard(() => void follow.run())}
      >
        <Text>{on ? '已关注' : '关注'}</Text>
      </Pressable>
    </View>
  );
}
