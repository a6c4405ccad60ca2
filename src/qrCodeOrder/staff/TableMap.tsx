/** The tables of a store by area, three in a row: state by edge and word, what they owe, how long they sit. */
import { Text, View } from '@tarojs/components';
import type { TableState } from '@/contract';
import { exactText } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { Badge } from '@/ui/kit/Badge';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { byArea, STATES } from './areas';
import styles from './TableMap.module.scss';

interface TableMapProps {
  tables: readonly TableState[];
  /** Chosen as the target. */
  current?: string | undefined;
  isClosed?: (table: TableState) => boolean;
  onPress: (table: TableState) => void;
}

export function TableMap({ tables, current, isClosed, onPress }: TableMapProps) {
  return (
    <View>
      {byArea(tables).map(({ id, name, tables: own, free }) => (
        <Section key={id} near title={name} extra={<Note>{`空 ${free}，共 ${own.length}`}</Note>}>
          <View className={styles.grid}>
            {own.map((table) => (
              <Tile
                key={table.id}
                table={table}
                chosen={table.id === current}
                closed={isClosed?.(table) === true}
                onPress={() => onPress(table)}
              />
            ))}
          </View>
        </Section>
      ))}
    </View>
  );
}

interface TileProps {
  table: TableState;
  chosen: boolean;
  closed: boolean;
  onPress: () => void;
}

function Tile({ table, chosen, closed, onPress }: TileProps) {
  const { name, seats, state, amount, party, minutes, alerts, bookedAt } = table;
  const people = [party !== undefined && `${party} 位`, minutes !== undefined && `${minutes} 分`]
    .filter(Boolean)
    .join('  ');
  return (
    <Pressable
      className={classes(styles.tile, styles[state], chosen && styles.chosen, closed && styles.closed)}
      disabled={closed}
      pressed={chosen}
      onPress={onPress}
    >
      <Text className={styles.name}>{name}</Text>
      <Stack row justify="between" align="baseline">
        <Text className={styles.word}>{STATES[state]}</Text>
        <Note>{`${seats} 座`}</Note>
      </Stack>
      <View className={styles.foot}>
        {amount !== undefined && amount > 0 && (
          <Words size="value" medium figures>
            {exactText(amount)}
          </Words>
        )}
        <Note>{people || (bookedAt === undefined ? '' : `${formatTime(bookedAt, 'h:m')} 有约`)}</Note>
      </View>
      <Badge className={styles.badge} count={alerts} label={`${alerts} 件待办`} />
    </Pressable>
  );
}
