/** Provinces, cities and districts by GB/T 2260 code (server/data/regions.json, made by scripts/regions.mjs). Pure: no database. */
import fs from 'node:fs';
import path from 'node:path';

interface RegionFile {
  names: Record<string, string>;
}

const file = path.resolve(import.meta.dirname ?? __dirname, '../../data/regions.json');
const names = new Map(Object.entries((JSON.parse(fs.readFileSync(file, 'utf8')) as RegionFile).names));

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`;
const cityOf = (code: string) => `${code.slice(0, 4)}00`;
/** '' for a province. */
const parentOf = (code: string) => (code.endsWith('0000') ? '' : code.endsWith('00') ? provinceOf(code) : cityOf(code));

const children = new Map<string, string[]>();
for (const code of names.keys()) {
  const siblings = children.get(parentOf(code)) ?? [];
  siblings.push(code);
  children.set(parentOf(code), siblings);
}

export interface RegionNames {
  province: string;
  city: string;
  district: string;
}

export const isRegion = (code: string): boolean => names.has(code);
/** A code an address can end at: nothing lies below it. */
export const isDistrict = (code: string): boolean => names.has(code) && !children.has(code);

/** Names of the three levels; '' for a level the code does not reach or does not know. */
export function regionNames(code: string): RegionNames {
  const at = (level: string, reaches: boolean) => (reaches ? (names.get(level) ?? '') : '');
  const known = names.has(code);
  return {
    province: at(provinceOf(code), known),
    city: at(cityOf(code), known && !code.endsWith('0000')),
    district: at(code, known && !code.endsWith('00')),
  };
}

/** `浙江省杭州市西湖区`; a city that is its own province is said once: `北京市东城区`. '' for an unknown code. */
export function regionName(code: string): string {
  const { province, city, district } = regionNames(code);
  return province + (city === province ? '' : city) + district;
}

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
  (children.get(parent) ?? []).map((code) => ({ code, name: names.get(code) ?? '', leaf: !children.has(code) }));
