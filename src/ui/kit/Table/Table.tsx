/** The figures of a drawing once more, to read: what a row is at the left, its figures at the right. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import styles from './Table.module.scss';

export interface TableProps {
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  total?: readonly string[];
}

export const Table = ({ label, head, rows, total }: TableProps): ReactElement => (
  <View {...aria({ role: 'table', label })}>
    <Row cells={head} look={styles.head} role="columnheader" />
    {rows.map(({ key, cells }) => (
      <Row key={key} cells={cells} />
    ))}
    {total && <Row cells={total} look={styles.total} />}
  </View>
);

const Row = ({ cells, look, role = 'cell' }: { cells: readonly string[]; look?: string; role?: string }) => (
  <View className={classes(styles.row, look)} {...aria({ role: 'row' })}>
    {cells.map((text, at) => (
      <Text key={at} className={styles.cell} {...aria({ role: at === 0 && role === 'cell' ? 'rowheader' : role })}>
        {text}
      </Text>
    ))}
  </View>
);
