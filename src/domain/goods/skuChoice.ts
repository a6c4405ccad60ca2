/** Choosing a specification: pure rules over the SKU matrix, no view in it. */
import type { GoodsDetail, SkuView } from '@/contract';

/** One value per specification, in the order of `specs`; undefined = not chosen yet. */
export type Choice = readonly (string | undefined)[];

const fits = (sku: SkuView, choice: Choice) =>
  choice.every((value, at) => value === undefined || sku.specValues[at] === value);

/** The least that may be bought: the minimum, made up to a full multiple. */
export const leastOf = (sku: SkuView): number => Math.max(1, Math.ceil(sku.moq / sku.multiple)) * sku.multiple;

/** Fewer pieces than the smallest order count as sold out. */
export const inStock = (sku: SkuView): boolean => sku.stock >= leastOf(sku);

/** The first SKU that can be bought, else the first of all: a goods page opens with something chosen. */
export const firstSku = (skus: readonly SkuView[], wanted?: string): SkuView | undefined =>
  skus.find((sku) => sku.id === wanted) ?? skus.find(inStock) ?? skus[0];

export const choiceOf = (sku: SkuView | undefined, specs: GoodsDetail['specs']): Choice =>
  specs.map((_, at) => sku?.specValues[at]);

/** The SKU that a complete choice names. */
export const skuOf = (skus: readonly SkuView[], choice: Choice): SkuView | undefined =>
  choice.some((value) => value === undefined) ? undefined : skus.find((sku) => fits(sku, choice));

/** Whether picking `value` at `at` leaves anything in stock, the other choices kept. */
export const canChoose = (skus: readonly SkuView[], choice: Choice, at: number, value: string): boolean =>
  skus.some((sku) => inStock(sku) && fits(sku, replaceAt(choice, at, value)));

/** Choosing keeps the others when that leaves a SKU, else they must be chosen again. */
export function choose(skus: readonly SkuView[], choice: Choice, at: number, value: string): Choice {
  const next = replaceAt(choice, at, value);
  if (skus.some((sku) => fits(sku, next))) return next;
  return next.map((_, index) => (index === at ? value : undefined));
}

const replaceAt = (choice: Choice, at: number, value: string): Choice =>
  choice.map((other, index) => (index === at ? value : other));

export interface QtyRule {
  min: number;
  max: number;
  multiple: number;
}
/** How many of a SKU one may take; `max` below `min` means none: what the limit per member leaves is too little. */
export function qtyRule(sku: SkuView, limits: GoodsDetail['limits']): QtyRule {
  const left = limits.perMember === undefined ? Infinity : Math.max(0, limits.perMember - limits.bought);
  const most = Math.min(sku.stock, left);
  return { min: leastOf(sku), max: most - (most % sku.multiple), multiple: sku.multiple };
}
