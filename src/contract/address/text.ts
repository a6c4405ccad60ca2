/** A place in words: one function for the app and its server. */

export interface RegionNames {
  province: string;
  city: string;
  district: string;
}

/**
 * Levels that only complete the table: a county below a province has 省直辖县 for its city, 嘉峪关 a 市辖区. Nobody
 * says them, so nobody reads them.
 */
const NAMELESS =
  /^(?:(?:省|自治区)直辖(?:县|县级)?(?:行政区划|行政单位)?|直辖县级|县|市辖区|市辖县|其[它他]区?|(?:北京|天津|上海|重庆)(?:城区|郊县))$/;
export const isNameless = (name: string): boolean => NAMELESS.test(name);

/** 浙江省杭州市西湖区; what has no name is left out (湖北省仙桃市), what is called the same is said once (北京市东城区). */
export const regionText = ({ province, city, district }: RegionNames): string =>
  [province, city, district]
    .filter((name, level, all) => name !== '' && name !== all[level - 1] && !isNameless(name))
    .join('');

/** The town of a place: its city, or the county that stands right below the province. */
export const townOf = ({ city, district }: Pick<RegionNames, 'city' | 'district'>): string =>
  city === '' || isNameless(city) ? district : city;

export const addressText = (address: RegionNames & { detail: string }): string => regionText(address) + address.detail;
