/** A figure of the day (13.1 of the design): outlined as the shop counted it, filled as it was typed, red where it needs a reason. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DailyField } from '@/contract';
import { grouped } from '@/core/lib/money';
import { classes } from '@/ui/kit/classes';
import { Entry } from '@/ui/kit/Entry';
import { Icon } from '@/ui/kit/Icon';
import { Note, Words } from '@/ui/kit/Words';
import { idOf } from './useDaily';
import { farOf, reasonKey, shownOf, type Typed } from './values';
import styles from './daily.module.scss';

interface FigureFieldProps {
  field: DailyField;
  values: Typed;
  fault: { key: string; text: string } | undefined;
  readOnly: boolean;
  onInput: (key: string, text: string) => void;
}

/** The amount differs from the system's, or was refused: what is said in red. */
function redOf({ field, values, fault }: Pick<FigureFieldProps, 'field' | 'values' | 'fault'>): string | undefined {
  const far = farOf(field, values);
  if (fault?.key === field.key) return fault.text;
  return far === undefined
    ? undefined
    : `和系统的 ${grouped(shownOf(field, field.prefill ?? ''))} 差 ${far} %，写一句原因`;
}

export function FigureField(props: FigureFieldProps): ReactElement {
  const { field, values } = props;
  const red = redOf(props);
  return (
    <View className={styles.figure}>
      <View className={styles.line}>
        <View className={styles.label}>
          <Words size="body">{field.required ? field.label : `${field.label}（选填）`}</Words>
          <Note>{field.hint}</Note>
        </View>
        <Box {...props} isRed={red !== undefined} />
      </View>
      {red !== undefined && <Fault id={noteOf(field)} text={red} />}
      {farOf(field, values) !== undefined && <Reason {...props} />}
    </View>
  );
}

const noteOf = ({ key }: DailyField): string => `${idOf(key)}-note`;

function Box({ field, values, readOnly, onInput, isRed }: FigureFieldProps & { isRed: boolean }): ReactElement {
  const { key, label, type, unit, prefill } = field;
  const value = values[key] ?? '';
  const isCounted = prefill !== undefined && shownOf(field, prefill) === value;
  const isMoney = type === 'money';
  return (
    <View className={classes(styles.box, isCounted ? styles.counted : styles.typed, isRed && styles.red)}>
      <Words size="foot" tone="muted">
        {unit}
      </Words>
      <Entry
        id={idOf(key)}
        className={styles.entry}
        kind={isMoney ? 'amount' : 'number'}
        label={label}
        value={value}
        maxLength={isMoney ? 12 : 5}
        disabled={readOnly}
        invalid={isRed}
        describedBy={isRed ? noteOf(field) : undefined}
        onInput={(text) => onInput(key, text)}
      />
    </View>
  );
}

const Fault = ({ id, text }: { id: string; text: string }): ReactElement => (
  <View className={styles.fault} id={id}>
    <Icon name="warn" size={16} />
    <Words size="foot" tone="danger">
      {text}
    </Words>
  </View>
);

function Reason({ field: { key, label }, values, fault, readOnly, onInput }: FigureFieldProps): ReactElement {
  const why = reasonKey(key);
  return (
    <Entry
      id={idOf(why)}
      className={styles.reason}
      kind="text"
      label={`${label}的原因`}
      placeholder="比如：定金 400 记在明天"
      value={values[why] ?? ''}
      maxLength={100}
      disabled={readOnly}
      invalid={fault?.key === why}
      onInput={(text) => onInput(why, text)}
    />
  );
}
