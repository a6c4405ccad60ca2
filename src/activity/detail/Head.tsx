/** What it is: picture, state, name, when, where with the way there, what it costs. */
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { EventDetail } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { KIND_NAMES, MINE_NAMES, priceOf, spanOf, STATUS_NAMES, untilText } from '@/domain/activity/words';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import styles from './detail.module.scss';

export const Head = observer(function Head({ event }: { event: EventDetail }) {
  const { clock } = useStores();
  const { card, address, map, signup, cancelled, agenda } = event;
  const until = untilText(card.startAt, clock.now());
  const mine = signup && signup.status !== 'cancelled' ? MINE_NAMES[signup.status] : undefined;
  return (
    <View>
      <Picture src={card.cover} w={750} ratio={0.56} alt="" priority />
      <View className={styles.head}>
        <Stack row gap={8} wrap>
          <Tag tone="celadon">{KIND_NAMES[card.kind]}</Tag>
          {mine ? <Tag tone="ink">{mine}</Tag> : <Tag>{cancelled ? '已取消' : STATUS_NAMES[card.status]}</Tag>}
        </Stack>
        <Title size="display" block>
          {card.title}
        </Title>
        <Stack row gap={10} align="center">
          <Icon name="clock" size={18} />
          <Words size="body">{[spanOf(card), until].filter(Boolean).join('　')}</Words>
        </Stack>
        <Stack row gap={10} align="center">
          <Icon name="pin" size={18} />
          <Words size="body" className={styles.where}>{`${card.store.name}　${address}`}</Words>
          <Button
            size="s"
            tone="plain"
            onPress={() => go('/open-location', { ...map, name: card.store.name, address })}
          >
            导航
          </Button>
        </Stack>
        <Stack row gap={10} align="center">
          <Icon name="pay" size={18} />
          <Words size="body">
            {card.price === 0 ? '免费' : `${priceOf(card.price)} / 位`}
            {agenda.length > 0 ? `，共 ${agenda.length} 段` : ''}
          </Words>
        </Stack>
      </View>
    </View>
  );
});
