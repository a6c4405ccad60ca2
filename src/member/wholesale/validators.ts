/** What fields of an application answer, in the words of what to do; and the field that a refusal is about. */
export const needed =
  (words: string) =>
  (value: string): string | undefined =>
    value.trim() === '' ? words : undefined;

export const rightMobile = (value: string): string | undefined =>
  /^1[3-9]\d{9}$/.test(value) ? undefined : '请填 11 位手机号';

/** The first field whose word the reason says. */
export const fieldNamed = <K extends string>(
  reason: string | undefined,
  words: readonly (readonly [word: RegExp, field: K])[],
): K | undefined => (reason === undefined ? undefined : words.find(([word]) => word.test(reason))?.[1]);

/** `09:00-20:30` */
export function rightHours(value: string): string | undefined {
  const [, open = '', close = ''] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(value.trim()) ?? [];
  const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isClock(open) || !isClock(close)) return '请写成 09:00-20:30';
  return open < close ? undefined : '打烊要晚于开门';
}
