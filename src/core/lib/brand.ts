/**
 * How the shop calls itself and looks; config/brand.ts puts another shop's into its build. `colour` is one of the fifteen themes or #rrggbb,
 * `tabs` are the names of the bottom navigation, `slogan` stands on cards that are shared, `shareImage` on those of pages without a picture.
 * Without a logo the first letter of the name is the mark.
 */
import yejian from '../../../config/yejian.json';

export type Brand = typeof yejian;
export const BRAND: Brand = process.env.SHOP ? (JSON.parse(process.env.SHOP) as Brand) : yejian;
