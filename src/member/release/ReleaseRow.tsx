/** One release in the list: what it is, where it stands, what the member is in it, and the one thing to do now. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReleaseCard } from '@/contract';
import { go } from '@/core/routes';
import { Button, type ButtonTone } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { OwnState } from './OwnState';
import { Windows } from './Windows';
import { useRemindRelease } from './useRemindRelease';
import styles from './release.module.scss';

interface ReleaseRowProps {
  release: ReleaseCard;
  /** The first one in which something is to be done carries the filled button. */
  first: boolean;
  onReserve: (release: ReleaseCard) => void;
}

export const openRank = (id: string) => go('/member/pages/appointment_rank', { id });
export const payRelease = (orderId: string) => go('/member/pages/wallet/pay', { orderGroup: 'order', orderId });

export function ReleaseRow({ release, first, onReserve }: ReleaseRowProps): ReactElement {
  const { id, title, note, goods, specText, price, quota, reserved, mine } = release;
  const ranking = release.state === 'soon' ? '看规则' : '看排名';
  return (
    <Card clip className={styles.card}>
      <Pressable
        className={styles.cover}
        role="link"
        label={`${title}的茶品`}
        onPress={() => go('/shop/pages/goods', { id: goods.id })}
      >
        <Picture src={goods.cover} w={750} ratio={0.62} alt="" />
      </Pressable>
      <View className={styles.words}>
        <Text className={styles.title}>{title}</Text>
        <Words size="sub" tone="soft" block className={styles.note}>
          {note}
        </Words>
        <View className={styles.sale}>
          <Price fen={price} />
          <Text className={styles.spec}>{specText}</Text>
          <Tag tone="ink">{`限量 ${quota} 份`}</Tag>
          <Text className={styles.count}>{`已预约 ${reserved} 人`}</Text>
        </View>
        <Windows release={release} />
        {mine && <OwnState entry={mine} />}
        <View className={styles.ways}>
          <Button tone="quiet" grow label={`${title}${ranking}`} onPress={() => openRank(id)}>
            {ranking}
          </Button>
          <Decision release={release} tone={first ? 'primary' : 'line'} onReserve={onReserve} />
        </View>
      </View>
    </Card>
  );
}

interface DecisionProps {
  release: ReleaseCard;
  tone: ButtonTone;
  onReserve: (release: ReleaseCard) => void;
}

function Decision({ release, tone, onReserve }: DecisionProps): ReactElement | null {
  const { state, mine, title } = release;
  const remind = useRemindRelease(release);
  if (state === 'soon')
    return (
      <Button
        tone={remind.on ? 'quiet' : tone}
        grow
        busy={remind.pending}
        label={`${title}${remind.on ? '取消提醒' : '提醒我'}`}
        onPress={remind.toggle}
      >
        {remind.on ? '取消提醒' : '提醒我'}
      </Button>
    );
  if (state === 'open')
    return (
      <Button
        tone={mine ? 'line' : tone}
        grow
        label={`${title}${mine ? '加助力' : '预约'}`}
        onPress={() => onReserve(release)}
      >
        {mine ? '加助力' : '预约'}
      </Button>
    );
  const { orderId } = mine ?? {};
  if (mine?.status !== 'chosen' || !orderId) return null;
  return (
    <Button tone={tone} grow label={`${title}去付款`} onPress={() => payRelease(orderId)}>
      去付款
    </Button>
  );
}
