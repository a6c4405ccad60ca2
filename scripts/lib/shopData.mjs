/** Where what belongs to a shop's folder lives when no variable says so: beside the demo's, never in it. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** @param {string} folder of the shop */
function placeOf(folder) {
  const at = path.resolve(folder);
  const mark = createHash('sha1').update(at).digest('hex').slice(0, 6);
  return path.join('.data', `shop-${path.basename(at)}-${mark}`);
}

/**
 * Embedded database, pictures and uploads of a shop: YEJIAN_DATA, or a folder of its own.
 * @param {string} folder of the shop
 */
export const shopData = (folder) => process.env.YEJIAN_DATA ?? placeOf(folder);
/**
 * Built app of a shop.
 * @param {string} folder of the shop
 */
export const shopBuild = (folder) => `${placeOf(folder)}-app`;
