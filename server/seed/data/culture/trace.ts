/** Thirty trace codes, one asked nine times (rule 20.7). */
import { DAY_MS } from '../../../lib/shanghai';
import type { TraceStep } from '../../../db/schema';

export interface TraceSeed {
  code: string;
  goodsId: string;
  batchNo: string;
  /** Place of picking. */
  place: string;
  daysAgo: number;
  queries: number;
}

/** [goods, batch, place] in turn. */
const SOURCES: [string, string, string][] = [
  ['1001', 'BZ2026C1', '云南勐海 · 班章'],
  ['1002', 'YW2026C1', '云南勐腊 · 易武麻黑'],
  ['1028', 'WY2025C3', '福建武夷山 · 天心村'],
  ['1029', 'WY2026C1', '福建武夷山 · 牛栏坑'],
  ['1030', 'WY2025C2', '福建武夷山 · 慧苑'],
  ['1013', 'FD2026C1', '福建福鼎 · 点头镇'],
  ['1016', 'FD2026C2', '福建福鼎 · 太姥山'],
  ['1036', 'LW2026C1', '浙江杭州 · 龙坞'],
  ['1037', 'LW2026C2', '浙江杭州 · 龙坞'],
  ['1033', 'FH2026C1', '广东潮州 · 乌岽山'],
];
const TRACED = 30;
/** The code that was asked nine times. */
export const ASKED_OFTEN = 'YJ2026060108';

export const TRACES: TraceSeed[] = Array.from({ length: TRACED }, (_, i) => {
  const [goodsId, batchNo, place] = SOURCES[i % SOURCES.length] ?? ['1001', 'BZ2026C1', ''];
  const code = `YJ2026${String(60_101 + i).padStart(6, '0')}`;
  return {
    code,
    goodsId,
    batchNo,
    place,
    daysAgo: 70 - i,
    queries: code === ASKED_OFTEN ? 9 : i % 4 === 0 ? 1 : 0,
  };
});

/** 采摘 to 出库, spread over the weeks before the pack left. */
export function stepsOf({ place, daysAgo }: TraceSeed, at: number): TraceStep[] {
  const rows: [label: string, days: number, where: string, text: string][] = [
    ['采摘', daysAgo + 18, place, '清晨采，鲜叶两小时内下山'],
    ['初制', daysAgo + 16, place, '按当日天气掌握摊晾与做青时间'],
    ['精制', daysAgo + 12, '叶间龙坞分厂', '拣剔、拼配、压制或装罐'],
    ['检测', daysAgo + 10, '浙江省茶叶质检站', '农残 68 项、重金属、微生物，合格'],
    ['入库', daysAgo + 6, '西湖仓', '恒温恒湿存放'],
    ['出库', daysAgo, '西湖仓', '复核封签后发出'],
  ];
  return rows.map(([label, days, where, text]) => ({
    label,
    at: at - days * DAY_MS + 9 * 3_600_000,
    place: where,
    text,
  }));
}
