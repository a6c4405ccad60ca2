/** The ink head over the night landscape: who one is and what one has. A visitor meets 登录/注册 and dashes. */
import { APP_NAME } from '@/core/lib/app';
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { useLogin } from '@/ui/shell';
import { savedOf, PACKETS, type Figure, type Saved } from './model';
import styles from './MineHead.module.scss';

const SCENE = '/images/article/26.webp';

export const MineHead = observer(function MineHead({
  onCode,
  onPackets,
  packets,
  saved,
}: {
  onCode: () => void;
  onPackets: () => void;
  packets?: number;
  saved?: Saved;
}): ReactElement {
  const { session } = useStores();
  const member = session.hasLogin ? session.member : undefined;
  return (
    <View className={styles.head}>
      <View className={styles.scene}>
        <Picture src={SCENE} w={750} alt="" fill priority />
      </View>
      <View className={styles.wash} />
      {session.hasLogin ? (
        <View className={styles.top}>
          <Pressable
            className={styles.who}
            role="link"
            label={member ? undefined : '编辑资料'}
            onPress={() => go('/member/pages/edit', {})}
          >
            <Avatar src={member?.avatar} name={member?.nickname} size={68} alt="" />
            <Stack grow>
              <Stack row gap={8} align="center">
                <Words size="head" serif tracked lines={1}>
                  {member?.nickname ?? `${APP_NAME}会员`}
                </Words>
                {member && <Tag tone="gold">{member.levelName}</Tag>}
              </Stack>
              <Words size="sub" tone="inverse" figures>
                {member ? `${member.mobile} · ID ${member.no}` : ' '}
              </Words>
            </Stack>
          </Pressable>
          <IconButton icon="qr" label="会员码" onPress={onCode} />
        </View>
      ) : (
        <Pressable
          className={styles.who}
          role="link"
          onPress={() => go('/site/pages/login', { backurl: '/pages/tea/mine' })}
        >
          <View className={styles.nobody} />
          <Stack grow>
            <Words size="head" serif tracked>
              登录/注册
            </Words>
            <Words size="sub" tone="inverse" figures>
              登录后看订单、钱包与收藏
            </Words>
          </Stack>
        </Pressable>
      )}
      <View className={styles.assets}>
        {savedOf(saved, member, packets).map((figure) => (
          <FigureCell key={figure.key} figure={figure} onPress={figure.key === PACKETS ? onPackets : undefined} />
        ))}
      </View>
    </View>
  );
});

interface FigureCellProps {
  figure: Figure;
  /** Opens something on this page instead of the figure's own. */
  onPress?: () => unknown;
}

/** A number over its word. */
function FigureCell({ figure, onPress }: FigureCellProps): ReactElement {
  const guard = useLogin();
  return (
    <Pressable
      className={styles.asset}
      role={onPress ? 'button' : 'link'}
      onPress={() => guard(onPress ?? (() => open(figure.route)))}
    >
      <Stack align="center">
        <Words size="title" serif figures>
          {figure.value}
        </Words>
        <Words size="foot" tone="inverse">
          {figure.label}
        </Words>
      </Stack>
    </Pressable>
  );
}
