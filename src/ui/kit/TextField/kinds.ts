/** Which keyboard a field asks for, and what may stand in it. */
export type TextKind = 'text' | 'number' | 'amount' | 'tel' | 'code' | 'idcard' | 'password';

interface InputKind {
  type?: 'text' | 'number' | 'digit' | 'idcard';
  password?: boolean;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  autoComplete?: string;
}

const WEAPP = process.env.TARO_ENV === 'weapp';
const MODES: Record<TextKind, InputKind['inputMode']> = {
  text: 'text',
  password: 'text',
  idcard: 'text',
  number: 'numeric',
  code: 'numeric',
  amount: 'decimal',
  tel: 'tel',
};

export function inputKind(kind: TextKind, complete = kind === 'code' ? 'one-time-code' : 'off'): InputKind {
  if (!WEAPP) return { type: 'text', password: kind === 'password', inputMode: MODES[kind], autoComplete: complete };
  if (kind === 'password') return { type: 'text', password: true };
  if (kind === 'tel' || kind === 'code') return { type: 'number' };
  return { type: kind === 'amount' ? 'digit' : kind };
}

/** The keyboard's own finish key. In the browser it is Enter: Input there hands `onConfirm` on to the element, which knows none. */
export const onFinish = (
  finish?: () => void,
): { onConfirm?: () => void; onKeyDown?: (event: { key: string }) => void } => {
  if (!finish) return {};
  return WEAPP ? { onConfirm: finish } : { onKeyDown: ({ key }) => key === 'Enter' && finish() };
};

/** The grey words of an empty field: a class of its own in the mini-program, `::placeholder` in the browser. */
export const placeholderStyle = (className?: string): { placeholderClass?: string } =>
  WEAPP ? { placeholderClass: className } : {};

/** What was typed or pasted, without what the field cannot hold. */
export function cleanInput(kind: TextKind, text: string, maxLength: number): string {
  const limit = maxLength > 0 ? maxLength : undefined;
  if (kind === 'number' || kind === 'tel' || kind === 'code') return text.replace(/\D/g, '').slice(0, limit);
  if (kind === 'idcard')
    return text
      .toUpperCase()
      .replace(/[^\dX]/g, '')
      .slice(0, limit);
  if (kind === 'amount') return (/^\d{0,9}(?:\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? '').slice(0, limit);
  return text.slice(0, limit);
}
