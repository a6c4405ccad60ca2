/**
 * A form: values as typed, one sentence per wrong field, kept while the person uses the app so that leaving the page loses nothing.
 * Validators answer what to do (少一位，请填 11 位手机号) or nothing; what the server refuses of a field stands under it as well (rule 3.8).
 */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { remembered } from '@/core/lib/memory';
import { useStores, type SentForm } from '@/core/stores';
import { focusById } from '@/ui/kit/roving';
import { useRemembered } from './useRemembered';

export type Validators<V> = { [K in keyof V]?: (value: V[K], values: V) => string | undefined };

export interface Form<V> {
  values: V;
  errors: { [K in keyof V]?: string };
  /** True when something differs from the beginning. */
  dirty: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Props of a TextField or TextArea for a text value: `<TextField label="手机号" {...form.bind('mobile')} />`. */
  bind: <K extends keyof V>(
    name: K,
  ) => { id: string; value: V[K]; error: string | undefined; onInput: (value: V[K]) => void };
  /** Puts an error that the server named under its field. */
  fail: <K extends keyof V>(name: K, error: string) => void;
  /** True when everything is right; otherwise the errors stand and the first wrong field has the keyboard. A refusal that is about no
   * field then stands under `rest`; without one it is a toast. */
  check: (rest?: keyof V) => boolean;
  /** Takes the present values as saved: nothing is dirty, nothing is kept. */
  done: () => void;
  reset: (values: V) => void;
}

const formDrafts = remembered(() => new Map<string, unknown>());

export function useForm<V extends object>(start: V, validators: Validators<V> = {}, draft?: string): Form<V> {
  const { forms } = useStores().feedback;
  const drafts = useRemembered(formDrafts);
  const base = `form${useId().replace(/\W/g, '')}`;
  const [values, setValues] = useState<V>(() => ({
    ...start,
    ...((draft && (drafts.get(draft) as Partial<V>)) || {}),
  }));
  const [errors, setErrors] = useState<Form<V>['errors']>({});
  const [origin, setOrigin] = useState(start);
  const saved = useRef(false);
  const idOf = (name: keyof V) => `${base}-${String(name)}`;
  /** Fields that are drawn with their error. */
  const shown = new Set<unknown>(Object.keys(validators));
  const latest = useRef(shown);
  latest.current = shown;
  const restField = useRef<keyof V>();

  useEffect(() => {
    if (draft && !saved.current) drafts.set(draft, values);
  }, [draft, drafts, values]);

  useToldLater(start, (told) => {
    setValues((was) => filled(was, told));
    setOrigin((was) => filled(was, told));
    setErrors((was) => ({ ...was, ...Object.fromEntries(Object.keys(told).map((name) => [name, undefined])) }));
  });

  const set = useCallback<Form<V>['set']>((name, value) => {
    saved.current = false;
    setValues((was) => ({ ...was, [name]: value }));
    setErrors((was) => ({ ...was, [name]: undefined }));
  }, []);
  const fail = useCallback<Form<V>['fail']>((name, error) => setErrors((was) => ({ ...was, [name]: error })), []);

  const refused = useCallback<SentForm>(
    (named, error) => {
      const field = named || restField.current;
      if (field === undefined || !latest.current.has(field)) return false;
      fail(field as keyof V, error);
      focusById(`${base}-${String(field)}`);
      return true;
    },
    [base, fail],
  );
  useEffect(() => () => void forms.delete(refused), [forms, refused]);

  const check: Form<V>['check'] = (rest) => {
    restField.current = rest;
    const found: Form<V>['errors'] = {};
    for (const name of Object.keys(validators) as (keyof V)[]) {
      const error = validators[name]?.(values[name], values);
      if (error) found[name] = error;
    }
    setErrors(found);
    // Fields stand on the page in the order of the values.
    const first = (Object.keys(values) as (keyof V)[]).find((name) => found[name]);
    if (first === undefined) forms.add(refused);
    else focusById(idOf(first));
    return first === undefined;
  };
  const done = () => {
    saved.current = true;
    if (draft) drafts.delete(draft);
    setOrigin(values);
  };
  const reset = useCallback((next: V) => {
    setOrigin(next);
    setValues(next);
    setErrors({});
  }, []);

  return {
    values,
    errors,
    dirty: JSON.stringify(values) !== JSON.stringify(origin),
    set,
    fail,
    bind: (name) => {
      shown.add(name);
      return { id: idOf(name), value: values[name], error: errors[name], onInput: (value) => set(name, value) };
    },
    check,
    done,
    reset,
  };
}

/** On a page that was opened by its address the member is known only after the form: what stood empty for want of it comes then. */
function useToldLater<V extends object>(start: V, tell: (told: Partial<V>) => void): void {
  const known = useRef(start);
  useEffect(() => {
    const told = (Object.keys(start) as (keyof V)[]).filter((name) => start[name] !== '' && known.current[name] === '');
    known.current = start;
    if (told.length > 0) tell(Object.fromEntries(told.map((name) => [name, start[name]])) as unknown as Partial<V>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, with what is new of the beginning
  }, [start]);
}

const filled = <V extends object>(was: V, told: Partial<V>): V => ({
  ...was,
  ...Object.fromEntries(Object.entries(told).filter(([name]) => was[name as keyof V] === '')),
});
