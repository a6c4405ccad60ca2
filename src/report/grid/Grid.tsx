/** The report grid (13.1 of the design): first column fixed, unit and source in the head, what was reached under the figure, a corner where it was put right, a dot where it was spoken of. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReportCell, ReportColumn, ReportRow, ReportTable } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Blocks } from '@/ui/shell';
import { figureText, GAP, inOrder, isMet, rateText, SOURCES, type Order } from './range';
import { FIRST } from './words';
import styles from './grid.module.scss';

interface GridProps {
  table: ReportTable;
  order: Order | undefined;
  onOrder: (order: Order) => void;
  /** All columns on a turned phone: narrower, lower, the unit under the name. */
  compact?: boolean;
  /** Left out where a report is only read. */
  onCell?: ((row: ReportRow, column: ReportColumn) => void) | undefined;
  onFill?: ((missing: NonNullable<ReportRow['missing']>) => void) | undefined;
}

/** Rows that are sent to the mini-program's screen at a time, the next ones once the last of them is well on it: each has many cells. */
const TOGETHER = 9;
const REACH = -150;

/** A sum is wider than a count, and so is what one comes to for each guest. */
const widthOf = ({ kind, unit }: ReportColumn) =>
  classes(styles.cell, (kind === 'money' || unit === '元') && styles.money);

export function Grid({ table, order, compact = false, onOrder, onCell, onFill }: GridProps): ReactElement {
  const { columns, rows, summary, kind } = table;
  const isLong = rows.length > TOGETHER;
  return (
    <View className={styles.scroll}>
      <View className={classes(styles.grid, compact && styles.compact)} {...aria({ role: 'table', label: '报表' })}>
        <View className={classes(styles.row, styles.head)} {...aria({ role: 'row' })}>
          <Text className={styles.first} {...aria({ role: 'columnheader' })}>
            {FIRST[kind]}
          </Text>
          {columns.map((column) => {
            const isSorted = order?.key === column.key;
            const sorted = isSorted ? (order.down ? '，从高到低' : '，从低到高') : '';
            const heading = `${column.label} ${column.unit}${isSorted ? (order.down ? ' ↓' : ' ↑') : ''}`;
            return (
              <View key={column.key} className={widthOf(column)} {...aria({ role: 'columnheader' })}>
                <Pressable
                  className={styles.press}
                  label={`${heading} ${SOURCES[column.source]}，排序${sorted}`}
                  onPress={() => onOrder({ key: column.key, down: isSorted ? !order.down : true })}
                >
                  <Text className={styles.name}>{heading}</Text>
                  {!compact && <Text className={styles.source}>{SOURCES[column.source]}</Text>}
                </Pressable>
              </View>
            );
          })}
        </View>
        <Slot>{isLong && <Total columns={columns} summary={summary} />}</Slot>
        <Blocks per={TOGETHER} reach={REACH}>
          {inOrder(rows, order).map((row) => (
            <GridRow key={row.key} row={row} columns={columns} onCell={onCell} onFill={onFill} />
          ))}
          {!isLong && <Total key="total" columns={columns} summary={summary} />}
        </Blocks>
      </View>
    </View>
  );
}

/** Below the rows, as sums stand; over them where they would be scrolled for. */
const Total = ({ columns, summary }: Pick<ReportTable, 'columns' | 'summary'>): ReactElement => (
  <View className={classes(styles.row, styles.total)} {...aria({ role: 'row' })}>
    <Text className={styles.first} {...aria({ role: 'rowheader' })}>
      合计
    </Text>
    {columns.map((column, at) => (
      <View key={column.key} className={widthOf(column)} {...aria({ role: 'cell' })}>
        <Figure cell={summary[at]} column={column} />
      </View>
    ))}
  </View>
);

interface GridRowProps extends Pick<GridProps, 'onCell' | 'onFill'> {
  row: ReportRow;
  columns: readonly ReportColumn[];
}

function GridRow({ row, columns, onCell, onFill }: GridRowProps): ReactElement {
  const { label, asOf, missing, cells } = row;
  return (
    <View className={styles.row} {...aria({ role: 'row' })}>
      <View className={styles.first} {...aria({ role: 'rowheader' })}>
        <Text className={styles.label}>{label}</Text>
        {asOf !== undefined && <Text className={styles.source}>{`截至 ${formatTime(asOf, 'h:m')}`}</Text>}
        {missing && onFill ? (
          <Pressable
            className={styles.fill}
            role="link"
            label={`没有日报 补填 ${label}`}
            onPress={() => onFill(missing)}
          >
            <Text>没有日报 补填</Text>
          </Pressable>
        ) : (
          missing && <Text className={styles.source}>没有日报</Text>
        )}
      </View>
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          cell={cells[at]}
          row={row}
          column={column}
          onPress={onCell && (() => onCell(row, column))}
        />
      ))}
    </View>
  );
}

interface CellProps {
  cell: ReportCell | undefined;
  row: ReportRow;
  column: ReportColumn;
  onPress: (() => void) | undefined;
}

function Cell({ cell, row, column, onPress }: CellProps): ReactElement {
  const value = cell ? figureText(cell.value, column) : GAP;
  const said = [
    `${row.label}，${column.label}（${column.unit}） ${value === GAP ? '没有数据' : value}`,
    cell?.rateBp === undefined ? '' : rateText(cell.rateBp),
    cell?.corrected ? '更正过' : '',
    cell && cell.comments.length > 0 ? `${cell.comments.length} 条评论` : '',
  ];
  const isPlain = !isMarked(cell);
  const inside = isPlain ? value : <Marked cell={cell} column={column} />;
  const look = classes(styles.press, isPlain && styles.value);
  if (!onPress)
    return (
      <View className={classes(widthOf(column), look)} {...aria({ role: 'cell' })}>
        {inside}
      </View>
    );
  return (
    <View className={widthOf(column)} {...aria({ role: 'cell' })}>
      <Pressable
        className={look}
        look={false}
        label={said.filter(Boolean).join('，')}
        haspopup="dialog"
        onPress={onPress}
      >
        {inside}
      </Pressable>
    </View>
  );
}

/** A sheet has hundreds of cells: what has no mark is one element less. */
const isMarked = (cell: ReportCell | undefined): boolean =>
  cell !== undefined && (cell.rateBp !== undefined || cell.corrected !== undefined || cell.comments.length > 0);

const Marked = ({ cell, column }: Pick<CellProps, 'cell' | 'column'>): ReactElement => (
  <>
    {cell && cell.comments.length > 0 && <View className={styles.dot} />}
    {cell?.corrected && <View className={styles.corner} />}
    <Figure cell={cell} column={column} />
  </>
);

const Figure = ({ cell, column }: { cell: ReportCell | undefined; column: ReportColumn }): ReactElement => (
  <>
    <Text className={styles.value}>{cell ? figureText(cell.value, column) : GAP}</Text>
    {cell?.rateBp !== undefined && (
      <Text className={classes(styles.rate, isMet(cell) && styles.met)}>{rateText(cell.rateBp)}</Text>
    )}
  </>
);
