/**
 * The shop's settings: what it is called, how it is reached, the company behind it, by which figures it rules. A domain of its own below
 * all others, so that each may say the name.
 */
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { Logins, SiteConfig } from '../../../../src/contract/site/schemas';

/**
 * What every client is told at launch, without what comes from elsewhere: hot words from their table, agreements from the page versions,
 * demo and voice codes from the configuration.
 */
export type SiteSettings = Omit<
  SiteConfig,
  'hotWords' | 'hotTags' | 'agreements' | 'demo' | 'demoAccounts' | 'logins' | 'voiceCode' | 'levels' | 'closeDays'
> & {
  logins: Logins;
};

/** The company behind it: told where it is needed. */
export interface ShopSettings {
  /** What the house's own goods are sold by. */
  seller: string;
  /** Own path of the picture on what is shared without one of its own. */
  shareImage: string;
  /** Picture of its mark, '' = none. */
  logo: string;
  shell: ShellWords;
  /** The company as its papers say it; '' = not told. */
  legalName: string;
  registeredAddress: string;
  maker: string;
  /** Lines of the departments behind the service number; what is not named is reached by the number itself. */
  extensions: Partial<Record<Department, string>>;
  /** Where returned parcels go. */
  returnAddress: string;
  /** Where transfers go; without one nobody can pay by transfer. */
  bankAccounts: BankAccount[];
  /** The ways that are open, by what is paid; what is not named has all of its ways (payWays.ts). */
  payments: Partial<Record<OrderGroup, PayWay[]>>;
  papers: Papers;
  /** Of members (rule 9.2), the first first. */
  levels: Level[];
  /** Annual card: what goods with the member mark cost, 9000 = 9 折. */
  cardDiscountBp: number;
  /** What the annual card is sold as (rule 9.11), the dearest first. */
  cards: CardPlan[];
  limits: Limits;
  wallet: WalletRules;
  withdrawal: WithdrawalSettings;
  points: PointRules;
  merchant: MerchantRules;
  income: IncomeRules;
  release: ReleaseRules;
  quotes: QuoteRules;
  invoices: InvoiceRules;
  team: TeamRules;
  donation: DonationRules;
  redPacket: RedPacketRules;
  clients: ClientRules;
}

/** How the client book is kept (chapter 29). */
export interface ClientRules {
  /** What clients can be marked with. */
  tags: string[];
  /** Days without contact until a client goes back to the pool; 0: never. */
  idleDays: number;
  /** Days before that its owner is told. */
  warnDays: number;
  /** Clients that one employee may take from the pool in a day. */
  claimsPerDay: number;
  /** New clients and contacted ones that are suggested to everybody for a month. */
  monthNew: number;
  monthContacts: number;
  /** Grams a day of a client of whom nothing else is known. */
  gramsPerDay: number;
}

/** Words of the app around its pages, '' = as usual (config/brand.ts builds them in). */
export interface ShellWords {
  tabHome: string;
  tabClasses: string;
  tabGroves: string;
  tabCart: string;
  tabMine: string;
  slogan: string;
  description: string;
}

export interface Level {
  /** From 1, one after the other. */
  level: number;
  name: string;
  /** Growth from which the level holds. */
  need: number;
  /** Price factor in basis points: 9500 = 95 折. */
  discountBp: number;
  /** Points per yuan in basis points: 12000 = 1.2. */
  pointRateBp: number;
  /** Fen of bidding deposits that it spares at the same time (rule 13.4); absent or 0: none. */
  depositFree?: number;
}

/** Whom a plan of the annual card is for: all = everybody, first = who never had one, trial = who never had any card, renew = whose card ends within 30 days. */
export const CARD_BUYERS = ['all', 'first', 'trial', 'renew'] as const;
export type CardBuyer = (typeof CARD_BUYERS)[number];
export interface CardPlan {
  id: string;
  name: string;
  days: number;
  /** Fen. */
  price: number;
  /** Fen that it is compared with. */
  marketPrice: number;
  freeShippings: number;
  buyer: CardBuyer;
}

export interface Limits {
  /** Until an unpaid order is cancelled (rule 10.2). */
  unpaidMinutes: number;
  /** The same of one that holds pieces of a campaign's quota. */
  campaignMinutes: number;
  /** The same of one that is paid by transfer. */
  transferHours: number;
  /** Kinds of goods in one basket. */
  basketKinds: number;
  /** From the dispatch until receipt counts as confirmed (rule 10.4). */
  receiptDays: number;
  /** From the receipt as long as after-sales can be asked for (rule 12.1). */
  afterSaleDays: number;
  /** From the closing of an account until it ends; a login before keeps it (rule 4.8). */
  closeDays: number;
  /** Part of the goods amount that points may pay, in basis points (rule 9.1). */
  pointsShareBp: number;
  /** Fen below which one person may do what takes two (rule 5.8); 0: never. */
  aloneBelow: number;
}

/** What members may buy for their accounts (rule 11.4) and give each other (rule 11.5). */
export interface WalletRules {
  money: RechargeOffer[];
  points: RechargeOffer[];
  /** Fen of an amount of one's own. */
  min: number;
  max: number;
  /** Points that one member may buy in a month. */
  pointsPerMonth: number;
  /** Fen that one member may give away in a day. */
  sendPerDay: number;
  /** Coins that one member may give away in a day. */
  coinsPerDay: number;
}

/** Grades of who brings others (rule 16.5), 推广员 first, and what is suggested to them each month. */
export interface TeamRules {
  grades: TeamGrade[];
  /** Without a sign of life for so many days one counts as away. */
  idleDays: number;
  monthInvites: number;
  monthOrders: number;
}

/** Members whom one brought oneself, and fen of what both depths received in one month. What it adds stands in the income's rules. */
export interface TeamGrade {
  name: string;
  needDirect: number;
  needAmount: number;
}

/** The least of one donation, in fen and in points. */
export interface DonationRules {
  money: number;
  points: number;
}

/** What who brings buyers earns (rules 16.1, 16.2), and how it may leave (rule 16.3). */
export interface IncomeRules {
  /** Of what the brought one pays, in basis points; and of what those pay whom that one brought. */
  directBp: number;
  indirectBp: number;
  /** What each grade of the team adds to direct orders, 推广员 first. */
  gradeBp: number[];
  /** From the receipt, or from a declaration's approval, until it is settled. */
  settleDays: number;
  /** How far back a sale outside the shop may be declared. */
  declareDays: number;
  /** Fen of one transfer to the wallet at least, of one to the messenger, and of all those in a day at most. */
  balanceMin: number;
  messengerMin: number;
  messengerPerDay: number;
  /** Transfers to the messenger in a day. */
  messengerTimes: number;
}

/** What the shop's invoices say, and until when one may be asked for. */
export interface InvoiceRules {
  /** From the payment. */
  months: number;
  /** Until it is issued: as long its owner may think again by asking for a refund. */
  minutes: number;
  /** Tax on goods, in basis points; prepaid money bears none. */
  taxBp: number;
  /** What goods are called where the buyer wants their category only. */
  category: string;
}

/** How points are earned by signing in (rule 9.13), how long they last (rule 9.4), and how they are given away (rule 11.7). */
export interface PointRules {
  /** What each day of a streak brings; after the last it begins again. None = nobody signs in. */
  signRewards: number[];
  earn: PointTasks;
  /** Of the gift for new members; 0: none. */
  newcomer: number;
  /** Points end with the year so many years after theirs. */
  keepYears: number;
  /** Days before their end at which their owner is told. */
  warnDays: number;
  /** Points of one gift. */
  sendMin: number;
  sendMax: number;
  /** Points that one member may give away in a day. */
  sendPerDay: number;
  /** Days in which the receiver of goods says where to. */
  giftDays: number;
  cards: GreetingCard[];
}

/** Points of what members do for the shop: a review, one with a picture, the profile filled in once, an order picked up in a store. */
export interface PointTasks {
  review: number;
  photo: number;
  profile: number;
  store: number;
}

/** Goes with a gift of points. */
export interface GreetingCard {
  id: string;
  words: string;
  /** Own path. */
  image: string;
}

/** What merchants may withdraw of their money (rule 14.7), in fen, and how many classes of their own they keep. */
export interface MerchantRules {
  min: number;
  max: number;
  timesPerDay: number;
  feeBp: number;
  classes: number;
}

/** How money leaves (rule 22.3). */
export interface WithdrawalSettings {
  /** The ways that are open. */
  methods: ('bank' | 'wechat' | 'external')[];
  /** Fen of one withdrawal from the balance. */
  min: number;
  max: number;
  /** From the balance in a day. */
  timesPerDay: number;
  /** What the house keeps, in basis points. */
  feeBp: number;
  /** Days until it is on the card. */
  arriveDays: number;
  /** Until its receiver has to confirm it in the messenger. */
  confirmHours: number;
  /** Rank in the team from which the settlement service pays. */
  externalLevel: number;
}

/** What counts among those who reserve a limited tea (rule 13.8). */
export interface ReleaseRules {
  /** Scores of one level, of the first reservation, and what each one after it has less. */
  levelScore: number;
  orderScore: number;
  orderStep: number;
  /** Points that may be put behind a reservation, one score each. */
  boostMin: number;
  boostMax: number;
}

/** How far the prices of a quote may go below the list (rule 30.3), and how long one holds. */
export interface QuoteRules {
  /** What a seller may give alone, in basis points: 8500 = 85 折. */
  staffBp: number;
  /** What a manager may agree to. */
  managerBp: number;
  maxDays: number;
}

/** The packet that an order may bring at its receipt (rule 13.12), in fen. */
export interface RedPacketRules {
  /** How likely it is, in basis points; 0: none. */
  oddsBp: number;
  /** What the order must have cost. */
  from: number;
  /** What is in it. */
  min: number;
  max: number;
  /** Until it ends. */
  days: number;
  /** All of them in a day. */
  perDay: number;
}

/** `pay` in fen, `value` and `bonus` in the unit. */
export interface RechargeOffer {
  id: string;
  pay: number;
  value: number;
  bonus: number;
  /** Only for who never recharged before. */
  first?: true;
  tag?: string;
}

/** Departments that callers ask for. */
export const DEPARTMENTS = {
  wholesale: '批发订货',
  channel: '渠道合作',
  join: '茶馆加盟',
  complaint: '投诉建议',
} as const;
export type Department = keyof typeof DEPARTMENTS;

export type PayWay = 'wallet' | 'js' | 'offline';

/** What the page texts say of the company besides its name; '' = not told, and what would tell it is left out. */
export interface Papers {
  creditCode: string;
  foodLicence: string;
  foodLicenceUntil: string;
  telecomLicence: string;
  telecomLicenceUntil: string;
  filing: string;
  /** A sentence under the company on the page of its licences. */
  licenceNote: string;
  trademarks: string;
  foodSafetyTel: string;
  privacyMail: string;
  /** A sentence on how the tea is tested. */
  inspection: string;
  /** A sentence on the code that each pack carries. */
  seal: string;
  /** City that parcels leave from. */
  sendsFrom: string;
  /** Where people sue. */
  court: string;
  /** Whose pieces leave on the day they are paid. */
  warehouse: string;
}

export interface BankAccount {
  name: string;
  bank: string;
  no: string;
  branch: string;
  note: string;
}

export interface Settings {
  site: SiteSettings;
  shopSettings: ShopSettings;
}

const OWN_SITE: SiteSettings = {
  contact_img: '/images/service/1.webp',
  contact_url: '/site/pages/single_detail?code=FAQ',
  music_auto_play: 0,
  music_img: '/images/music/1.webp',
  music_file: '/audio/1.wav',
  appName: '我的茶店',
  version: '2.0.0',
  versionCode: 119,
  theme: 'red',
  grayMode: false,
  serviceMobile: '',
  serviceHours: '09:00-21:00',
  serviceUserId: '',
  webHosts: [],
  logins: { code: true, password: true, messenger: true, workplace: true, channel: true },
};
/** Money for `yuan`, with so many yuan on top. */
const offer = (id: string, yuan: number, gift: number): RechargeOffer => ({
  id,
  pay: yuan * 100,
  value: yuan * 100,
  bonus: gift * 100,
});
const OWN_SHOP: ShopSettings = {
  seller: '自营',
  shareImage: '/images/share/2.webp',
  logo: '',
  shell: { tabHome: '', tabClasses: '', tabGroves: '', tabCart: '', tabMine: '', slogan: '', description: '' },
  legalName: '',
  registeredAddress: '',
  maker: '',
  extensions: {},
  returnAddress: '',
  bankAccounts: [],
  payments: {},
  papers: {
    creditCode: '',
    foodLicence: '',
    foodLicenceUntil: '',
    telecomLicence: '',
    telecomLicenceUntil: '',
    filing: '',
    licenceNote: '',
    trademarks: '',
    foodSafetyTel: '',
    privacyMail: '',
    inspection: '',
    seal: '',
    sendsFrom: '',
    court: '有管辖权的人民法院',
    warehouse: '现货仓',
  },
  levels: [
    { level: 1, name: '茶友', need: 0, discountBp: 10_000, pointRateBp: 10_000 },
    { level: 2, name: '茗友', need: 500, discountBp: 9800, pointRateBp: 10_000 },
    { level: 3, name: '雅士', need: 2000, discountBp: 9500, pointRateBp: 12_000 },
    { level: 4, name: '茶师', need: 8000, discountBp: 9200, pointRateBp: 15_000 },
    { level: 5, name: '茶尊', need: 30_000, discountBp: 8800, pointRateBp: 20_000, depositFree: 100_000 },
  ],
  cardDiscountBp: 9000,
  cards: [
    { id: '1', name: '年卡', days: 365, price: 29_800, marketPrice: 36_500, freeShippings: 12, buyer: 'all' },
    { id: '2', name: '首年', days: 365, price: 23_800, marketPrice: 29_800, freeShippings: 12, buyer: 'first' },
    { id: '3', name: '续费', days: 365, price: 26_800, marketPrice: 29_800, freeShippings: 12, buyer: 'renew' },
    { id: '4', name: '30 天体验', days: 30, price: 1990, marketPrice: 2900, freeShippings: 1, buyer: 'trial' },
  ],
  limits: {
    unpaidMinutes: 30,
    campaignMinutes: 15,
    transferHours: 48,
    basketKinds: 120,
    receiptDays: 10,
    afterSaleDays: 7,
    closeDays: 7,
    pointsShareBp: 2000,
    aloneBelow: 0,
  },
  points: {
    signRewards: [5, 5, 10, 10, 15, 15, 30],
    earn: { review: 20, photo: 50, profile: 50, store: 20 },
    newcomer: 200,
    keepYears: 1,
    warnDays: 30,
    sendMin: 10,
    sendMax: 5000,
    sendPerDay: 5000,
    giftDays: 7,
    cards: [
      { id: '1', words: '请你喝茶', image: '/images/article/4.webp' },
      { id: '2', words: '新茶到了', image: '/images/article/12.webp' },
      { id: '3', words: '多谢照顾', image: '/images/article/18.webp' },
      { id: '4', words: '佳节安康', image: '/images/article/23.webp' },
      { id: '5', words: '生辰吉乐', image: '/images/article/30.webp' },
      { id: '6', words: '见字如面', image: '/images/article/21.webp' },
    ],
  },
  wallet: {
    money: [offer('1', 500, 30), offer('2', 1000, 80), offer('3', 3000, 300), offer('4', 10_000, 1200)],
    points: [
      { id: '11', pay: 1000, value: 1000, bonus: 0 },
      { id: '12', pay: 4800, value: 5000, bonus: 0 },
      { id: '13', pay: 18_000, value: 20_000, bonus: 0, tag: '送礼装' },
    ],
    min: 1000,
    max: 5_000_000,
    pointsPerMonth: 100_000,
    sendPerDay: 200_000,
    coinsPerDay: 200,
  },
  withdrawal: {
    methods: ['bank', 'wechat', 'external'],
    min: 1000,
    max: 2_000_000,
    timesPerDay: 3,
    feeBp: 60,
    arriveDays: 1,
    confirmHours: 24,
    externalLevel: 3,
  },
  merchant: { min: 1000, max: 5_000_000, timesPerDay: 3, feeBp: 60, classes: 20 },
  team: {
    grades: [
      { name: '推广员', needDirect: 0, needAmount: 0 },
      { name: '团长', needDirect: 10, needAmount: 500_000 },
      { name: '合伙人', needDirect: 30, needAmount: 3_000_000 },
    ],
    idleDays: 30,
    monthInvites: 3,
    monthOrders: 10,
  },
  donation: { money: 100, points: 10 },
  invoices: { months: 6, minutes: 2, taxBp: 1300, category: '茶叶' },
  income: {
    directBp: 800,
    indirectBp: 300,
    gradeBp: [0, 100, 200],
    settleDays: 7,
    declareDays: 90,
    balanceMin: 100,
    messengerMin: 1000,
    messengerPerDay: 200_000,
    messengerTimes: 10,
  },
  release: { levelScore: 200, orderScore: 500, orderStep: 1, boostMin: 100, boostMax: 1000 },
  quotes: { staffBp: 8500, managerBp: 7000, maxDays: 30 },
  redPacket: { oddsBp: 0, from: 9900, min: 88, max: 888, days: 7, perDay: 20_000 },
  clients: {
    tags: ['岩茶', '老白茶', '普洱', '绿茶', '商务送礼', '九月采购', '不喝红茶', '爱聊天', '喜欢安静', '可邀约'],
    idleDays: 90,
    warnDays: 3,
    claimsPerDay: 20,
    monthNew: 10,
    monthContacts: 60,
    gramsPerDay: 8,
  },
};
/** Of a shop that has said nothing yet. Nothing in it is anybody's. */
export const OWN: Settings = { site: OWN_SITE, shopSettings: OWN_SHOP };

/** What was set; what was not is as usual. */
export const shopSettingsOf = (stored: Partial<ShopSettings> | null | undefined): ShopSettings => ({
  ...OWN_SHOP,
  ...stored,
  limits: { ...OWN_SHOP.limits, ...stored?.limits },
  papers: { ...OWN_SHOP.papers, ...stored?.papers },
  wallet: { ...OWN_SHOP.wallet, ...stored?.wallet },
  withdrawal: { ...OWN_SHOP.withdrawal, ...stored?.withdrawal },
  merchant: { ...OWN_SHOP.merchant, ...stored?.merchant },
  points: { ...OWN_SHOP.points, ...stored?.points },
  income: { ...OWN_SHOP.income, ...stored?.income },
  release: { ...OWN_SHOP.release, ...stored?.release },
  quotes: { ...OWN_SHOP.quotes, ...stored?.quotes },
  invoices: { ...OWN_SHOP.invoices, ...stored?.invoices },
  team: { ...OWN_SHOP.team, ...stored?.team },
  donation: { ...OWN_SHOP.donation, ...stored?.donation },
  redPacket: { ...OWN_SHOP.redPacket, ...stored?.redPacket },
  clients: { ...OWN_SHOP.clients, ...stored?.clients },
});

const DEMO_SITE: SiteSettings = {
  ...OWN_SITE,
  appName: '叶间',
  ad: { id: '1', image: '/images/ad/1.webp', link: '/pages/tea/index', seconds: 5 },
  serviceMobile: '400-820-0119',
  serviceUserId: '10104',
  webHosts: ['yejian.example.com', 'mp.weixin.qq.com', 'www.sf-express.com', 'www.gov.cn'],
};
const DEMO_SHOP: ShopSettings = {
  ...OWN_SHOP,
  wallet: { ...OWN_SHOP.wallet, money: [{ ...offer('5', 100, 10), first: true }, ...OWN_SHOP.wallet.money] },
  redPacket: { ...OWN_SHOP.redPacket, oddsBp: 3000 },
  seller: '叶间自营',
  shareImage: '/images/share/1.webp',
  legalName: '杭州叶间茶业有限公司',
  registeredAddress: '浙江省杭州市西湖区杨公堤 27 号',
  maker: '杭州叶间茶业有限公司龙坞分厂',
  extensions: { wholesale: '2', channel: '3', join: '4', complaint: '9' },
  returnAddress: '叶间售后仓 0571-88886666 浙江省杭州市余杭区良渚街道茶园路 18 号 3 号库',
  papers: {
    creditCode: '91330106MA2YEJ1A0B',
    foodLicence: 'JY13301060000119',
    foodLicenceUntil: '2029-06-30',
    telecomLicence: '浙B2-20250119',
    telecomLicenceUntil: '2030-01-18',
    filing: '浙ICP备20250119号',
    licenceNote: '本页所示编号为演示，不是真实证照。',
    trademarks: '“叶间”“叶间茶窖”',
    foodSafetyTel: '0571-87960001',
    privacyMail: 'privacy@yejian.example.com',
    inspection: '每批次茶叶委托具有 CMA 资质的机构检测农药残留与重金属，检测报告可在商品详情的“产地与批次”中查看。',
    seal: '每一饼、每一罐茶的封签上都有一个防伪编码。刮开涂层后输入编码，可以看到它从哪座山来、谁做的、什么时候出库。',
    sendsFrom: '杭州市',
    court: '杭州市西湖区人民法院',
    warehouse: '杭州仓',
  },
  bankAccounts: [
    {
      name: '杭州叶间茶业有限公司',
      bank: '招商银行',
      no: '571900288810119',
      branch: '杭州西湖支行',
      note: '转账请备注订单号',
    },
    {
      name: '杭州叶间茶业有限公司',
      bank: '中国工商银行',
      no: '1202020109900118119',
      branch: '杭州龙井支行',
      note: '转账请备注订单号',
    },
  ],
};
export const DEMO: Settings = { site: DEMO_SITE, shopSettings: DEMO_SHOP };
