/**
 * What is chosen on a page - a tab, a filter, an order, a keyword - stands in its address (rule 6.25): a reload, the way back from another
 * page and a shared link keep it. The page's row names the param; what the page begins with is not written.
 *
 *   const params = usePageParams<'/shop/pages/footprint/index'>();
 *   const [tab, setTab] = useChoice(params, 'tab', TABS);
 *   const [cateId, setCate] = useParam(params, 'cateId');
 */
import { useCallback, useState } from 'react';
import { keepParam } from '@/core/routes';
import { usePageRouter } from './pageRouter';

/** Somebody's mobile number is for nobody else: it is asked for and not written. */
const MOBILE = /(^|\D)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(\D|$)/;

/** Without `params` (the list of a sheet) nothing is written. */
export function useParam<Q extends object>(
  params: Q | undefined,
  name: keyof Q & string,
  start = '',
): [value: string, set: (value: string) => void] {
  const { params: own } = usePageRouter();
  const [value, setValue] = useState((params as Record<string, string | undefined> | undefined)?.[name] ?? start);
  const written = params !== undefined;
  const set = useCallback(
    (next: string) => {
      setValue(next);
      if (written) keepParam(own, name, next === start || MOBILE.test(next) ? undefined : next);
    },
    [own, name, start, written],
  );
  return [value, set];
}

/** One of `items`; the first, or `start`, for an address that names none of them. */
export function useChoice<Q extends object, Id extends string>(
  params: Q | undefined,
  name: keyof Q & string,
  items: readonly (Id | { readonly id: Id })[],
  start?: NoInfer<Id>,
): [id: Id, set: (id: Id) => void] {
  const ids = items.map((item) => (typeof item === 'string' ? item : item.id));
  const first = start ?? (ids[0] as Id);
  const [value, set] = useParam(params, name, first);
  return [ids.find((id) => id === value) ?? first, set];
}
