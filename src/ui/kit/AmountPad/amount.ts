/** An amount of yuan as it is typed, key by key. Pure. */

const WHOLE = 9;

/** At most nine digits before the point and two after it; a point that comes first stands after a nought. */
export function typed(before: string, key: string): string {
  if (key === 'back') return before.slice(0, -1);
  const next = key === '.' ? `${before || '0'}.` : before === '0' ? key : before + key;
  return new RegExp(`^\\d{1,${WHOLE}}(\\.\\d{0,2})?$`).test(next) ? next : before;
}
