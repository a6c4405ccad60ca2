/** What the shop is called, how people reach it, and what its app shows at launch. One row: the settings. */
import { readShopSettings, readSite, writeShopSettings, writeSite } from '../../domains/people/shopSettings/repository';
import { DEPARTMENTS, type Department } from '../../domains/people/shopSettings/settings';
import { OPTIONAL_ENTRIES } from '../../domains/people/site/menu';
import { Refused } from '../sheet/fault';
import { listOf, oneOf, pairs, picture, text, whole, yes, type Kind } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';

/** The colours of the app (src/core/stores/themes.ts). */
const THEMES = {
  朱砂: 'red',
  琥珀: 'orange',
  杏黄: 'yellow',
  橄榄: 'olive',
  茶青: 'green',
  天青: 'cyan',
  黛蓝: 'blue',
  靛青: 'indigo',
  紫砂: 'purple',
  木槿: 'mauve',
  桃夭: 'pink',
  普洱: 'brown',
  秋香: 'gold',
  墨玉: 'black',
} as const;
const named = oneOf<string>(THEMES);
/** One of them, or any other: its shades are derived when the app is built (config/derive.ts). */
const colour: Kind<string> = {
  ...named,
  is: '颜色',
  refused: `${Object.keys(THEMES).join('、')} 以外的词，不是 #3f7043 这样的颜色`,
  read(given, at) {
    if (/^#[0-9a-f]{6}$/i.test(given)) return given.toLowerCase();
    if (given.startsWith('#')) throw new Refused('颜色写成 # 和六位数字或 a 到 f 的字母，如 #3f7043');
    return named.read(given, at);
  },
};

const department = oneOf<Department>(
  Object.fromEntries(Object.entries(DEPARTMENTS).map(([key, label]) => [label, key as Department])),
);

const columns = {
  name: column({ zh: '店名', en: 'name', kind: text({ most: 12 }), meaning: '顾客看到的店名', example: '山外' }),
  seller: column({
    zh: '自营名称',
    en: 'seller',
    kind: text({ most: 20 }),
    meaning: '自营商品由谁销售',
    example: '山外自营',
  }),
  logo: column({
    zh: '标志',
    en: 'logo',
    kind: picture(),
    meaning: '方形的小标志；空着就用店名的第一个字，重新构建应用后生效',
    example: 'logo.png',
    empty: '',
  }),
  serviceMobile: column({
    zh: '客服电话',
    en: 'service_mobile',
    kind: text({ most: 20 }),
    meaning: '联系客服时拨打的电话',
    example: '400-000-0000',
  }),
  extensions: column({
    zh: '分机',
    en: 'extensions',
    kind: pairs(department, text({ most: 8 })),
    meaning: '打客服电话以后按几找哪个部门；没有分机就空着',
    example: '批发订货=2 | 投诉建议=9',
    empty: [],
  }),
  serviceHours: column({
    zh: '客服时间',
    en: 'service_hours',
    kind: text({ most: 30 }),
    meaning: '几点到几点有人接',
    example: '09:00-21:00',
  }),
  theme: column({
    zh: '主题色',
    en: 'theme',
    kind: colour,
    meaning: '没选过颜色的顾客看到的主题色，或写成 #3f7043 这样的颜色；重新构建应用后生效',
    example: '茶青',
    empty: 'red',
  }),
  grayMode: column({
    zh: '素色',
    en: 'gray_mode',
    kind: yes(),
    meaning: '哀悼日把整个应用变成灰色',
    example: '否',
    empty: false,
  }),
  advert: column({
    zh: '开屏图片',
    en: 'advert',
    kind: picture(),
    meaning: '打开应用时的图片；空着就没有开屏',
    example: 'advert.jpg',
    empty: '',
  }),
  advertLink: column({
    zh: '开屏链接',
    en: 'advert_link',
    kind: text({ most: 200 }),
    meaning: '点开屏图片去哪一页',
    example: '/pages/tea/index',
    empty: '/pages/tea/index',
  }),
  advertSeconds: column({
    zh: '开屏秒数',
    en: 'advert_seconds',
    kind: whole({ least: 1, most: 15, unit: '秒' }),
    meaning: '几秒后自动进入',
    example: '5',
    empty: 5,
  }),
  legalName: column({
    zh: '公司名称',
    en: 'legal_name',
    kind: text({ most: 40 }),
    meaning: '营业执照上的名称，官方溯源页上看得到',
    example: '杭州山外茶业有限公司',
    empty: '',
  }),
  registeredAddress: column({
    zh: '注册地址',
    en: 'registered_address',
    kind: text({ most: 80 }),
    meaning: '营业执照上的地址',
    example: '浙江省杭州市西湖区杨公堤 27 号',
    empty: '',
  }),
  maker: column({
    zh: '生产单位',
    en: 'maker',
    kind: text({ most: 40 }),
    meaning: '包装上的生产单位',
    example: '杭州山外茶业有限公司龙坞分厂',
    empty: '',
  }),
  returnAddress: column({
    zh: '退货地址',
    en: 'return_address',
    kind: text({ most: 120 }),
    meaning: '收件人、电话和地址，同意退货后顾客看得到',
    example: '山外售后仓 0571-00000000 浙江省杭州市余杭区茶园路 18 号',
  }),
  hidden: column({
    zh: '不显示的入口',
    en: 'hidden',
    kind: listOf(oneOf(OPTIONAL_ENTRIES), { most: 60 }),
    meaning: '「我的」页上哪些入口不要；空着就都有',
    example: '我的认养 | 我的茶窖',
    empty: [],
  }),
  webHosts: column({
    zh: '可打开的网站',
    en: 'web_hosts',
    kind: listOf(text({ most: 80 })),
    meaning: '应用里能打开哪些网站的页面',
    example: 'www.sf-express.com',
    empty: [],
  }),
};

export const company: Table<typeof columns> = {
  name: 'company',
  label: '店铺',
  about: '写在 shop.yml 的 company 下面：店名、客服和开屏。',
  columns,
  key: [],
  async load(tx) {
    const site = await readSite(tx);
    const { seller, logo, legalName, registeredAddress, maker, extensions, returnAddress } = await readShopSettings(tx);
    return [
      {
        name: site.appName,
        seller,
        serviceMobile: site.serviceMobile,
        extensions: Object.entries(extensions) as [Department, string][],
        serviceHours: site.serviceHours,
        theme: site.theme,
        logo,
        grayMode: site.grayMode,
        advert: site.ad?.image ?? '',
        advertLink: site.ad?.link ?? '/pages/tea/index',
        advertSeconds: site.ad?.seconds ?? 5,
        legalName,
        registeredAddress,
        maker,
        returnAddress,
        hidden: site.hidden ?? [],
        webHosts: site.webHosts,
      },
    ];
  },
  async save(tx, [given]) {
    if (!given) return;
    const { seller, logo, legalName, registeredAddress, maker, extensions, returnAddress, ...site } = given;
    const { name: appName, advert: image, advertLink: link, advertSeconds: seconds, ...rest } = site;
    await writeSite(tx, { ...rest, appName, ad: image ? { id: '1', image, link, seconds } : undefined });
    const lines = Object.fromEntries(extensions);
    await writeShopSettings(tx, {
      seller,
      logo,
      legalName,
      registeredAddress,
      maker,
      extensions: lines,
      returnAddress,
    });
  },
};
