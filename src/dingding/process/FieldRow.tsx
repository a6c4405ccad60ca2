/** One field of a form, by its type. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { EmployeeBrief, Media, ProcessField } from '@/contract';
import { pick } from '@/core/routes';
import type { MembersChoice } from '@/domain/staff/chosen';
import { WhenInput } from '@/domain/when/WhenInput';
import { Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { FilesField } from './FilesField';
import { TableField } from './TableField';
import styles from './process.module.scss';

interface FieldRowProps {
  field: ProcessField;
  bound: { id: string; value: string; error: string | undefined; onInput: (value: string) => void };
  files: readonly Media[];
  onFiles: (files: Media[]) => void;
}

/** What a field is jumped to by. */
export const partOf = (key: string): string => `process-${key}`;
const KINDS = { text: 'text', number: 'number', money: 'amount' } as const;

export function FieldRow(props: FieldRowProps): ReactElement {
  return (
    <View id={partOf(props.field.key)} className={styles.part}>
      <Control {...props} />
    </View>
  );
}

function Control({ field, bound, files, onFiles }: FieldRowProps): ReactElement {
  const { type, options } = field;
  const { value, error, onInput } = bound;
  const label = `${field.label}${type === 'money' ? '（元）' : ''}${field.required ? ' *' : ''}`;
  const wrong = error === undefined ? {} : { error };
  switch (type) {
    case 'date':
      return (
        <Field label={label} {...wrong}>
          <WhenInput clearable={!field.required} label={field.label} mode="date" value={value} onInput={onInput} />
        </Field>
      );
    case 'choice':
      return (
        <Field label={label} {...wrong}>
          <Chips
            className={styles.choice}
            label={field.label}
            items={options.map((id) => ({ id, label: id }))}
            current={value}
            onChange={onInput}
          />
        </Field>
      );
    case 'people':
      return <PeopleField label={label} value={value} error={error} onChange={onInput} />;
    case 'files':
      return (
        <Field label={label} hint="图片每张 5 MB，PDF、XLSX、DOCX、CSV 每份 20 MB，最多 9 份" {...wrong}>
          <FilesField label={field.label} files={files} onChange={onFiles} />
        </Field>
      );
    case 'table':
      return <TableField field={field} label={label} value={value} error={error} onChange={onInput} />;
    case 'text':
    case 'number':
    case 'money':
      return <TextField label={label} kind={KINDS[type]} maxLength={type === 'text' ? 200 : 10} {...bound} />;
  }
}

/** Names are known of those who were chosen here; of a draft, how many they are. */
function PeopleField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const [known, setKnown] = useState<EmployeeBrief[]>([]);
  const ids = value.split(',').filter((id) => id !== '');
  const names = ids.flatMap((id) => known.find((one) => one.id === id)?.name ?? []);
  const choose = async () => {
    const chosen = (await pick('/asset/pages/storeselection', { mode: 'members', selected: value })) as
      | MembersChoice
      | undefined;
    if (!chosen) return;
    setKnown(chosen);
    onChange(chosen.map(({ id }) => id).join(','));
  };
  return (
    <Field label={label} {...(error !== undefined && { error })} onPress={choose}>
      <Words size="name">
        {ids.length === 0 ? '选择' : names.length === ids.length ? names.join('、') : `${ids.length} 人`}
      </Words>
    </Field>
  );
}
