/** Below the picture of a room that runs: what is said, the goods that are spoken of, questions and likes, and what one can do. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { countText } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { sells } from '@/domain/checkout/virtual';
import { payOf } from '@/domain/goods/offer';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Bag } from './Bag';
import type { RoomProps } from './roomProps';
import { RoomTalk } from './RoomTalk';
import { giftsOf } from './words';
import styles from './room.module.scss';

export function LiveFoot({ live, room, onOpen, onBuy, onLike, onShare, onPick }: RoomProps): ReactElement {
  const { goods } = live;
  const { session } = useStores();
  const { pinnedId, questions = 0, likes = 0 } = room.talk?.state ?? live.room?.state ?? {};
  const pinned = goods.find(({ id }) => id === pinnedId);
  return (
    <View className={styles.foot}>
      <View className={styles.columns}>
        <Stack gap={12} grow>
          <RoomTalk
            list={room.talk?.list ?? []}
            gifts={giftsOf(live)}
            me={session.member?.id}
            onPick={live.room?.isHost ? onPick : undefined}
          />
          <Slot>
            {pinned && <Pinned goods={pinned} place={goods.indexOf(pinned) + 1} onBuy={() => onBuy(pinned.id)} />}
          </Slot>
        </Stack>
        <View className={styles.side}>
          <Count icon="comment" text={`问题 ${questions}`} onPress={() => onOpen('questions')} />
          <Count icon="like" text={countText(likes)} label="点赞" onPress={onLike} />
        </View>
      </View>
      <View className={styles.bar}>
        <Pressable className={styles.field} onPress={() => onOpen('say')}>
          <Text>{room.muted ? '你已被禁言' : '说点什么'}</Text>
        </Pressable>
        <IconButton icon="chat" label="提问" onPress={() => onOpen('question')} />
        {sells('gift') && <IconButton icon="gift" label="送礼" onPress={() => onOpen('gift')} />}
        <Bag goods={goods} onOpen={onOpen} onShare={onShare} />
      </View>
    </View>
  );
}

interface PinnedProps {
  goods: GoodsCard;
  place: number;
  onBuy: () => void;
}
const Pinned = ({ goods, place, onBuy }: PinnedProps) => (
  <Pressable className={styles.pinned} onPress={onBuy}>
    <Thumb src={goods.cover} size={72} alt="" />
    <Stack gap={2} grow shrink>
      <View className={styles.talking}>
        <Icon name="live" size={12} />
        <Text>{`讲解中　${place} 号`}</Text>
      </View>
      <Text className={styles.goodsName}>{goods.title}</Text>
      <Price fen={payOf(goods)} size="s" />
    </Stack>
    <Text className={styles.buy}>{goods.soldOut ? '看看' : '去买'}</Text>
  </Pressable>
);

interface CountProps {
  icon: 'comment' | 'like';
  text: string;
  label?: string;
  onPress: () => void;
}
const Count = ({ icon, text, label, onPress }: CountProps) => (
  <Pressable className={styles.count} label={label && `${label}，${text}`} onPress={onPress}>
    <Icon name={icon} size={26} />
    <Text>{text}</Text>
  </Pressable>
);
