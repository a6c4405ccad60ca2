/** 茶席: a row for each room, a bar for each use, and where the day stands. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { vars } from '@/ui/kit/unit';
import { Note, Title, Words } from '@/ui/kit/Words';
import { frameOf, linesOf, lookOf, nowAt, placeOf, saidOf, usesOf, type DeskDay } from './board';
import styles from './board.module.scss';

interface BoardProps {
  day: DeskDay;
  now: number;
  /** Bookings whose guest said to be late. */
  late: ReadonlySet<string>;
  onOpen: (bookingId: string) => void;
}

export function Board({ day, now, late, onOpen }: BoardProps): ReactElement | null {
  const frame = frameOf(day);
  if (!frame) return null;
  const line = nowAt(now, frame);
  return (
    <Card place="next" className={styles.board}>
      <View className={styles.head}>
        <Title tracked role="heading" aria-level={2}>
          茶席
        </Title>
        <Note>点一格看这单</Note>
      </View>
      <View className={styles.plan}>
        <View className={styles.scale} {...aria({ hidden: true })}>
          {frame.marks.map(({ label, at }) => (
            <View key={label} className={styles.mark} style={vars({ at })}>
              <Words size="caption" tone="muted" figures>
                {label}
              </Words>
            </View>
          ))}
        </View>
        <Slot>
          {line !== undefined && <View className={styles.now} style={vars({ at: line, rows: day.rooms.length })} />}
        </Slot>
        {day.rooms.map(({ room, uses }) => (
          <View key={room.id} className={styles.row} {...aria({ role: 'group', label: room.name })}>
            <Text className={styles.room}>{room.name}</Text>
            <View className={styles.line}>
              {usesOf(day, { room, uses }).map((use) => {
                const { look, word } = lookOf(use, late.has(use.id));
                // As much as the bar has room for; its name says all of it.
                const inside = (
                  <View {...aria({ hidden: true })}>
                    {linesOf(use, word).map((line) => (
                      <Words key={line} size="caption" className={styles.text} block>
                        {line}
                      </Words>
                    ))}
                  </View>
                );
                const bar = classes(styles.bar, styles[look]);
                const name = `${use.start} 至 ${use.end}，${saidOf(use, word)}`;
                return use.kind === 'booking' ? (
                  <Pressable
                    key={use.id}
                    className={bar}
                    style={vars(placeOf(use, frame))}
                    label={name}
                    onPress={() => onOpen(use.id)}
                  >
                    {inside}
                  </Pressable>
                ) : (
                  <View
                    key={use.id}
                    className={bar}
                    style={vars(placeOf(use, frame))}
                    {...aria({ role: 'img', label: name })}
                  >
                    {inside}
                  </View>
                );
              })}
            </View>
          </View>
        ))}
      </View>
    </Card>
  );
}
