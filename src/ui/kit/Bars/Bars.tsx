/** A bar for each day or month, those of the same scale; the same figures in a table behind (13.2 of the design). */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import { Table } from '../Table';
import { vars } from '../unit';
import { Words } from '../Words';
import styles from './Bars.module.scss';

export interface Bar {
  key: string;
  label: string;
  /** Under the bar, where there is room for one. */
  mark?: string;
  up: number;
  /** Beside it, what went. */
  down?: number;
}

export interface BarsProps {
  /** One sentence that says what it shows. */
  label: string;
  /** Heads of the table: what a row is, and what goes up and down. */
  heads: { row: string; up: string; down?: string };
  bars: readonly Bar[];
  /** A figure in words: grouped, in its unit. */
  say: (value: number) => string;
}

/** So few have room for their figures. */
const FEW = 7;

/** Percent of the tallest; what there is at all is seen. */
const part = (value: number, most: number): number => (value > 0 ? Math.max(3, (value / most) * 100) : 0);

export function Bars({ label, heads, bars, say }: BarsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const most = Math.max(1, ...bars.map(({ up, down = 0 }) => Math.max(up, down)));
  const named = bars.length <= FEW && heads.down === undefined;
  const rows = bars.filter(({ up, down = 0 }) => up > 0 || down > 0);
  return (
    <View>
      <View className={classes(styles.chart, !named && styles.many)} {...aria({ role: 'img', label })}>
        {!named && (
          <Words size="caption" tone="muted" figures className={styles.most}>
            {say(most)}
          </Words>
        )}
        {bars.map(({ key, mark, up, down }) => (
          <View key={key} className={classes(styles.column, named && styles.few)}>
            {named && up > 0 && (
              <Words size="caption" tone="soft" figures className={styles.value} style={vars({ part: part(up, most) })}>
                {say(up)}
              </Words>
            )}
            <View className={styles.room}>
              <View className={styles.up} style={vars({ part: part(up, most) })} />
              {down !== undefined && <View className={styles.down} style={vars({ part: part(down, most) })} />}
            </View>
            <Text className={styles.mark}>{mark ?? ''}</Text>
          </View>
        ))}
      </View>
      <View className={styles.key}>
        {heads.down !== undefined && (
          <>
            <Text className={classes(styles.sort, styles.came)}>{heads.up}</Text>
            <Text className={classes(styles.sort, styles.went)}>{heads.down}</Text>
          </>
        )}
        <Pressable className={styles.more} expanded={open} onPress={() => setOpen(!open)}>
          <Text>{open ? '收起列表' : '列表'}</Text>
        </Pressable>
      </View>
      {open && (
        <Table
          label={label}
          head={[heads.row, heads.up, ...(heads.down === undefined ? [] : [heads.down])]}
          rows={rows.map(({ key, label: name, up, down }) => ({
            key,
            cells: [name, say(up), ...(down === undefined ? [] : [say(down)])],
          }))}
        />
      )}
    </View>
  );
}
