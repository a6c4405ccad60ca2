/** A notice in the list: a line of its day's card, or a card of its own with what it speaks of. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { formatTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Swipe } from '@/ui/kit/Swipe';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { drawingOf } from './boxes';
import { dayWord, type GroupedNotice } from './groups';
import { linkWord } from './links';
import styles from './notice.module.scss';
import { Way } from './Way';

interface NoticeItemProps {
  row: GroupedNotice;
  now: number;
  onOpen: (id: string) => unknown;
  onRead: (id: string) => void;
  onDelete: (id: string) => unknown;
}

export function NoticeItem({ row, now, onOpen, onRead, onDelete }: NoticeItemProps): ReactElement {
  return (
    <>
      {row.begins && (
        <Title size="name" tracked block className={styles.day} {...aria({ role: 'heading', level: 2 })}>
          {dayWord(row.createdAt, now)}
        </Title>
      )}
      <View className={classes(styles.holder, row.first && styles.first, row.last && styles.last)}>
        <Swipe actions={[{ label: '删除', onPress: () => onDelete(row.id) }]}>
          {row.card ? (
            <CardRow row={row} card={row.card} onOpen={onOpen} onRead={onRead} />
          ) : (
            <Line row={row} onOpen={onOpen} />
          )}
        </Swipe>
      </View>
    </>
  );
}

const Unread = () => <View className={styles.dot} {...aria({ role: 'img', label: '未读' })} />;

function Line({ row, onOpen }: Pick<NoticeItemProps, 'row' | 'onOpen'>): ReactElement {
  return (
    <Pressable className={styles.line} role="link" onPress={() => onOpen(row.id)}>
      <View className={styles.drawing}>
        <Icon name={drawingOf(row)} size={20} />
        {!row.read && <Unread />}
      </View>
      <Stack grow>
        <Stack row gap={8} align="center">
          <Text className={classes(styles.title, !row.read && styles.unread)}>{row.title}</Text>
          <Note className={styles.time}>{formatTime(row.createdAt, 'h:m')}</Note>
        </Stack>
        <Words size="sub" tone="soft" lines={2} className={styles.text}>
          {row.text}
        </Words>
        {row.gone && (
          <View className={styles.gone}>
            <Tag>内容已失效</Tag>
          </View>
        )}
      </Stack>
    </Pressable>
  );
}

interface CardRowProps extends Pick<NoticeItemProps, 'row' | 'onOpen' | 'onRead'> {
  card: NonNullable<GroupedNotice['card']>;
}

function CardRow({ row, card, onOpen, onRead }: CardRowProps): ReactElement {
  const { link = '' } = row;
  const follow = (url: string) => {
    onRead(row.id);
    return open(url);
  };
  const id = link.split('?id=')[1];
  const onWay = card.steps?.at === 3 && id && link.startsWith('/shop/pages/order/detail');
  return (
    <View className={styles.card}>
      <Pressable className={styles.top} role="link" onPress={() => onOpen(row.id)}>
        {card.image && <Thumb src={card.image} size={64} />}
        <Stack grow>
          <Stack row gap={8} align="center">
            {!row.read && <Unread />}
            <Title tracked lines={1} className={styles.event}>
              {row.title}
            </Title>
            <Note className={styles.time}>{formatTime(row.createdAt, 'h:m')}</Note>
          </Stack>
          <Words size="sub" tone="soft" lines={1}>{`${card.text}　${card.note}`}</Words>
          <Words size="foot" tone="celadon">
            {row.text}
          </Words>
        </Stack>
      </Pressable>
      {card.steps && <Way {...card.steps} />}
      {canOpen(link) && (
        <View className={styles.ways}>
          <Button size="s" tone="quiet" onPress={() => follow(link)}>
            {linkWord(link)}
          </Button>
          {onWay && (
            <Button size="s" tone="line" onPress={() => follow(`/shop/pages/order/express?id=${id}`)}>
              看物流
            </Button>
          )}
        </View>
      )}
    </View>
  );
}
