/** Over the picture: the way back, who speaks and how many look on, 关注, the clear screen, the small window. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { call } from '@/core/api';
import { countText } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { back, go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { useAction, useLogin } from '@/ui/shell';
import { LIST } from './words';
import styles from './room.module.scss';

const PAD = 8;

interface RoomTopProps {
  live: LiveDetail;
  watchers: number;
  clear: boolean;
  onClear: (on: boolean) => void;
  onSmall: () => void;
  /** For who leads the room. */
  onHost?: () => void;
}

export function RoomTop({ live, watchers, clear, onClear, onSmall, onHost }: RoomTopProps): ReactElement {
  const { teacher, teacherId, avatar, status } = live.card;
  const { statusBarHeight, capsule: capsuleOf, windowWidth } = platform.system;
  const capsule = capsuleOf();
  const top = statusBarHeight() + PAD;
  // What stands at the right has no room beside the messenger's own buttons: it stands below them.
  const beside = capsule && { paddingRight: `${windowWidth() - capsule.left}px` };
  const below = capsule && { top: `${capsule.top + capsule.height + PAD}px` };
  return (
    <View className={styles.top} style={{ paddingTop: `${top}px`, ...beside }}>
      <IconButton icon="back" label="返回" onPress={() => void back(LIST)} />
      {!clear && (
        <View className={styles.speaker}>
          <Pressable
            className={styles.who}
            role="link"
            disabled={teacherId === undefined}
            onPress={() => teacherId !== undefined && void go('/tea/pages/artistDetail', { id: teacherId })}
          >
            <Avatar src={avatar} name={teacher} size={36} />
            <View className={styles.names}>
              <Text className={styles.name}>{teacher}</Text>
              <Words size="caption" tone="muted">
                {status === 'live' ? `${countText(watchers)} 人在看` : '回放'}
              </Words>
            </View>
          </Pressable>
          {teacherId !== undefined && <Follow id={teacherId} followed={live.room?.followed ?? false} />}
        </View>
      )}
      <View className={styles.grow} />
      <View className={classes(styles.tools, capsule && styles.hung)} style={below}>
        {onHost && <IconButton icon="gear" label="主持" onPress={onHost} />}
        <IconButton icon="copy" label="小窗" onPress={onSmall} />
        <Pressable
          className={styles.tool}
          label={clear ? '显示内容' : '清屏'}
          pressed={clear}
          onPress={() => onClear(!clear)}
        >
          <Icon name="eye" size={22} bold={clear} />
        </Pressable>
      </View>
    </View>
  );
}

function Follow({ id, followed }: { id: string; followed: boolean }): ReactElement {
  const guard = useLogin();
  const [on, setOn] = useState(followed);
  useEffect(() => setOn(followed), [followed]);
  const follow = useAction(async () => {
    setOn((await call('collect.create', { kind: 'master', targetId: id, on: !on })).on);
  });
  return (
    <Pressable
      className={styles.follow}
      pressed={on}
      busy={follow.pending}
      onPress={() => guard(() => void follow.run())}
    >
      <Text>{on ? '已关注' : '关注'}</Text>
    </Pressable>
  );
}
