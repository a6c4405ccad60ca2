/** The region cascade as the server has it (shop.provinces), read once per visit and level. */
import type { ProvinceNode } from '@/contract';
import { call } from '@/core/api';

/** A chosen place of the cascade with the names above it. */
export interface Region {
  code: string;
  province: string;
  city: string;
  district: string;
}
type LoadRegions = (parent: string) => Promise<readonly ProvinceNode[]>;

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the same for everybody
const known = new Map<string, Promise<readonly ProvinceNode[]>>();

/** The level below `parent`; '' = provinces. A failed answer is not kept. */
export const loadRegions: LoadRegions = (parent) => {
  const running = known.get(parent);
  if (running) return running;
  const answer = call('shop.provinces', parent ? { parent } : {}) as Promise<readonly ProvinceNode[]>;
  known.set(parent, answer);
  answer.catch(() => known.delete(parent));
  return answer;
};
/** For tests, and after a change of the server. */
export const forgetRegions = (): void => known.clear();

export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`;
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`;

/** The codes above and including `code`: 330106 -> 330000, 330100, 330106. */
export const ladderOf = (code: string): string[] =>
  /^\d{6}$/.test(code) ? [...new Set([provinceOf(code), cityOf(code), code])] : [];

/** The nodes of a code from the province down, as far as they are known; a level without a name is none (仙桃市 below 湖北省). */
export async function pathOf(code: string, load: LoadRegions = loadRegions): Promise<ProvinceNode[]> {
  const path: ProvinceNode[] = [];
  for (const step of ladderOf(code)) {
    const found = (await load(path[path.length - 1]?.code ?? '')).find((node) => node.code === step);
    if (found) path.push(found);
  }
  return path;
}

/** By the codes: what lies right below a province may be a city (330100) or a county (429004). */
export function regionOf(path: readonly ProvinceNode[]): Region {
  const { code = '' } = path[path.length - 1] ?? {};
  const nameOf = (level: string) => path.find((node) => node.code === level)?.name ?? '';
  return {
    code,
    province: nameOf(provinceOf(code)),
    city: code === provinceOf(code) ? '' : nameOf(cityOf(code)),
    district: code === cityOf(code) ? '' : nameOf(code),
  };
}

/** Parcels go to the mainland only: Taiwan, Hong Kong and Macao are in the table, not in the delivery area. */
export const isMainland = (code: string): boolean => !/^(?:71|81|82)/.test(code);
