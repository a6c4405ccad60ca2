/**
 * One line of text. H5: Input of @tarojs/components-react turns `number` and `digit` into input[type=number], which drops leading
 * zeros and ignores maxlength; here the browser gets a text field with a numeric keyboard and the digits are picked out.
 */
import { useId, type ReactElement, type ReactNode } from 'react';
import { Input } from '@tarojs/components';
import { aria } from '../aria';
import { Field } from '../Field/Field';
import { IconButton } from '../IconButton';
import { useFocus } from '../useFocus';
import { cleanInput, inputKind, onFinish, placeholderStyle, type TextKind } from './kinds';
import styles from './TextField.module.scss';

export interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** number: digits; amount: yuan with at most two decimals; tel; code: a text message's code; idcard; password. */
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
      <Input
        id={id}
        className={styles.input}
        value={value}
        {...inputKind(kind, props.complete)}
        placeholder={placeholder}
        {...placeholderStyle(styles.placeholder)}
        maxlength={maxLength}
        disabled={props.disabled}
        focus={props.focus}
        confirmType={props.confirmType ?? 'done'}
        onInput={(event) => onInput(cleanInput(kind, event.detail.value, maxLength))}
        {...onFinish(props.onConfirm)}
        onFocus={focus.onFocus}
        onBlur={() => {
          focus.onBlur();
          props.onBlur?.();
        }}
        {...aria({
          label,
          invalid: error === undefined ? undefined : true,
          describedby: shown ? `${id}-hint` : undefined,
        })}
      />
    </Field>
  );
}
