/** The day's bookings by hour: those to receive as cards, the others as rows below. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BookingAction, BookingCard } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { Words } from '@/ui/kit/Words';
import { Rows } from '@/ui/shell';
import { clockText, startText } from '../order/labels';
import { State } from '../State';
import { DeskCard } from './DeskCard';
import { deskState, isOpen } from './state';
import styles from './desk.module.scss';

interface DayListProps {
  cards: readonly BookingCard[];
  now: number;
  isToday: boolean;
  busy: boolean;
  onAct: (act: BookingAction, card: BookingCard) => void;
  onOpen: (id: string) => void;
}

export function DayList({ cards, now, isToday, busy, onAct, onOpen }: DayListProps): ReactElement {
  const coming = cards.filter(isOpen);
  const others = cards.filter((card) => !isOpen(card)).reverse();
  const first = coming.find(({ can }) => can.includes('seat'))?.id;
  if (cards.length === 0) return <Empty picture="order" title="这天还没有预约" text="来客可以点右上角代客预约" />;
  return (
    <View>
      <View className={styles.line}>
        <Words size="foot" figures>
          {isToday ? `现在 ${clockText(now)}` : `${coming.length} 单待接待`}
        </Words>
      </View>
      <Rows
        rows={coming}
        keyOf={({ id }) => id}
        render={(card) => (
          <View className={styles.hour}>
            <Text className={styles.clock}>{startText(card)}</Text>
            <DeskCard
              card={card}
              now={now}
              first={card.id === first}
              busy={busy}
              onAct={onAct}
              onOpen={() => onOpen(card.id)}
            />
          </View>
        )}
      />
      {others.length > 0 && (
        <>
          <View className={classes(styles.line, styles.past)}>
            <Words size="foot" tone="muted">
              {`已接待与已结束 ${others.length} 单`}
            </Words>
          </View>
          <Cells place="alone">
            {others.map((card) => {
              const { text, tone, mark } = deskState(card, now);
              return (
                <Cell
                  key={card.id}
                  leading={
                    <Words size="name" medium figures>
                      {startText(card)}
                    </Words>
                  }
                  label={`${card.guest?.name ?? '客人'} ${card.party} 位 ${card.room.name}`}
                  arrow={false}
                  onPress={() => onOpen(card.id)}
                >
                  <State tone={tone} mark={mark}>
                    {text}
                  </State>
                </Cell>
              );
            })}
          </Cells>
        </>
      )}
    </View>
  );
}
