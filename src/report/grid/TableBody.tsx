/** The grid with what its marks mean, or that these days have nothing. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ReportTable } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Note } from '@/ui/kit/Words';
import { Grid } from './Grid';
import type { Order } from './range';
import styles from './grid.module.scss';

interface TableBodyProps {
  table: ReportTable;
  order: Order | undefined;
  onOrder: (order: Order) => void;
  onCell: (at: { rowKey: string; colKey: string }) => void;
}

export function TableBody({ table, order, onOrder, onCell }: TableBodyProps): ReactElement {
  if (table.rows.length === 0)
    return <Empty picture="order" title="所选日期暂无数据" text="换一段日期，或换一家门店" />;
  return (
    <>
      <Grid
        table={table}
        order={order}
        onOrder={onOrder}
        onCell={(row, column) => onCell({ rowKey: row.key, colKey: column.key })}
        onFill={({ date, storeId }) => void go('/report/pages/daily-input', { date, storeId })}
      />
      <View className={styles.legend}>
        <View className={styles.key}>
          <View className={styles.corner} />
          <Note>更正过</Note>
        </View>
        <View className={styles.key}>
          <View className={styles.dot} />
          <Note>有评论</Note>
        </View>
        <Note>点一个数字，看它怎么来的</Note>
        {table.leftOut.length > 0 && <Note>{`不含：${table.leftOut.join('、')}`}</Note>}
      </View>
    </>
  );
}
