/** 备注: a line to the shop, kept with the order. */
import type { ReactElement } from 'react';
import { TextArea } from '@/ui/kit/TextArea';

interface RemarkProps {
  label?: string;
  placeholder: string;
  value: string;
  onInput: (text: string) => void;
}

export function Remark({ label = '备注', ...rest }: RemarkProps): ReactElement {
  return <TextArea label={label} rows={1} maxLength={100} {...rest} />;
}
