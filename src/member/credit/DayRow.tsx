/** A row of the statement under the head of its day. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { Note } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import type { DatedRow } from './days';
import styles from './DayRow.module.scss';

export function DayRow({ row, onPress }: { row: DatedRow; onPress: (row: LedgerRow) => void }): ReactElement {
  return (
    <View className={styles.place}>
      {row.day !== undefined && (
        <Note block className={styles.day}>
          {row.day}
        </Note>
      )}
      <View className={classes(styles.row, row.day !== undefined && styles.first, row.last && styles.last)}>
        <LedgerLine row={row} time="h:m" onPress={onPress} />
      </View>
    </View>
  );
}
