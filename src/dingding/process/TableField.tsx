/** A table of a form: its rows, taken away by a press, and a sheet for one more. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ProcessField } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { IconButton } from '@/ui/kit/IconButton';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import { rowsOf, rowSum, sumOf } from './values';
import styles from './process.module.scss';

const RowSheet = later(() => import('./RowSheet').then(({ RowSheet: part }) => part));

interface TableFieldProps {
  field: ProcessField;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function TableField({ field, label, value, error, onChange }: TableFieldProps): ReactElement {
  const [adding, setAdding] = useState(false);
  const rows = rowsOf(value);
  const total = rows.reduce((sum, row) => sum + rowSum(field, row), 0);
  const textOf = (row: readonly string[]) =>
    field.columns
      .slice(1)
      .map(
        (column, at) => `${column.label} ${column.type === 'money' ? sumOf(Number(row[at + 1])) : (row[at + 1] ?? '')}`,
      )
      .join('　');
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {rows.map((row, at) => (
        <Stack key={`${at}${row.join()}`} row gap={8} align="center" className={styles.row}>
          <Stack grow>
            <Words size="name">{row[0]}</Words>
            <Words size="sub" tone="soft">
              {textOf(row)}
            </Words>
          </Stack>
          <Words size="name" figures>
            {sumOf(rowSum(field, row))}
          </Words>
          <IconButton
            icon="close"
            label={`去掉${row[0] ?? ''}`}
            onPress={() => onChange(JSON.stringify(rows.filter((_, i) => i !== at)))}
          />
        </Stack>
      ))}
      {total > 0 && (
        <Stack row justify="between" className={styles.row}>
          <Words size="name" medium>
            合计
          </Words>
          <Words size="name" medium figures>
            {sumOf(total)}
          </Words>
        </Stack>
      )}
      <View className={styles.add}>
        <Button block tone="line" icon="plus" onPress={() => setAdding(true)}>
          加一行
        </Button>
      </View>
      <RowSheet
        field={field}
        open={adding}
        onClose={() => setAdding(false)}
        onRow={(row) => {
          onChange(JSON.stringify([...rows, row]));
          setAdding(false);
        }}
      />
    </Field>
  );
}
