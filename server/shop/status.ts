/** What is missing before the first sale, in people's words. */
import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { ServerConfig } from '../config';
import type { Tx } from '../db/client';
import { categories, employees, freightTemplates, goods, homeBlocks, skus, stores } from '../db/schema';
import { factsOf, namedFacts } from '../domains/content/fill';
import { readHouse, readSite } from '../domains/house/repository';
import { OWN } from '../domains/house/settings';
import { openWays } from '../domains/house/payWays';
import { loadCodes } from './codes';
import { EXAMPLES } from './examples';
import { company } from './tables/company';
import { findPages, isSample } from './tables/pages';

type Facts = Pick<ServerConfig, 'smsRelay' | 'wechat' | 'development' | 'publicUrl'>;

interface Check {
  /** How many are wrong; 0 = nothing to do. */
  count(tx: Tx, config: Facts): Promise<number> | number;
  /** Sentence for that many. */
  say(count: number): string;
}

const shown = and(isNull(goods.merchantId), eq(goods.status, 'on'));
const none = async (count: Promise<number>) => Number((await count) === 0);

const CHECKS: readonly Check[] = [
  {
    count: async (tx) => Number((await readSite(tx)).appName === OWN.site.appName),
    say: () => `店名还是「${OWN.site.appName}」：在 shop.yml 的 company 下面改`,
  },
  {
    count: async (tx) => (await sampleFacts(tx)).length,
    say: (count) => `${count} 项还是样本里的（店名、客服电话、退货地址）：在 shop.yml 的 company 下面改成自己的`,
  },
  {
    count: (tx) => none(tx.$count(employees)),
    say: () => '没有员工，订单付了款也没有人能发货：用 shop staff add 或 employees.csv 加上，出库要两个人',
  },
  {
    count: async (tx) => Number((await tx.$count(employees)) === 1),
    say: () => '只有一位员工：拣货和复核要两个人，再加一位才能发货',
  },
  { count: (tx) => none(tx.$count(freightTemplates)), say: () => '没有运费规则：在 shop.yml 的 freight 下面写一条' },
  { count: (tx) => none(tx.$count(categories)), say: () => '没有商品分类：classes.csv' },
  { count: (tx) => none(tx.$count(goods, shown)), say: () => '没有上架的商品：goods.csv' },
  {
    count: (tx) => tx.$count(goods, and(shown, eq(goods.images, sql`'[]'::jsonb`))),
    say: (count) => `${count} 个商品没有图片：goods.csv 的「图片」`,
  },
  {
    count: (tx) => tx.$count(goods, and(shown, eq(goods.detailHtml, ''))),
    say: (count) => `${count} 个商品没有详情：goods.csv 的「详情」`,
  },
  {
    count: (tx) =>
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
    count: (tx) => none(tx.$count(homeBlocks, ne(homeBlocks.place, 'culture'))),
    say: () => '首页没有轮播图和入口：banners.csv、entries.csv',
  },
  {
    count: (tx) => tx.$count(stores, eq(stores.cover, '')),
    say: (count) => `${count} 家门店没有封面：stores.csv`,
  },
  {
    count: async (tx) => (await findPages(tx)).filter(isSample).length,
    say: (count) => `${count} 页协议和说明还是样本：pull 一次，改 pages.csv`,
  },
  {
    count: async (tx) => Number((await untold(tx)).has('公司名称')),
    say: () => '没有公司名称，协议里提到公司的段落不显示：在 shop.yml 的 company 下面写',
  },
  {
    count: async (tx) => [...(await untold(tx))].filter((name) => name !== '公司名称').length,
    say: (count) => `协议和说明里有 ${count} 项资料空着，那几段不显示：在 shop.yml 的 company 和 papers 下面写`,
  },
  {
    count: async (tx) => {
      const house = await readHouse(tx);
      return Number(house.bankAccounts.length === 0 && openWays(house, 'order').includes('offline'));
    },
    say: () => '没有收款账户，收银台上没有线下转账：在 shop.yml 的 banks 下面写，或在 payments 里去掉它',
  },
  {
    count: (_tx, { smsRelay, development }) => Number(!smsRelay && !development),
    say: () => '短信没有接：顾客收不到验证码，设 YEJIAN_SMS_URL',
  },
  {
    count: (_tx, { wechat, development }) => Number(!wechat && !development),
    say: () => '微信支付没有接：设 WECHAT_APP_ID 等变量',
  },
  {
    count: (_tx, { publicUrl, development }) => Number(publicUrl.includes('localhost') && !development),
    say: () => '对外的网址还是 localhost：设 YEJIAN_PUBLIC_URL',
  },
];

/** What names the shop and reaches its customers, and is still that of the folder to begin with. */
async function sampleFacts(tx: Tx): Promise<string[]> {
  const [own] = await company.load(tx, await loadCodes(tx, []), { now: 0 });
  const sample = EXAMPLES.company?.[0] ?? {};
  return (['name', 'serviceMobile', 'returnAddress'] as const).filter((key) => own?.[key] === sample[key]);
}

/** Facts that a page would tell and the shop does not. */
async function untold(tx: Tx): Promise<ReadonlySet<string>> {
  const facts = factsOf(await readSite(tx), await readHouse(tx));
  const named = (await findPages(tx)).flatMap(({ title, html }) => namedFacts(`${title} ${html ?? ''}`));
  return new Set(named.filter((name) => facts.get(name) === ''));
}

/** One sentence for each thing to do. */
export async function missing(tx: Tx, config: Facts): Promise<string[]> {
  const sentences: string[] = [];
  for (const { count, say } of CHECKS) {
    const wrong = await count(tx, config);
    if (wrong > 0) sentences.push(say(wrong));
  }
  return sentences;
}
