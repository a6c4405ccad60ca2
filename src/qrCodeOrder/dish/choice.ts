/** What is chosen of a dish: its size, additions within their bounds, the parts of a set, words for the kitchen. */
import type { DataOf, FeedingGroup, HomeGoods, KV, SeatLine, SetGroup } from '@/contract';

export interface DishData {
  product: DataOf<'scanCode.seatCartProduct'>['product'];
  lines: SeatLine[];
  feeding: FeedingGroup[];
  set: SetGroup[];
  cart: DataOf<'scanCode.seatCart'>;
  /** The tea of it as goods of the shelf. */
  home?: HomeGoods | undefined;
  /** The one that is changed. */
  line?: SeatLine | undefined;
}
export interface Choice {
  specId: string | undefined;
  /** Ids of additions by group. */
  feeding: Readonly<Record<string, readonly string[]>>;
  /** Products of a set by group. */
  set: Readonly<Record<string, readonly string[]>>;
  chips: readonly string[];
  words: string;
  qty: number;
}

export const NOTE_CHIPS = ['少糖', '去冰', '不要香菜', '晚点上'] as const;

const byGroup = (rows: readonly KV[]) =>
  rows.reduce<Record<string, string[]>>((all, { key, value }) => ({ ...all, [key]: [...(all[key] ?? []), value] }), {});

export function startOf({ product, line }: DishData): Choice {
  const notes = (line?.note ?? '').split('，').filter((word) => word !== '');
  const chips = notes.filter((word) => (NOTE_CHIPS as readonly string[]).includes(word));
  return {
    specId: line?.specId ?? product.specs?.find(({ soldOut }) => !soldOut)?.id,
    feeding: byGroup(line?.feeding ?? []),
    set: byGroup(line?.set ?? []),
    chips,
    words: notes.filter((word) => !chips.includes(word)).join('，'),
    qty: line?.qty ?? 1,
  };
}

export const noteOf = ({ chips, words }: Choice): string =>
  [...chips, words.trim()].filter((word) => word !== '').join('，');

const feedingKVs = ({ feeding: groups }: DishData, { feeding }: Choice): KV[] =>
  groups.flatMap(({ key, items }) =>
    items.filter(({ id }) => feeding[key]?.includes(id)).map(({ id, label }) => ({ key, label, value: id })),
  );
const setKVs = ({ set: groups }: DishData, { set }: Choice): KV[] =>
  groups.flatMap(({ key, items }) =>
    items
      .filter(({ productId }) => set[key]?.includes(productId))
      .map(({ productId, label }) => ({ key, label, value: productId })),
  );

/** Of one; the server reckons it again. */
export function unitPrice(data: DishData, choice: Choice): number {
  const base = data.product.specs?.find(({ id }) => id === choice.specId)?.price ?? data.product.price;
  const additions = data.feeding.flatMap(({ key, items }) =>
    items.filter(({ id }) => choice.feeding[key]?.includes(id)),
  );
  const parts = data.set.flatMap(({ key, items }) =>
    items.filter(({ productId }) => choice.set[key]?.includes(productId)),
  );
  return [...additions.map(({ price }) => price), ...parts.map(({ extra }) => extra)].reduce(
    (sum, fen) => sum + fen,
    base,
  );
}

/** What is still to be chosen, said as what to do; undefined: it can go into the cart. */
export function lackOf(data: DishData, choice: Choice): string | undefined {
  if (data.product.specs?.length && choice.specId === undefined) return '先选规格';
  const set = data.set.find(({ key, pick }) => (choice.set[key]?.length ?? 0) < pick);
  if (set) return `${set.label}还要选 ${set.pick - (choice.set[set.key]?.length ?? 0)} 款`;
  const group = data.feeding.find(({ key, min }) => (choice.feeding[key]?.length ?? 0) < min);
  return group && `${group.label}至少选 ${group.min} 份`;
}

/** Puts an item in or takes it out; undefined: no more than `most`. With one place the last choice takes it. */
export function toggled(chosen: readonly string[] = [], id: string, most: number): readonly string[] | undefined {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  if (most === 1) return [id];
  return chosen.length < most ? [...chosen, id] : undefined;
}

/** As the cart is told of it. */
export function tapOf(data: DishData, choice: Choice) {
  const { id: productId, isSet, hasFeeding } = data.product;
  const note = noteOf(choice);
  const feeding = feedingKVs(data, choice);
  return {
    productId,
    qty: choice.qty,
    ...(choice.specId === undefined ? {} : { specId: choice.specId }),
    ...(isSet ? { set: setKVs(data, choice) } : {}),
    ...(hasFeeding && !isSet ? { feeding } : {}),
    ...(note === '' ? {} : { note }),
  };
}

/** 壶，四盏，加桂花. */
export const choiceWords = (data: DishData, choice: Choice): string =>
  [
    data.product.specs?.find(({ id }) => id === choice.specId)?.label,
    ...setKVs(data, choice).map(({ label }) => label),
    ...feedingKVs(data, choice).map(({ label }) => `加${label}`),
    noteOf(choice),
  ]
    .filter(Boolean)
    .join('，');
