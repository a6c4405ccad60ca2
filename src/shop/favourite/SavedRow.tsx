/** A thing that was seen or saved: picture, words, price then and now, whether it can still be had; a tick while editing. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { Offer } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { OfferTag, payOf } from '@/domain/goods/offer';
import { CheckMark } from '@/ui/kit/Check';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import { useEdited } from './editing';
import styles from './SavedRow.module.scss';

interface SavedThing {
  id: string;
  title: string;
  cover: string;
  sub?: string;
  price?: number;
  /** What this member pays instead. */
  offer?: Offer;
  priceDrop?: number;
  state: 'ok' | 'soldout' | 'off';
}

interface SavedRowProps {
  thing: SavedThing;
  /** One more line: when it was saved. */
  note?: string;
  round?: boolean;
  onOpen?: () => void;
  /** Buttons at the foot; not while editing. */
  children?: ReactNode;
}

export function SavedRow({ thing, note, round = false, onOpen, children }: SavedRowProps) {
  const edit = useEdited(thing.id);
  const { title, cover, sub, price, offer, priceDrop, state } = thing;
  const was = price === undefined ? undefined : offer ? price : priceDrop && price + priceDrop;
  const stateText = { ok: '', soldout: '已售罄', off: '已失效' }[state];
  return (
    <View className={classes(styles.row, state !== 'ok' && styles.gone)}>
      <Pressable
        className={styles.open}
        role={edit.on ? 'checkbox' : onOpen ? 'link' : 'button'}
        checked={edit.on ? edit.chosen : undefined}
        disabled={!edit.on && !onOpen}
        onPress={edit.on ? edit.toggle : onOpen}
      >
        {edit.on && <CheckMark checked={edit.chosen} />}
        <Thumb src={cover} size={92} round={round} stamp={stateText} />
        <Stack grow>
          <Text className={styles.title}>{title}</Text>
          {sub && (
            <Note lines={1} className={styles.sub}>
              {sub}
            </Note>
          )}
          {note && (
            <Note lines={1} className={styles.sub}>
              {note}
            </Note>
          )}
          {price !== undefined && (
            <Stack row gap={6} align="center" wrap className={styles.prices}>
              <Price
                fen={payOf({ price, offer })}
                was={state === 'ok' ? was : undefined}
                size="s"
                tone={state === 'ok' ? 'price' : 'muted'}
              />
              {state === 'ok' && <OfferTag offer={offer} />}
              {priceDrop !== undefined && state === 'ok' && <Tag tone="accent">{`已降 ${shortYuan(priceDrop)}`}</Tag>}
            </Stack>
          )}
        </Stack>
      </Pressable>
      {!edit.on && children && (
        <Stack row gap={8} align="center" justify="end" wrap className={styles.ways}>
          {children}
        </Stack>
      )}
    </View>
  );
}
