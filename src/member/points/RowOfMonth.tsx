/** A row of the books under the head of its month. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { classes } from '@/ui/kit/classes';
import { monthName } from '@/domain/ledger/months';
import type { MonthRow } from './usePointRows';
import styles from './RowOfMonth.module.scss';

export const RowOfMonth = ({ row, onPress }: { row: MonthRow; onPress: (row: LedgerRow) => void }): ReactElement => (
  <View className={styles.place}>
    {row.month !== undefined && <Text className={styles.month}>{monthName(row.month)}</Text>}
    <View className={classes(styles.row, row.month !== undefined && styles.first, row.last && styles.last)}>
      <LedgerLine row={row} onPress={onPress} />
    </View>
  </View>
);
