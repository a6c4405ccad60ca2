// Holds what a call is given to what the messenger documents of it: options it needs, options it does not have, values of another kind.
import { text } from './dom';
import type { Data } from './engine';
import type { CallRule, OptionKind } from './types';

const isOf: Record<OptionKind, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  any: () => true,
};

/** What is wrong with the options of a call; empty for a sound one. */
export function wrongOptions(name: string, { options, needed, passed = [] }: CallRule, given: unknown): string[] {
  if (!options) return needed && given === undefined ? [`${name} was given nothing`] : [];
  if (given !== undefined && (typeof given !== 'object' || given === null))
    return [`${name} takes an object, not ${typeof given}`];
  const values = Object.entries((given ?? {}) as Data).filter(([, value]) => value !== undefined);
  const names = new Set(values.map(([option]) => option));
  const missing = Object.entries(options).filter(([option, { required }]) => required && !names.has(option));
  const wrong = values.flatMap(([option, value]) => {
    const rule = options[option];
    if (!rule) return passed.includes(option) ? [] : [`${name} has no option ${option}`];
    return isOf[rule.kind](value) ? [] : [`${name}: ${option} is no ${rule.kind} but ${text(value).slice(0, 80)}`];
  });
  return [...missing.map(([option]) => `${name} needs its option ${option}`), ...wrong];
}
