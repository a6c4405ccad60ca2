/**
 * Makes server/data/regions.json: every province, city and district with its GB/T 2260 code. Source: the npm package
 * @vant/area-data (MIT, Youzan and contributors), which follows the Ministry of Civil Affairs and is only needed here:
 *
 *   npm pack @vant/area-data@2.1.0 && tar xzf vant-area-data-2.1.0.tgz
 *   node scripts/regions.mjs package/dist/index.js
 *
 * Output: {"source": ..., "licence": ..., "names": {"110000": "北京市", "110100": "北京市", "110101": "东城区", ...}}.
 * The parent of a district is its code with 00 at the end, of a city with 0000.
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , source] = process.argv;
if (!source) throw new Error('Usage: node scripts/regions.mjs <dist/index.js of @vant/area-data>');

const copy = path.join(tmpdir(), `area-data-${process.pid}.mjs`);
copyFileSync(source, copy);
const { areaList } = await import(pathToFileURL(copy).href);
rmSync(copy);

const all = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const names = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
for (const code of Object.keys(names)) {
  const parent = code.endsWith('0000')
    ? code
    : code.endsWith('00')
      ? `${code.slice(0, 2)}0000`
      : `${code.slice(0, 4)}00`;
  if (!names[parent]) throw new Error(`${code} ${names[code]} has no parent ${parent}`);
}
const about = {
  source: '@vant/area-data 2.1.0 (npm)',
  licence: 'MIT, Copyright (c) Youzan, Chen Jiahan and other contributors',
};
const lines = Object.entries(names).map(([code, name]) => `"${code}":"${name}"`);
writeFileSync(
  'server/data/regions.json',
  `${JSON.stringify(about).slice(0, -1)},"names":{\n${lines.join(',\n')}\n}}\n`,
);
console.log(`${lines.length} regions written.`);
