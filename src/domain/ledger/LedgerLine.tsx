/** One row of the books: what it was, when, how much, and what was left. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { formatTime, listTime, type TimeFormat } from '@/core/lib/time';
import { classes } from '@/ui/kit/classes';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Note } from '@/ui/kit/Words';
import { deltaOf, figureOf, holdOf, iconOf } from './labels';
import styles from './LedgerLine.module.scss';

interface LedgerLineProps {
  row: LedgerRow;
  /** Under a head with the day the hour is enough. */
  time?: TimeFormat;
  onPress: (row: LedgerRow) => void;
}

export function LedgerLine({ row, time, onPress }: LedgerLineProps): ReactElement {
  const hold = holdOf(row);
  const at = time ? formatTime(row.createdAt, time) : listTime(row.createdAt);
  return (
    <RecordRow
      icon={iconOf(row)}
      title={row.title}
      notes={[
        <Text key="when">
          {at}
          {hold && <Text className={classes(styles.hold, row.state === 'success' && styles.arrived)}>{hold}</Text>}
        </Text>,
      ]}
      amount={deltaOf(row)}
      way={row.delta > 0 ? 'came' : undefined}
      cut
      haspopup="dialog"
      onPress={() => onPress(row)}
    >
      <Note>{`余 ${figureOf(row.unit, row.balanceAfter)}`}</Note>
    </RecordRow>
  );
}
