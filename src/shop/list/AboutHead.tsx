/** What a list is about: its maker or mountain as a card, its sale with the time that is left. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { ListHead } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Title } from '@/ui/kit/Words';
import styles from './AboutHead.module.scss';

export function MakerHead({ head: { master, producer } }: { head: ListHead }) {
  if (master)
    return (
      <Card link={`/tea/pages/artistDetail?id=${master.id}`} name={master.name}>
        <Avatar src={master.avatar} size={56} name={master.name} />
        <Lines
          name={master.name}
          note={`${master.title} · ${master.region}`}
          extra={`作品 ${master.works} · 关注 ${master.followers}`}
        />
      </Card>
    );
  if (producer)
    return (
      <Card link={`/tea/pages/producer?id=${producer.id}`} name={producer.name}>
        <Picture className={styles.art} src={producer.cover} w={240} ratio={0.75} alt="" />
        <Lines
          name={producer.name}
          note={`${producer.region} · 海拔 ${producer.altitude}`}
          extra={`${producer.since} 年起 · ${producer.area}`}
        />
      </Card>
    );
  return null;
}

/** A card is pressed only when there is a page behind it. */
function Card({ link, name, children }: { link: string; name: string; children: ReactNode }) {
  if (!canOpen(link)) return <View className={styles.card}>{children}</View>;
  return (
    <Pressable className={styles.card} role="link" label={name} onPress={() => void open(link)}>
      {children}
    </Pressable>
  );
}

const Lines = ({ name, note, extra }: { name: string; note: string; extra: string }) => (
  <Stack grow>
    <Title>{name}</Title>
    <Text className={styles.note}>{note}</Text>
    <Text className={styles.note}>{extra}</Text>
  </Stack>
);

/** Before it starts it counts down to the start; after its end the list reads itself again. */
export function SaleHead({ head: { campaign, serverTime }, onEnd }: { head: ListHead; onEnd: () => void }) {
  if (!campaign || campaign.endAt <= serverTime) return null;
  const coming = campaign.startAt > serverTime;
  return (
    <View className={styles.sale}>
      <Text className={styles.slot}>{`${campaign.label} 场`}</Text>
      <Countdown
        endAt={coming ? campaign.startAt : campaign.endAt}
        label={coming ? '距开始' : '距结束'}
        onEnd={onEnd}
      />
    </View>
  );
}
