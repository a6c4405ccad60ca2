/** Discount zones, ids 5301-5304 (rule 20.3). */
import type { Tx } from '../../db/client';
import { discountZones } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';

type ZoneSeed = [
  title: string,
  subtitle: string,
  color: string,
  monthDay: number,
  from: number,
  days: number,
  ids: number[],
];
/** `from` and `days` in days from the start day. */
const ZONES: ZoneSeed[] = [
  [
    '会员日',
    '每月 8 日，常备的茶一起便宜',
    '#4a2f28',
    8,
    0,
    0,
    [1004, 1005, 1014, 1022, 1023, 1028, 1031, 1036, 1039, 1044, 1049, 1053],
  ],
  ['新茶尝鲜', '今年的头采与二采', '#2f4a3c', 0, -4, 40, [1036, 1037, 1038, 1039, 1040, 1041, 1013]],
  ['老茶清仓', '仓里放好了的，够喝一年', '#3d3427', 0, -9, 45, [1002, 1004, 1005, 1015, 1030]],
  ['茶器专场', '一把壶，一只盏，一张席', '#33414d', 0, 2, 30, [1049, 1053, 1048, 1050, 1054, 1051]],
];

export async function seedDiscount(tx: Tx, at: number): Promise<void> {
  await insertAll(
    tx,
    discountZones,
    ZONES.map(([title, subtitle, color, monthDay, from, days, ids], i) => ({
      id: String(5301 + i),
      title,
      subtitle,
      cover: `/images/floor/${i + 1}.webp`,
      color,
      monthDay,
      startAt: at + from * DAY_MS,
      endAt: at + (from + days) * DAY_MS,
      goodsIds: ids.map(String),
      sort: i,
    })),
  );
}
