/** The wire shapes of fields, plans and trees. */
import type { AdoptPlan, TeaField, TeaTree } from '../../../../../src/contract/grove/schemas';
import { treePicture } from '../../../../lib/treePicture';
import type { FieldRow, PlanRow, ReadingRow } from './repository';
import type { TreeRow } from '../tree/repository';

const tenths = (value: number): string => (value / 10).toFixed(1);
export const SENSORS = [
  { key: 'temp', label: '气温', unit: '°C', scale: 10 },
  { key: 'humidity', label: '湿度', unit: '%', scale: 10 },
  { key: 'soil', label: '土壤湿度', unit: '%', scale: 10 },
  { key: 'light', label: '光照', unit: 'lx', scale: 1 },
] as const;

/** What the sky looks like by what the instruments say. */
const skyOf = ({ humidity, light }: ReadingRow): string =>
  humidity > 900 ? '雨' : humidity > 800 ? '多云' : light > 20_000 ? '晴' : light > 200 ? '晴间多云' : '夜';

export function fieldView(
  row: FieldRow,
  reading: ReadingRow | undefined,
  counts: { total: number; free: number } | undefined,
): TeaField {
  return {
    id: row.id,
    name: row.name,
    region: row.region,
    altitude: row.altitude,
    areaMu: row.areaMu,
    variety: row.variety,
    cover: row.gallery[0] ?? '',
    weather: {
      text: reading ? skyOf(reading) : '',
      temp: reading ? `${tenths(reading.temp)}°C` : '',
      humidity: reading ? `${Math.round(reading.humidity / 10)}%` : '',
    },
    sensors: reading
      ? SENSORS.map(({ key, label, unit, scale }) => ({
          key,
          label,
          value: `${scale === 1 ? reading[key] : tenths(reading[key])} ${unit}`,
        }))
      : [],
    readAt: reading?.at ?? 0,
    treesTotal: counts?.total ?? 0,
    treesFree: counts?.free ?? 0,
    ...(row.liveId !== null && { liveId: row.liveId }),
  };
}

export const planView = (row: PlanRow): AdoptPlan => ({
  id: row.id,
  fieldId: row.fieldId,
  name: row.name,
  unit: row.unit,
  years: row.years,
  price: row.price,
  yieldGrams: row.yieldGrams,
  gifts: row.gifts,
  quota: row.quota,
  left: row.left,
  agreementCode: 'adopt',
});

export const treeView = (row: TreeRow): TeaTree => ({
  id: row.id,
  fieldId: row.fieldId,
  code: row.code,
  age: row.age,
  variety: row.variety,
  x: row.x,
  y: row.y,
  // A reserved tree is nobody's to adopt: it looks like one that is held.
  state: row.reserved && row.state === 'free' ? 'held' : row.state,
  image: treePicture(row),
  ...(row.plaque !== null && row.state === 'adopted' && { plaque: row.plaque }),
});
