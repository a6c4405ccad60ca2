/** Figures of a day as they are typed and as they travel. */
import type { DailyField, DailyForm } from '@/contract';
import { formatFen, parseFen } from '@/core/lib/money';
import { calendar } from '@/core/lib/calendar';

/** By the key of the field, as typed: yuan, digits, words. */
export type Typed = Readonly<Record<string, string>>;
type Pairs = readonly { key: string; value: string }[];

/** 06-16 周二 */
export const dayText = (day: string): string => `${day.slice(5)} 周${'日一二三四五六'.charAt(calendar(day).day())}`;

export const reasonKey = (key: string): string => `reason.${key}`;
const isMoney = (field: DailyField | undefined): boolean => field?.type === 'money';

export const fieldsOf = ({ groups }: DailyForm): DailyField[] => groups.flatMap(({ fields }) => fields);

/** What is shown of it: 486000 of a sum is 4860.00. */
export const shownOf = (field: DailyField | undefined, value: string): string =>
  isMoney(field) ? formatFen(Number(value)) : value;

export function typedOf(fields: readonly DailyField[], pairs: Pairs): Typed {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      shownOf(
        fields.find((field) => field.key === key),
        value,
      ),
    ]),
  );
}

/** What the form begins with: what was typed, else what was handed in, else what the shop counted. */
export function firstOf(form: DailyForm): Typed {
  const fields = fieldsOf(form);
  const kept = form.draft && form.draft.values.length > 0 ? form.draft.values : form.report?.values;
  if (kept) return typedOf(fields, kept);
  return typedOf(
    fields,
    fields.flatMap(({ key, prefill }) => (prefill === undefined ? [] : [{ key, value: prefill }])),
  );
}

/** As it travels; what is no number is left out, so the form says that it is missing. */
export function sentOf(fields: readonly DailyField[], typed: Typed): { key: string; label: string; value: string }[] {
  return Object.entries(typed).flatMap(([key, text]) => {
    const field = fields.find((one) => one.key === key);
    const fen = isMoney(field) ? parseFen(text) : undefined;
    const value = isMoney(field) ? (fen === undefined ? '' : String(fen)) : text.trim();
    return value === '' ? [] : [{ key, label: field?.label ?? '原因', value }];
  });
}

export const numberOf = (field: DailyField, typed: Typed): number | undefined => {
  const [sent] = sentOf([field], { [field.key]: typed[field.key] ?? '' });
  return sent === undefined ? undefined : Number(sent.value);
};

const FAR = 0.3;
/** How far from what the shop counted, in percent; undefined while it is near. */
export function farOf(field: DailyField, typed: Typed): number | undefined {
  const value = numberOf(field, typed);
  const counted = Number(field.prefill ?? 0);
  if (value === undefined || counted === 0) return undefined;
  const distance = Math.abs(value - counted) / Math.abs(counted);
  return Math.round(distance * 10_000) > FAR * 10_000 ? Math.round(distance * 100) : undefined;
}

/** The first field that holds the report back, with what is to be done. */
export function firstFault(fields: readonly DailyField[], typed: Typed): { key: string; text: string } | undefined {
  for (const field of fields) {
    if (field.required && numberOf(field, typed) === undefined) return { key: field.key, text: `请填写${field.label}` };
    if (farOf(field, typed) !== undefined && !typed[reasonKey(field.key)]?.trim())
      return { key: reasonKey(field.key), text: '写一句原因' };
  }
  return undefined;
}
export const missingOf = (fields: readonly DailyField[], typed: Typed): number =>
  fields.filter((field) => field.required && numberOf(field, typed) === undefined).length;

/** Taken in all, in fen. */
export const takenOf = (fields: readonly DailyField[], typed: Typed): number =>
  fields.filter(isMoney).reduce((all, field) => all + (numberOf(field, typed) ?? 0), 0);

/** Fields in which two phones differ, with both values. */
export function differing(fields: readonly DailyField[], mine: Typed, theirs: Typed) {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys
    .filter((key) => (mine[key] ?? '') !== (theirs[key] ?? ''))
    .map((key) => ({
      key,
      label: fields.find((field) => field.key === key)?.label ?? '原因',
      mine: mine[key] || '没填',
      theirs: theirs[key] || '没填',
    }));
}
