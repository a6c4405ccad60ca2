/** Flash sales, group buying and ladders: a goods for some time, at prices of its own, and no more pieces than its quotas. */
import { and, asc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { campaigns as table, campaignSkus, campaignTerms, skus } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, pairs, text, whole, yuan } from '../sheet/kinds';
import { column, type Checking, type Columns, type Ids, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

type Type = 'discount' | 'group' | 'tier';
type Named = [sku: string, value: number];

/** What every kind of campaign comes down to. */
interface Campaign {
  code: string;
  goods: string;
  title: string;
  slotLabel: string;
  startAt: number;
  endAt: number;
  perMember: number;
  /** Of one group; 0 = no groups. */
  size: number;
  rules: string[];
  /** undefined = those of the SKUs. */
  prices: Named[] | undefined;
  quotas: Named[];
}

/** A kind: its columns, and the way from a row to a campaign and back. */
interface KindOfCampaign<C extends Columns> {
  name: string;
  label: string;
  about: string;
  type: Type;
  columns: C;
  campaignOf(row: RowOf<C>): Campaign;
  rowOf(campaign: Campaign & { prices: Named[] }): RowOf<C>;
}

/** Of a ladder anybody may order as much as there is. */
const ANY_NUMBER = 9999;
const sku = codeOf('skus', '规格');

const when = (start: string, end: string) => ({
  startAt: shared.startAt('几时开始', start),
  endAt: shared.endAt('几时结束', end),
});
const own = (example: string) => ({
  code: shared.code('这一场活动的编码', example),
  goods: column({ zh: '商品', en: 'goods', kind: codeOf('goods', '商品'), meaning: '哪件商品', example: 'LJ-2026' }),
});
const title = (example: string) => shared.title(40, '活动名', example);
const perMember = shared.perMember('每人最多买几件');
const prices = column({
  zh: '活动价',
  en: 'prices',
  kind: pairs(sku, yuan({ least: 1 }), { once: true }),
  meaning: 'SKU 编码=价格',
  example: 'LJ-2026-50=128 | LJ-2026-250=588',
});
const quotas = column({
  zh: '数量',
  en: 'quotas',
  kind: pairs(sku, whole({ least: 1 }), { once: true }),
  meaning: 'SKU 编码=一共卖几件',
  example: 'LJ-2026-50=100 | LJ-2026-250=50',
});
const rules = shared.rules('活动页上的规则，一条一句', '24 小时未满员全额退款 | 每单限购 1 件');

export const flash = campaignTable({
  name: 'campaigns-flash',
  label: '限时秒杀',
  about: '一行是一场里的一件商品。',
  type: 'discount',
  columns: {
    ...own('FLASH-1123-LJ'),
    label: column({
      zh: '场次',
      en: 'label',
      kind: text({ most: 10 }),
      meaning: '同一场的商品写一样的名字',
      example: '10:00',
    }),
    ...when('2026-11-23 10:00', '2026-11-23 14:00'),
    perMember,
    prices,
    quotas,
  },
  campaignOf: ({ label, ...row }) => ({ ...row, slotLabel: label, title: `${label} 限时秒杀`, size: 0, rules: [] }),
  rowOf: ({ code: name, goods, slotLabel, startAt, endAt, perMember: most, prices: asked, quotas: pieces }) => ({
    code: name,
    goods,
    label: slotLabel,
    startAt,
    endAt,
    perMember: most,
    prices: asked,
    quotas: pieces,
  }),
});

export const groupBuying = campaignTable({
  name: 'campaigns-group',
  label: '拼团',
  about: '凑满人数就按活动价成交，凑不满全额退款。',
  type: 'group',
  columns: {
    ...own('GROUP-LJ'),
    title: title('明前龙井 三人成团'),
    size: column({
      zh: '成团人数',
      en: 'size',
      kind: whole({ least: 2, most: 20, unit: '人' }),
      meaning: '几个人成一团',
      example: '3',
    }),
    ...when('2026-11-23', '2026-12-23'),
    perMember,
    prices,
    quotas,
    rules,
  },
  campaignOf: (row) => ({ ...row, slotLabel: '' }),
  rowOf: ({ slotLabel: _, ...row }) => row,
});

export const tier = campaignTable({
  name: 'campaigns-tier',
  label: '阶梯集采',
  about: '批发商按阶梯价一起订；价格是规格表里的阶梯价。',
  type: 'tier',
  columns: {
    ...own('TIER-LJ'),
    title: title('明前龙井 阶梯集采'),
    ...when('2026-11-23', '2026-12-23'),
    quotas: { ...quotas, meaning: 'SKU 编码=一共供应几件', example: 'LJ-2026-250=600' },
    rules,
  },
  campaignOf: (row) => ({ ...row, slotLabel: '', perMember: ANY_NUMBER, size: 0, prices: undefined }),
  rowOf: ({ code: name, goods, title: words, startAt, endAt, quotas: pieces, rules: all }) => ({
    code: name,
    goods,
    title: words,
    startAt,
    endAt,
    quotas: pieces,
    rules: all,
  }),
});

function campaignTable<C extends Columns>(kind: KindOfCampaign<C>): Table<C> {
  const { name, label, type, columns } = kind;
  return {
    name,
    label,
    about: `${kind.about}开始以后价格不能涨、数量不能减、时间不能提前结束，也不能拿掉。`,
    columns,
    key: ['code'],
    sources: [table],
    sourceRows: eq(table.type, type),
    async load(tx, ids, { now, wanted }) {
      // What is over is only looked at when the folder still has it.
      const named = (wanted ?? []).flatMap((row) => ids.find(name, kind.campaignOf(row).code) ?? []);
      const rows = await tx
        .select({ campaign: table, terms: campaignTerms })
        .from(table)
        .leftJoin(campaignTerms, eq(campaignTerms.campaignId, table.id))
        .where(
          and(eq(table.type, type), or(gt(table.endAt, now), named.length > 0 ? inArray(table.id, named) : undefined)),
        )
        .orderBy(asc(table.startAt), asc(table.id));
      const offers = await offersOf(
        tx,
        rows.map(({ campaign }) => campaign.id),
      );
      const own = rows.filter(({ campaign }) => ids.has('goods', campaign.goodsId));
      return own.map(({ campaign, terms }) => {
        const offered = offers.get(campaign.id) ?? [];
        return kind.rowOf({
          code: ids.codeOf(name, campaign.id),
          goods: ids.codeOf('goods', campaign.goodsId),
          title: campaign.title,
          slotLabel: campaign.slotLabel,
          startAt: campaign.startAt,
          endAt: campaign.endAt,
          perMember: campaign.perMember,
          size: terms?.size ?? 0,
          rules: terms?.rules ?? [],
          prices: offered.map(({ skuId, price }): Named => [ids.codeOf('skus', skuId), price]),
          quotas: offered.map(({ skuId, stock }): Named => [ids.codeOf('skus', skuId), stock]),
        });
      });
    },
    async save(tx, rows, { ids, now }, { changed }) {
      for (const { before, after } of changed) refuseCheating(kind.campaignOf(before), kind.campaignOf(after), now);
      const wanted = rows.map((row) => kind.campaignOf(row)).map((row) => ({ ...row, id: ids.idOf(name, row.code) }));
      await putRows(
        tx,
        table,
        wanted.map(({ id, goods, title: words, slotLabel, startAt, endAt, perMember: most }) => ({
          id,
          type,
          title: words,
          goodsId: ids.idOf('goods', goods),
          slotLabel,
          startAt,
          endAt,
          perMember: most,
        })),
      );
      const terms = wanted.map(({ id, size, rules: all }) => ({ campaignId: id, size, rules: all }));
      if (type !== 'discount' && terms.length > 0)
        await tx
          .insert(campaignTerms)
          .values(terms)
          .onConflictDoUpdate({
            target: campaignTerms.campaignId,
            set: { size: sql`excluded.size`, rules: sql`excluded.rules` },
          });
      for (const campaign of wanted) await saveOffers(tx, campaign, ids);
    },
    remove: {
      word: '取消',
      async before(tx, gone, { ids, now }) {
        const all = gone.map((row) => kind.campaignOf(row));
        const running = all.find(({ startAt }) => startAt <= now);
        if (running) throw new Refused(`「${running.code}」已经开始，不能拿掉`);
        const campaignIds = all.map((row) => ids.idOf(name, row.code));
        await tx.delete(campaignSkus).where(inArray(campaignSkus.campaignId, campaignIds));
        await tx.delete(campaignTerms).where(inArray(campaignTerms.campaignId, campaignIds));
      },
    },
    check: (rows, at) =>
      sensible(
        rows.map(({ row, value }) => ({ row, value: kind.campaignOf(value) })),
        at,
      ),
  };
}

async function offersOf(tx: Tx, ids: string[]): Promise<Map<string, (typeof campaignSkus.$inferSelect)[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(campaignSkus)
    .where(inArray(campaignSkus.campaignId, ids))
    .orderBy(asc(campaignSkus.skuId));
  const found = new Map<string, (typeof campaignSkus.$inferSelect)[]>();
  for (const row of rows) found.set(row.campaignId, [...(found.get(row.campaignId) ?? []), row]);
  return found;
}

/** What a running campaign has promised holds until it ends. */
function refuseCheating(before: Campaign, after: Campaign, now: number): void {
  if (before.startAt > now) return;
  const refuse = (reason: string) => {
    throw new Refused(`「${after.code}」已经开始：${reason}`);
  };
  const [asked, pieces] = [new Map(after.prices), new Map(after.quotas)];
  if (after.goods !== before.goods) refuse('不能换商品');
  if (after.endAt < before.endAt) refuse('不能提前结束');
  if (after.startAt > now) refuse('不能推迟开始');
  if (after.perMember < before.perMember) refuse('每人限购不能减');
  if (after.size !== before.size) refuse('成团人数不能改');
  for (const [name, price] of before.prices ?? [])
    if ((asked.get(name) ?? Infinity) > price) refuse(`${name} 的价格不能涨`);
  for (const [name, count] of before.quotas) if ((pieces.get(name) ?? 0) < count) refuse(`${name} 的数量不能减`);
}

/** Prices and quotas are put over those that are there, so that pieces sold meanwhile stay counted. */
async function saveOffers(
  tx: Tx,
  { id, code: name, prices: asked, quotas: pieces }: Campaign & { id: string },
  ids: Ids,
): Promise<void> {
  const stock = new Map(pieces);
  const retail = asked ? [] : await retailOf(tx, pieces, ids);
  const offers = (asked ?? retail).map(([skuCode, price]) => ({
    campaignId: id,
    skuId: ids.idOf('skus', skuCode),
    price,
    stock: stock.get(skuCode) ?? 0,
  }));
  const sold = await tx.select().from(campaignSkus).where(eq(campaignSkus.campaignId, id)).for('update');
  for (const row of sold) {
    const offer = offers.find(({ skuId }) => skuId === row.skuId);
    if (row.sold > (offer?.stock ?? 0))
      throw new Refused(`「${name}」的 ${ids.codeOf('skus', row.skuId)} 已经卖了 ${row.sold} 件，数量不能比它少`);
  }
  await tx.delete(campaignSkus).where(
    and(
      eq(campaignSkus.campaignId, id),
      notInArray(
        campaignSkus.skuId,
        offers.map(({ skuId }) => skuId),
      ),
    ),
  );
  await tx
    .insert(campaignSkus)
    .values(offers)
    .onConflictDoUpdate({
      target: [campaignSkus.campaignId, campaignSkus.skuId],
      set: { price: sql`excluded.price`, stock: sql`excluded.stock` },
    });
}

/** A ladder has no price of its own: what one piece costs stands beside it. */
async function retailOf(tx: Tx, pieces: readonly Named[], ids: Ids): Promise<Named[]> {
  const codes = new Map(pieces.map(([name]) => [ids.idOf('skus', name), name]));
  const rows = await tx
    .select({ id: skus.id, price: skus.price })
    .from(skus)
    .where(inArray(skus.id, [...codes.keys()]));
  return rows.map(({ id, price }) => [codes.get(id) ?? '', price]);
}

function sensible(rows: readonly Placed<Campaign>[], at: Checking) {
  const goodsOf = new Map(
    at.rows<{ code: string; goods: string }>('skus')?.map(({ value }) => [value.code, value.goods]),
  );
  return checkRows(rows, ({ goods, startAt, endAt, prices: asked, quotas: pieces }, fault) => {
    if (endAt <= startAt) fault('endAt', '要比开始晚');
    const names = pieces.map(([name]) => name);
    if (names.length === 0) fault('quotas', '至少写一个 SKU');
    if (new Set(names).size < names.length) fault('quotas', '同一个 SKU 写了两次');
    if (asked && [...asked.map(([name]) => name)].sort().join(' ') !== [...names].sort().join(' '))
      fault('quotas', '要和活动价里的 SKU 一样');
    const strange = names.find((name) => goodsOf.has(name) && goodsOf.get(name) !== goods);
    if (strange !== undefined) fault('quotas', `${strange} 不是「${goods}」的规格`);
  });
}
