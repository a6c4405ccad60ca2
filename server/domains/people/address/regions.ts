/** Provinces, cities and districts by GB/T 2260 code (server/data/regions.json, made by scripts/regions.mjs). Pure: no database. */
import fs from 'node:fs';
import path from 'node:path';
import { isNameless, regionText, type RegionNames } from '../../../../src/contract/address/text';

interface RegionFile {
  names: Record<string, string>;
}

const file = path.resolve(import.meta.dirname ?? __dirname, '../../../data/regions.json');
const names = new Map(Object.entries((JSON.parse(fs.readFileSync(file, 'utf8')) as RegionFile).names));

/** The name of a code; '' for one that is unknown or has none (rule 18.7). */
const nameOf = (code: string): string => {
  const name = names.get(code) ?? '';
  return isNameless(name) ? '' : name;
};

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`;
const cityOf = (code: string) => `${code.slice(0, 4)}00`;
/** '' for a province. What lies below a level without a name lies below the next one that has one: 仙桃市 below 湖北省. */
function parentOf(code: string): string {
  if (code.endsWith('0000')) return '';
  return code.endsWith('00') || nameOf(cityOf(code)) === '' ? provinceOf(code) : cityOf(code);
}

const children = new Map<string, string[]>();
for (const code of names.keys()) {
  if (nameOf(code) === '') continue;
  const siblings = children.get(parentOf(code)) ?? [];
  siblings.push(code);
  children.set(parentOf(code), siblings);
}

export const isRegion = (code: string): boolean => names.has(code);
/** A code an address can end at: nothing lies below it. */
export const isDistrict = (code: string): boolean => names.has(code) && !code.endsWith('00');

/** Names of the three levels; '' for a level the code does not reach or that has no name. */
export function regionNames(code: string): RegionNames {
  const at = (level: string, reaches: boolean) => (reaches ? nameOf(level) : '');
  const known = names.has(code);
  return {
    province: at(provinceOf(code), known),
    city: at(cityOf(code), known && !code.endsWith('0000')),
    district: at(code, known && !code.endsWith('00')),
  };
}

/** `浙江省杭州市西湖区`; '' for an unknown code. */
export const regionName = (code: string): string => regionText(regionNames(code));

/** Hong Kong, Macao and Taiwan are in the table, parcels do not go there. */
const OUTSIDE_MAINLAND = new Set(['71', '81', '82']);
export const isDeliverable = (code: string): boolean => isRegion(code) && !OUTSIDE_MAINLAND.has(code.slice(0, 2));

export interface RegionNode {
  code: string;
  name: string;
  leaf: boolean;
}

/** The level below `parent` ('' = provinces) in the order of the codes. */
export const regionsBelow = (parent: string): RegionNode[] =>
  (children.get(parent) ?? []).map((code) => ({ code, name: nameOf(code), leaf: !children.has(code) }));

/** Everything that has a name. */
export const allRegions = (): { code: string; name: string }[] =>
  [...names.keys()].map((code) => ({ code, name: nameOf(code) })).filter(({ name }) => name !== '');
