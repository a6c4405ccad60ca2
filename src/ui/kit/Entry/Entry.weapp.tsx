import type { ReactElement } from 'react';
import { Input } from '@tarojs/components';
import type { TypedKind } from '@/core/lib/typed';
import { cursor } from './cursor';
import type { EntryProps } from './types';
import { useNative } from './useNative';

const TYPES: Partial<Record<TypedKind, 'number' | 'digit' | 'idcard'>> = {
  number: 'number',
  tel: 'number',
  code: 'number',
  amount: 'digit',
  measure: 'digit',
  idcard: 'idcard',
};

export function Entry(props: EntryProps): ReactElement {
  const { end, ...native } = useNative(props);
  return (
    <Input
      id={props.id}
      className={props.className}
      type={TYPES[props.kind] ?? 'text'}
      password={props.kind === 'password'}
      placeholder={props.placeholder}
      placeholderClass={props.placeholderClass}
      disabled={props.disabled}
      focus={props.focus}
      confirmType={props.confirmType ?? 'done'}
      {...native}
      onConfirm={props.onConfirm}
      onFocus={(event) => {
        cursor.come(event);
        props.onFocus?.();
      }}
      onBlur={(event) => {
        cursor.leave(event);
        end();
        props.onBlur?.();
      }}
    />
  );
}
