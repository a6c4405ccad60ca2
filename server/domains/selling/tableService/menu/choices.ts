/** What a line of the menu costs with its choices, and which choices there are (rule 39.2). Pure but for its refusals. */
import type { KV } from '../../../../../src/contract/kit';
import type { Choice } from '../../../../db/schema';
import { badRequest, refuse } from '../../../../http/errors';
import type { ItemRow } from '../rows/menu/repository';

export interface Wanted {
  specId?: string | undefined;
  feeding?: readonly KV[] | undefined;
  set?: readonly KV[] | undefined;
}
export interface Chosen {
  specId: string;
  specText: string;
  feeding: Choice[];
  set: Choice[];
  /** Equal choices have equal keys, in whatever order they were made. */
  feedingKey: string;
  /** Of one, in fen. */
  price: number;
}

/** As `listSoldOut` tells it. */
export type SoldOut = ReadonlySet<string>;

export const isSoldOut = (item: ItemRow, soldOut: SoldOut, choiceId = ''): boolean =>
  soldOut.has(`${item.id} ${choiceId}`);

/**
 * 400 a choice that the menu does not have, one too many (最多选 N 份), one too few, or the same twice · 422 sold out.
 */
export function choose(item: ItemRow, wanted: Wanted, soldOut: SoldOut): Chosen {
  const spec = item.specs.find(({ id }) => id === wanted.specId);
  if (item.specs.length > 0 ? !spec : Boolean(wanted.specId)) throw badRequest('specId', '请选择规格');
  if (spec && isSoldOut(item, soldOut, spec.id))
    throw refuse(`${spec.label}已售罄`, { field: 'specId', reason: 'soldOut' });
  const feeding = pickGroups(item, wanted.feeding ?? [], soldOut);
  const set = pickSet(item, wanted.set ?? []);
  const texts = [spec?.label ?? '', ...feeding.map(({ label }) => label), ...set.map(({ label }) => label)];
  const key = [...feeding, ...set].map(({ key: group, value }) => `${group}:${value}`).sort();
  return {
    specId: spec?.id ?? '',
    specText: texts.filter(Boolean).join('，'),
    feeding: feeding.map(bare),
    set: set.map(bare),
    feedingKey: key.join(','),
    price: (spec?.price ?? item.price) + [...feeding, ...set].reduce((sum, { price }) => sum + price, 0),
  };
}

interface Priced extends Choice {
  price: number;
}
const bare = ({ key, label, value }: Priced): Choice => ({ key, label, value });

function pickGroups(item: ItemRow, wanted: readonly KV[], soldOut: SoldOut): Priced[] {
  const keys = new Set(item.feedings.map(({ key }) => key));
  if (wanted.some(({ key }) => !keys.has(key))) throw badRequest('feeding', '没有这种加料');
  return item.feedings.flatMap(({ key, label, min, max, items }) => {
    const own = wanted.filter((one) => one.key === key);
    if (own.length > max) throw badRequest('feeding', `${label}最多选 ${max} 份`);
    if (own.length < min) throw badRequest('feeding', `${label}至少选 ${min} 份`);
    if (new Set(own.map(({ value }) => value)).size < own.length) throw badRequest('feeding', `${label}选重了`);
    return own.map(({ value }) => {
      const choice = items.find(({ id }) => id === value);
      if (!choice) throw badRequest('feeding', '没有这种加料');
      if (isSoldOut(item, soldOut, choice.id))
        throw refuse(`${choice.label}已售罄`, { field: 'feeding', reason: 'soldOut' });
      return { key, label: choice.label, value: choice.id, price: choice.price };
    });
  });
}

/** Of a set the same dish may be taken twice. */
function pickSet(item: ItemRow, wanted: readonly KV[]): Priced[] {
  const keys = new Set(item.sets.map(({ key }) => key));
  if (wanted.some(({ key }) => !keys.has(key))) throw badRequest('set', '套餐里没有这一项');
  return item.sets.flatMap(({ key, label, pick, items }) => {
    const own = wanted.filter((one) => one.key === key);
    if (own.length !== pick) throw badRequest('set', `${label}要选 ${pick} 款`);
    return own.map(({ value }) => {
      const choice = items.find(({ productId }) => productId === value);
      if (!choice) throw badRequest('set', '套餐里没有这一项');
      return { key, label: choice.label, value, price: choice.extra };
    });
  });
}
