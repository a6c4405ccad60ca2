/** Auctions: one piece of a SKU that rises in price until its time is over. */
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { auctionEntries, auctions as lots, campaigns, campaignTerms, skus } from '../../db/schema';
import { planLot, unplanLot } from '../../domains/selling/auction/timers';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'campaigns-auction';

const columns = {
  code: shared.code('这件拍品的编码', 'LOT-1'),
  sku: shared.sku('拍的是哪个规格的一件', 'LJ-2026-250'),
  title: shared.title(40, '拍品名', '明前龙井 头采罐 拍卖'),
  startPrice: column({
    zh: '起拍价',
    en: 'start_price',
    kind: yuan({ least: 1 }),
    meaning: '从多少开始',
    example: '100',
  }),
  step: column({ zh: '加价幅度', en: 'step', kind: yuan({ least: 1 }), meaning: '一次加多少', example: '10' }),
  deposit: column({
    zh: '保证金',
    en: 'deposit',
    kind: yuan(),
    meaning: '出价之前先交多少，没拍到就退',
    example: '50',
  }),
  marketPrice: column({ zh: '市场参考价', en: 'market_price', kind: yuan(), meaning: '页面上的参考', example: '588' }),
  startAt: shared.startAt('几时开拍', '2026-11-23 10:00'),
  endAt: shared.endAt('几时结束；最后两分钟有人出价会顺延', '2026-11-25 20:00'),
  rules: shared.rules('拍品页上的规则，一条一句', '拍下后 24 小时内付款 | 未拍得保证金原路退回'),
};

export const auctions: Table<typeof columns> = {
  name: NAME,
  label: '竞拍',
  about: '一行一件拍品。开拍以后，或者有人交了保证金，就不能再改、也不能拿掉。',
  columns,
  key: ['code'],
  sources: [campaigns],
  sourceRows: eq(campaigns.type, 'auction'),
  async load(tx, ids, { now, wanted }) {
    const named = (wanted ?? []).flatMap((row) => ids.find(NAME, row.code) ?? []);
    const rows = await tx
      .select({ campaign: campaigns, lot: lots, terms: campaignTerms })
      .from(lots)
      .innerJoin(campaigns, eq(campaigns.id, lots.campaignId))
      .leftJoin(campaignTerms, eq(campaignTerms.campaignId, campaigns.id))
      .where(or(gt(lots.plannedEndAt, now), named.length > 0 ? inArray(campaigns.id, named) : undefined))
      .orderBy(asc(campaigns.startAt), asc(campaigns.id));
    const own = rows.filter(({ lot }) => ids.has('skus', lot.skuId));
    return own.map(({ campaign, lot, terms }) => ({
      code: ids.codeOf(NAME, campaign.id),
      sku: ids.codeOf('skus', lot.skuId),
      title: campaign.title,
      startPrice: lot.startPrice,
      step: lot.step,
      deposit: lot.deposit,
      marketPrice: lot.marketPrice,
      startAt: campaign.startAt,
      endAt: lot.plannedEndAt,
      rules: terms?.rules ?? [],
    }));
  },
  async save(tx, rows, { ids, now }, { changed }) {
    const begun = changed.find(({ before }) => before.startAt <= now);
    if (begun) throw new Refused(`「${begun.after.code}」已经开拍，不能再改`);
    await refuseJoined(
      tx,
      changed.map(({ after }) => ({ code: after.code, id: ids.idOf(NAME, after.code) })),
    );
    const skuIds = rows.map((row) => ids.idOf('skus', row.sku));
    const goodsOf = new Map(
      (await tx.select({ id: skus.id, goodsId: skus.goodsId }).from(skus).where(inArray(skus.id, skuIds))).map(
        (row) => [row.id, row.goodsId],
      ),
    );
    const wanted = rows.map((row, i) => ({ ...row, id: ids.idOf(NAME, row.code), skuId: skuIds[i] ?? '' }));
    await putRows(
      tx,
      campaigns,
      wanted.map(({ id, skuId, title, startAt, endAt }) => ({
        id,
        type: 'auction' as const,
        title,
        goodsId: goodsOf.get(skuId) ?? '',
        startAt,
        endAt,
        perMember: 1,
      })),
    );
    const own = wanted.map(({ id }) => id);
    await tx.delete(lots).where(inArray(lots.campaignId, own));
    await tx.delete(campaignTerms).where(inArray(campaignTerms.campaignId, own));
    await tx.insert(campaignTerms).values(wanted.map(({ id, rules }) => ({ campaignId: id, size: 0, rules })));
    await tx.insert(lots).values(
      wanted.map(({ id, skuId, startPrice, step, deposit, marketPrice, endAt }) => ({
        campaignId: id,
        skuId,
        startPrice,
        step,
        deposit,
        marketPrice,
        plannedEndAt: endAt,
      })),
    );
    for (const lot of wanted) await planLot(tx, lot, now);
  },
  remove: {
    word: '取消',
    async before(tx, gone, { ids, now }) {
      const begun = gone.find(({ startAt }) => startAt <= now);
      if (begun) throw new Refused(`「${begun.code}」已经开拍，不能拿掉`);
      const own = gone.map((row) => ({ code: row.code, id: ids.idOf(NAME, row.code) }));
      await refuseJoined(tx, own);
      for (const { id } of own) {
        await tx.delete(lots).where(eq(lots.campaignId, id));
        await tx.delete(campaignTerms).where(eq(campaignTerms.campaignId, id));
        await unplanLot(tx, id);
      }
    },
  },
  check: (rows) =>
    checkRows(rows, ({ startAt, endAt }, fault) => {
      if (endAt <= startAt) fault('endAt', '要比开始晚');
    }),
};

/** Whoever paid a deposit did so for the lot as it was. */
async function refuseJoined(tx: Tx, own: readonly { code: string; id: string }[]): Promise<void> {
  const codes = new Map(own.map(({ id, code: name }) => [id, name]));
  const [joined] = await tx
    .select({ id: auctionEntries.auctionId })
    .from(auctionEntries)
    .where(and(inArray(auctionEntries.auctionId, [...codes.keys()]), eq(auctionEntries.state, 'held')))
    .limit(1);
  if (joined) throw new Refused(`「${codes.get(joined.id)}」已经有人交了保证金`);
}
