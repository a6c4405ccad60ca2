/** The ink head over the night landscape: who one is and what one has. A visitor meets 登录/注册 and dashes. */
import { APP_NAME } from '@/core/lib/app';
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { useLogin } from '@/ui/shell';
import { assetsOf, PACKETS, type Figure } from './model';
import styles from './MineHead.module.scss';

const SCENE = '/images/article/26.webp';

export const MineHead = observer(function MineHead({
  onCode,
  onPackets,
  packets,
}: {
  onCode: () => void;
  onPackets: () => void;
  packets?: number;
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
            <View className={styles.words}>
              <View className={styles.line}>
                <Text className={styles.name}>{member?.nickname ?? `${APP_NAME}会员`}</Text>
                {member && <Tag tone="gold">{member.levelName}</Tag>}
              </View>
              <Words size="sub" tone="inverse" figures>
                {member ? `${member.mobile} · ID ${member.no}` : ' '}
              </Words>
            </View>
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
          <View className={styles.words}>
            <Text className={styles.name}>登录/注册</Text>
            <Words size="sub" tone="inverse" figures>
              登录后看订单、余额与收藏
            </Words>
          </View>
        </Pressable>
      )}
      <View className={styles.assets}>
        {assetsOf(member, packets).map((figure) => (
          <FigureCell
            key={figure.key}
            figure={figure}
            className={styles.asset}
            valueClass={styles.value}
            labelClass={styles.label}
            onPress={figure.key === PACKETS ? onPackets : undefined}
          />
        ))}
      </View>
    </View>
  );
});

interface FigureCellProps {
  figure: Figure;
  className?: string;
  valueClass?: string;
  labelClass?: string;
  /** Opens something on this page instead of the figure's own. */
  onPress?: () => unknown;
}

/** A number over its word; with an arrow it leads on, without one it only tells. */
export function FigureCell({ figure, className, valueClass, labelClass, onPress }: FigureCellProps): ReactElement {
  const guard = useLogin();
  const leads = onPress !== undefined || canOpen(figure.route);
  const inside = (
    <>
      <Text className={valueClass}>{figure.value}</Text>
      <View className={classes(styles.caption, labelClass)}>
        <Text>{figure.label}</Text>
        {leads && <Icon name="next" size={12} />}
      </View>
    </>
  );
  return leads ? (
    <Pressable
      className={className}
      role={onPress ? 'button' : 'link'}
      onPress={() => guard(onPress ?? (() => open(figure.route)))}
    >
      {inside}
    </Pressable>
  ) : (
    <View className={className}>{inside}</View>
  );
}
