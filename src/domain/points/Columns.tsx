/** A column for each day or month, those of the same scale; the same figures in a table behind (12.3 of the design). */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { figure } from './words';
import styles from './Columns.module.scss';

export interface Column {
  key: string;
  /** Under the column, where there is room for one. */
  mark?: string;
  label: string;
  up: number;
  down?: number;
}

interface ColumnsProps {
  /** One sentence that says what it shows. */
  label: string;
  /** Heads of the table: what a row is, and what goes up and down. */
  heads: { row: string; up: string; down?: string };
  columns: readonly Column[];
}

/** So few have room for their figures. */
const FEW = 7;

/** Percent of the tallest; what there is at all is seen. */
const part = (value: number, most: number): number => (value > 0 ? Math.max(3, (value / most) * 100) : 0);

export function Columns({ label, heads, columns }: ColumnsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const most = Math.max(1, ...columns.map(({ up, down = 0 }) => Math.max(up, down)));
  const named = columns.length <= FEW && heads.down === undefined;
  const rows = columns.filter(({ up, down = 0 }) => up > 0 || down > 0);
  return (
    <View>
      <View className={styles.chart} role="img" aria-label={label}>
        {!named && (
          <Words size="caption" tone="muted" figures className={styles.most}>
            {figure(most)}
          </Words>
        )}
        {columns.map(({ key, mark, up, down }) => (
          <View key={key} className={styles.column}>
            <View className={styles.room}>
              <View className={styles.up} style={vars({ part: part(up, most) })}>
                {named && up > 0 && (
                  <Words size="caption" tone="soft" figures className={styles.value}>
                    {figure(up)}
                  </Words>
                )}
              </View>
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
        <View className={styles.table} role="table" aria-label={label}>
          <Row cells={[heads.row, heads.up, ...(heads.down === undefined ? [] : [heads.down])]} head />
          {rows.map(({ key, label: name, up, down }) => (
            <Row key={key} cells={[name, figure(up), ...(down === undefined ? [] : [figure(down)])]} />
          ))}
        </View>
      )}
    </View>
  );
}

const Row = ({ cells, head }: { cells: readonly string[]; head?: boolean }): ReactElement => (
  <View className={classes(styles.row, head && styles.head)} role="row">
    {cells.map((text, at) => (
      <Text key={at} className={styles.cell} role={head ? 'columnheader' : 'cell'}>
        {text}
      </Text>
    ))}
  </View>
);
