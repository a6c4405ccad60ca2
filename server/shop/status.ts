/** What is missing before the first sale, in people's words. */
import { and, eq, inArray, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { StaffArea } from '../../src/contract/roles';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServerConfig } from '../config';
import type { Db, Tx } from '../db/client';
import { listHas } from '../db/like';
import { categories, employees, freightTemplates, goods, homeBlocks, shopCodes, skus, stores } from '../db/schema';
import { factsOf, namedFacts } from '../domains/people/content/fill';
import { readShopSettings, readSite } from '../domains/people/shopSettings/repository';
import { OWN } from '../domains/people/shopSettings/settings';
import { aloneBelow } from '../domains/people/shopSettings/alone';
import { openWays } from '../domains/people/shopSettings/payWays';
import { RELAYS } from '../gateways/relay/protocol';
import { ensureSite } from '../seed/content/site';
import type { Storage } from '../storage/store';
import { loadCodes } from './codes';
import { EXAMPLES } from './examples';
import type { Folder } from './folder';
import { pushIn } from './push';
import { company } from './tables/company';
import { AREAS } from './tables/employees';
import { findPages, isSample } from './tables/pages';
import { undone } from './undone';

type Facts = Pick<ServerConfig, SmsWay | 'wechat' | 'publicUrl' | `${(typeof SERVED)[number][0]}Relay`>;

type SmsWay = 'smsRelay' | 'aliyunSms' | 'tencentSms';

/** Services that a shop can open without, and what its customers lack then; docs/relays.md says it in full. */
const SERVED = [
  ['carrier', '轨迹按钟点走，不是真的'],
  ['authentication', '谁也不能实名'],
  ['payout', '提现不会到账'],
  ['invoice', '不能在线开票'],
  ['mail', '发票只能下载'],
] as const;

interface Check {
  /** How many are wrong, or which; 0 or none = nothing to do. */
  find(tx: Tx, config: Facts): Promise<number | readonly string[]> | number;
  /** Sentence for that many, or those. */
  say(count: number, names: string): string;
}

const shown = and(isNull(goods.merchantId), eq(goods.status, 'on'));
const none = async (count: Promise<number>) => Number((await count) === 0);

/** What every order may come to, and the area whose people do it. */
const WORKS: readonly [StaffArea, string][] = [
  ['stock', '发货'],
  ['finance', '审核转账和提现'],
  ['service', '处理售后'],
];
const AREAS_ZH = new Map(Object.entries(AREAS).map(([zh, area]) => [area, zh]));

const CHECKS: readonly Check[] = [
  {
    find: async (tx) => Number((await readSite(tx)).appName === OWN.site.appName),
    say: () => `店名还是「${OWN.site.appName}」：在 shop.yml 的 company 下面改`,
  },
  {
    find: sampleFacts,
    say: (_, names) => `${names}还是样本里的：在 shop.yml 的 company 下面改成自己的`,
  },
  {
    find: async (tx) => {
      const { bankAccounts } = await readShopSettings(tx);
      return bankAccounts.filter(({ no }) => (EXAMPLES.banks ?? []).some((sample) => sample.no === no)).length;
    },
    say: () => '收款账户还是样本里的，顾客会把钱转到别处：在 shop.yml 的 banks 下面改成自己的',
  },
  {
    find: (tx) => tx.$count(stores, isSampleOf('stores', 'tel', stores.tel)),
    say: (count) => `${count} 家门店的电话还是样本里的：stores.csv`,
  },
  {
    find: (tx) => tx.$count(goods, and(shown, isSampleOf('goods', 'title', goods.title))),
    say: (count) => `${count} 个商品还是样本里的：goods.csv 换成自己的`,
  },
  {
    find: (tx) => none(tx.$count(employees)),
    say: () => '没有员工，订单付了款也没有人能发货：用 shop staff add 或 employees.csv 加上',
  },
  {
    find: unstaffed,
    say: (_, names) => `没有人能${names}：在 employees.csv 的「权限」里写上`,
  },
  {
    find: async (tx) =>
      Number((await tx.$count(employees, listHas(employees.areas, 'stock'))) === 1 && !(await aloneBelow(tx))),
    say: () =>
      '只有一位能发货的员工，拣货和复核要两个人：再加一位，或在 shop.yml 的 limits 下面写 alone_below，不到这个金额的一个人就能办完',
  },
  { find: (tx) => none(tx.$count(freightTemplates)), say: () => '没有运费规则：在 shop.yml 的 freight 下面写一条' },
  { find: (tx) => none(tx.$count(categories)), say: () => '没有商品分类：classes.csv' },
  { find: (tx) => none(tx.$count(goods, shown)), say: () => '没有上架的商品：goods.csv' },
  {
    find: (tx) => tx.$count(goods, and(shown, eq(goods.images, sql`'[]'::jsonb`))),
    say: (count) => `${count} 个商品没有图片：goods.csv 的「图片」`,
  },
  {
    find: (tx) => tx.$count(goods, and(shown, eq(goods.detailHtml, ''))),
    say: (count) => `${count} 个商品没有详情：goods.csv 的「详情」`,
  },
  {
    find: (tx) =>
      tx.$count(
        goods,
        and(
          shown,
          notExists(
            tx
              .select({ one: sql`1` })
              .from(skus)
              .where(and(eq(skus.goodsId, goods.id), eq(skus.off, false), sql`${skus.stock} > ${skus.locked}`)),
          ),
        ),
      ),
    say: (count) => `${count} 个商品一件现货也没有：stock.csv`,
  },
  {
    find: (tx) => none(tx.$count(homeBlocks, ne(homeBlocks.place, 'culture'))),
    say: () => '首页没有轮播图和入口：banners.csv、entries.csv',
  },
  {
    find: (tx) => tx.$count(stores, eq(stores.cover, '')),
    say: (count) => `${count} 家门店没有封面：stores.csv`,
  },
  {
    find: async (tx) => (await findPages(tx)).filter(isSample).length,
    say: (count) => `${count} 页协议和说明还是样本：pull 一次，改 pages.csv`,
  },
  {
    find: async (tx) => Number((await untold(tx)).has('公司名称')),
    say: () => '没有公司名称，协议里提到公司的段落不显示：在 shop.yml 的 company 下面写',
  },
  {
    find: async (tx) => [...(await untold(tx))].filter((name) => name !== '公司名称').length,
    say: (count) => `协议和说明里有 ${count} 项资料空着，那几段不显示：在 shop.yml 的 company 和 papers 下面写`,
  },
  {
    find: async (tx) => {
      const shopSettings = await readShopSettings(tx);
      return Number(shopSettings.bankAccounts.length === 0 && openWays(shopSettings, 'order').includes('offline'));
    },
    say: () => '没有收款账户，收银台上没有线下转账：在 shop.yml 的 banks 下面写，或在 payments 里去掉它',
  },
  {
    find: (_tx, { smsRelay, aliyunSms, tencentSms }) => Number(!(smsRelay ?? aliyunSms ?? tencentSms)),
    say: () => '短信没有接：顾客收不到验证码，接法在 docs/sms.md',
  },
  {
    find: (_tx, { wechat }) => Number(!wechat),
    say: () => '微信支付没有接：设 WECHAT_APP_ID 等变量',
  },
  {
    find: async (_tx, config) =>
      SERVED.filter(([relay]) => !config[`${relay}Relay`]).map(([relay, lack]) => `${RELAYS[relay].title}（${lack}）`),
    say: (_, lacks) => `没有接的服务：${lacks}；接法在 docs/relays.md`,
  },
  {
    find: (_tx, { publicUrl }) => Number(publicUrl.includes('localhost')),
    say: () => '对外的网址还是 localhost：设 YEJIAN_PUBLIC_URL',
  },
];

/** What names the shop and reaches its customers, and is still that of the folder to begin with. */
async function sampleFacts(tx: Tx): Promise<string[]> {
  const [own] = await company.load(tx, await loadCodes(tx, []), { now: 0 });
  const sample = EXAMPLES.company?.[0] ?? {};
  const facts = ['name', 'seller', 'serviceMobile', 'returnAddress'] as const;
  return facts.filter((key) => own?.[key] === sample[key]).map((key) => company.columns[key].zh);
}

/** A column that says what a row of the folder to begin with does. */
const isSampleOf = (table: string, key: string, column: PgColumn): SQL =>
  inArray(
    column,
    (EXAMPLES[table] ?? []).map((row) => String(row[key])),
  );

/** Work that nobody is there for, of those that every order may come to. */
async function unstaffed(tx: Tx): Promise<string[]> {
  if ((await tx.$count(employees)) === 0) return [];
  const works: [string, SQL][] = [
    ...WORKS.map(([area, work]): [string, SQL] => [`${work}（${AREAS_ZH.get(area)}）`, listHas(employees.areas, area)]),
    ['审批批发和商家（管理员）', eq(employees.isManager, true)],
  ];
  const missed: string[] = [];
  for (const [work, who] of works) if ((await tx.$count(employees, who)) === 0) missed.push(work);
  return missed;
}

/** Facts that a page would tell and the shop does not. */
async function untold(tx: Tx): Promise<ReadonlySet<string>> {
  const facts = factsOf(await readSite(tx), await readShopSettings(tx));
  const named = (await findPages(tx)).flatMap(({ title, html }) => namedFacts(`${title} ${html ?? ''}`));
  return new Set(named.filter((name) => facts.get(name) === ''));
}

interface Foresight {
  now: number;
  storage: Storage;
  /** Read where the shop has never been pushed. */
  folder?: () => Promise<Folder>;
}

/** What will be missing once the server has started; of a folder that was never pushed, after its push. Changes nothing. */
export const foreseen = (db: Db, config: Facts, { now, storage, folder }: Foresight): Promise<string[]> =>
  undone(db, async (tx) => {
    const isPushed = (await tx.$count(shopCodes)) > 0;
    if (folder && !isPushed) await pushIn(tx, await folder(), { now, storage, note: '', dryRun: true });
    await ensureSite(tx, now);
    return missing(tx, config);
  });

/** One sentence for each thing to do. */
export async function missing(tx: Tx, config: Facts): Promise<string[]> {
  const sentences: string[] = [];
  for (const { find, say } of CHECKS) {
    const found = await find(tx, config);
    const [count, names] = typeof found === 'number' ? [found, ''] : [found.length, found.join('、')];
    if (count > 0) sentences.push(say(count, names));
  }
  return sentences;
}
