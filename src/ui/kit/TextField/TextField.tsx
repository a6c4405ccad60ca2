/** One line of text with its label. */
import { useId, type ReactElement, type ReactNode } from 'react';
import { Entry } from '../Entry';
import { Field } from '../Field/Field';
import { IconButton } from '../IconButton';
import { useFocus } from '../useFocus';
import type { TextKind } from './kinds';
import styles from './TextField.module.scss';

export interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** text; number: digits; amount: yuan with at most two decimals; tel; code: a text message's code; idcard; no: a number or an
   * address without spaces; account: a mobile or a number; password. */
  kind?: TextKind;
  placeholder?: string;
  maxLength?: number;
  hint?: string;
  error?: string;
  trailing?: ReactNode;
  /** A cross that empties the field. */
  clearable?: boolean;
  disabled?: boolean;
  /** Puts the cursor here; a change from false to true does it again. */
  focus?: boolean;
  /** The browser's own completion: name, tel, one-time-code, street-address ... */
  complete?: string;
  confirmType?: 'done' | 'next' | 'search' | 'send' | 'go';
  onConfirm?: () => void;
  onBlur?: () => void;
  id?: string;
}

export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    value,
    onInput,
    kind = 'text',
    placeholder,
    maxLength = 140,
    hint,
    error,
    trailing,
    clearable,
  } = props;
  const own = `field${useId().replace(/\W/g, '')}`;
  const id = props.id ?? own;
  const focus = useFocus();
  const shown = error ?? hint;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      hintId={`${id}-hint`}
      focused={focus.ringed}
      trailing={
        trailing ??
        (clearable && value && !props.disabled ? (
          <IconButton icon="close" size={16} label={`清空${label}`} onPress={() => onInput('')} />
        ) : undefined)
      }
    >
      <Entry
        id={id}
        className={styles.input}
        kind={kind}
        value={value}
        onInput={onInput}
        maxLength={maxLength}
        label={label}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        disabled={props.disabled}
        focus={props.focus}
        complete={props.complete}
        confirmType={props.confirmType}
        onConfirm={props.onConfirm}
        onFocus={focus.onFocus}
        onBlur={() => {
          focus.onBlur();
          props.onBlur?.();
        }}
        invalid={error !== undefined}
        describedBy={shown ? `${id}-hint` : undefined}
      />
    </Field>
  );
}
