/** 官方溯源: the company's certificates, and where one pack of tea comes from. */
import type { KV } from '../../../../src/contract/kit';
import type { OfficialView, TraceView } from '../../../../src/contract/trace/schemas';
import type { Tx } from '../../../db/client';
import { kvOf } from '../../../lib/kv';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';
import { countQuery, findBatch, findCerts, listRooms } from './repository';
import { channels, companies } from './texts';

/** A label is scanned by its buyer and a few friends; more than this is strange. */
const MANY_QUERIES = 5;

export async function viewOfficial(tx: Tx): Promise<OfficialView> {
  const [site, shopSettings] = await Promise.all([readSite(tx), readShopSettings(tx)]);
  return {
    certs: await findCerts(tx),
    channels: channels(site, await listRooms(tx, site.appName)),
    companies: companies(shopSettings),
    notice: shopSettings.papers.seal,
  };
}

/** An unknown code is an answer (ok: false), not a refusal: that it is unknown is what the person wanted to learn. */
export async function traceCode(tx: Tx, memberId: string, code: string, now: number): Promise<TraceView> {
  const wanted = code.toUpperCase();
  const row = await countQuery(tx, wanted, now);
  if (!row) return { ok: false, code: wanted, batch: [], steps: [], queryCount: 0, firstQueryAt: 0 };
  const viewer = await loadPriceViewer(tx, memberId, now);
  const [[goods], found] = await Promise.all([loadCards(tx, [row.goodsId], viewer, now), findBatch(tx, row.batchNo)]);
  return {
    ok: true,
    code: row.code,
    ...(goods ? { goods } : {}),
    batch: batchRows(row.batchNo, found),
    steps: row.steps,
    queryCount: row.queryCount,
    firstQueryAt: row.firstQueryAt ?? now,
    ...(row.queryCount > MANY_QUERIES
      ? { warning: `该编码已被查询 ${row.queryCount} 次，若非本人多次扫码，请核对包装并谨慎购买` }
      : {}),
  };
}

function batchRows(no: string, found: Awaited<ReturnType<typeof findBatch>>): KV[] {
  const rows: [string, string][] = [
    ['批次', no],
    ...(found
      ? ([
          ['产地', `${found.region} · ${found.producer}`],
          ['采制日期', found.batch.date],
          ['等级', found.batch.grade],
          ['检测报告', found.batch.report ? '合格，报告可查' : '检测中'],
        ] as [string, string][])
      : []),
  ];
  return kvOf(rows);
}
