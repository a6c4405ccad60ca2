/** Folders that are wrong in one place: each is refused in a sentence that names it, and nothing is written. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { categories, goods, shopCodes, shopPictures, skus, stores } from '../../../server/db/schema';
import { fileOf, readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { TABLES } from '../../../server/shop/tables';
import { FolderFaults } from '../../../server/shop/sheet/fault';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const app = testServer({ seed: 'base' });
let whole: string;

beforeAll(async () => {
  whole = newFolder();
  await initFolder(whole, drawing);
});

type Break = (folder: string) => void;
/** Replaces the first of these words in a file. */
const word =
  (name: string, from: string, to: string): Break =>
  (folder) => {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    fs.writeFileSync(file, text.replace(from, to));
  };
const line =
  (name: string, text: string): Break =>
  (folder) =>
    fs.appendFileSync(path.join(folder, name), `${text}\n`);
const put =
  (name: string, body: Buffer | string): Break =>
  (folder) =>
    fs.writeFileSync(path.join(folder, name), body);
const gone =
  (name: string): Break =>
  (folder) =>
    fs.rmSync(path.join(folder, name));
/** `茶叶` as GBK. */
const GBK = Buffer.concat([Buffer.from('code,name\nA,'), Buffer.from([0xb2, 0xe8, 0xd2, 0xb6])]);

/** Other levels in shop.yml, or none of its own. */
const levelsOf =
  (levels?: Record<string, unknown>[]): Break =>
  (folder) => {
    const file = path.join(folder, 'shop.yml');
    const { levels: _own, ...rest } = parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    fs.writeFileSync(file, stringify(levels ? { ...rest, levels } : rest));
  };

/** Where transfers of the sample would go. */
const ACCOUNT = `banks:
  - no: "0000000000000000"
    name: 山外茶业（样本账户，请勿转账）
    bank: 样本银行
`;

/** What is wrong, the words that it replaces ('' = it is a row more), and what is said of it after the name of the file. */
type Wrong = [what: string, from: string, to: string, sentence: string];
const WRONG: Record<string, Wrong[]> = {
  'skus.csv': [
    ['a price in words', ',168,', ',十元,', ' 第 2 行「售价」：「十元」不是金额'],
    ['a negative price', ',168,', ',-168,', ' 第 2 行「售价」：「-168」不是金额'],
    ['a price of nothing', ',168,', ',0,', ' 第 2 行「售价」：不能少于 0.01 元'],
    ['half a fen', ',168,', ',1.005,', ' 第 2 行「售价」：「1.005」不是金额'],
    ['a formula for a price', ',168,', ',=1+1,', ' 第 2 行「售价」：「=1+1」不是金额'],
    ['an empty price', ',168,', ',,', ' 第 2 行「售价」：不能空着'],
    ['a price out of this world', ',168,', ',99999999,', ' 第 2 行「售价」：不能多于'],
    ['a weight of nothing', ',120,', ',0,', ' 第 2 行「重量」：不能小于 1'],
    ['a doubled SKU', 'LJ-2026-250', 'LJ-2026-50', ' 第 3 行：「LJ-2026-50」和第 2 行重复'],
    ['a SKU of no goods', 'DH-2026-100,DH-2026', 'DH-2026-100,DH-2025', ' 第 4 行「商品」：商品里没有编码「DH-2025」'],
    [
      'a SKU with more values than names',
      '50 克',
      '50 克 | 罐装',
      ' 第 2 行「规格」：商品「LJ-2026」有 1 个规格名，这里有 2 个值',
    ],
    ['two SKUs with the same values', '250 克', '50 克', ' 第 3 行「规格」：和第 2 行的规格一样'],
    ['a struck price below the price', ',168,,', ',168,100,', ' 第 2 行「划线价」：不能低于售价'],
    [
      'a ladder that rises',
      ',768,,,380,,,,,,2,,',
      ',768,,,380,,,,,,2,10=700 | 20=720,',
      ' 第 3 行「阶梯价」：数量越多单价要越低',
    ],
    ['a missing column', '售价', '', ' 第 1 行：缺少「售价」'],
  ],
  'goods.csv': [
    ['goods of no class', ',LVCHA,', ',HEICHA,', ' 第 2 行「分类」：商品分类里没有编码「HEICHA」'],
    [
      'goods of a class of the first level',
      ',LVCHA,',
      ',CHAYE,',
      ' 第 2 行「分类」：「CHAYE」是一级分类，商品要放在二级分类里',
    ],
    ['goods without a freight rule', 'BAOGUO', 'KONGYUN', ' 第 2 行「运费规则」：运费规则里没有编码「KONGYUN」'],
    ['a doubled goods', 'DH-2026', 'LJ-2026', ' 第 3 行：「LJ-2026」和第 2 行重复'],
    ['a code with a slash', 'DH-2026', '../DH', ' 第 3 行「商品编码」：编码只用文字、数字'],
    ['a title too long', '明前龙井 2026', '龙'.repeat(61), ' 第 2 行「名称」：最多 60 字，现在 61 字'],
    ['a title in two lines', '明前龙井 2026', '"明前\n龙井"', ' 第 2 行「名称」：不能换行'],
    ['a formula for a title', '明前龙井 2026', '=A1', ' 第 2 行「名称」：是公式 =A1'],
    ['an unknown mark', '会员价', '打折', ' 第 2 行「标记」：只能是'],
    ['an unknown state', '清明前,,,1,', '清明前,,卖完,1,', ' 第 2 行「状态」：只能是 上架、下架'],
    ['a year of the Ming', ',2026,手工', ',1426,手工', ' 第 2 行「年份」：不能小于 1900'],
    [
      'a picture that is not there',
      'longjing-1.webp',
      'longjing-9.webp',
      ' 第 2 行「图片」：pictures 文件夹里没有「longjing-9.webp」',
    ],
    [
      'a picture by another case',
      'longjing-1.webp',
      'Longjing-1.webp',
      ' 第 2 行「图片」：pictures 文件夹里没有「Longjing-1.webp」，有「longjing-1.webp」，大小写要一样',
    ],
    ['a picture outside', 'longjing-1.webp', '../../secret.jpg', ' 第 2 行「图片」：只写文件名'],
    [
      'a picture in the text that is not there',
      '](longjing-2.webp)',
      '](haha.png)',
      ' 第 2 行「详情」：pictures 文件夹里没有「haha.png」',
    ],
    [
      'a film in place of a picture',
      'longjing-1.webp',
      'longjing.mp4',
      ' 第 2 行「图片」：「longjing.mp4」不是 jpg、png 或 webp 图片的文件名',
    ],
    ['an unknown column', '副标题', '付标题', ' 第 1 行「付标题」：没有这一列'],
    ['a column twice', '副标题', '名称', ' 第 1 行「名称」：这一列出现了两次'],
    ['goods of no garden', 'LONGWU', 'LONGJING', ' 第 2 行「出产」：茶人和产地里没有编码「LONGJING」'],
  ],
  'places.csv': [
    ['a place of no SKU', 'LJ-2026-250', 'LJ-2026-251', ' 第 2 行「SKU 编码」：规格里没有编码「LJ-2026-251」'],
    ['less than nothing to be told', ',6', ',-1', ' 第 2 行「安全库存」：不能小于 0'],
  ],
  'stock.csv': [
    ['cells beyond the headings', '', 'DH-2026-100,1,2026-01-01,多了', ' 第 5 行：比表头多出 1 格'],
    ['negative stock', ',120,', ',-1,', ' 第 2 行「库存」：不能小于 0'],
    ['stock in halves', ',120,', ',1.5,', ' 第 2 行「库存」：「1.5」不是整数'],
    ['stock of no SKU', 'LJ-2026-50', 'LJ-2026-51', ' 第 2 行「SKU 编码」：规格里没有编码「LJ-2026-51」'],
    ['a count on a day that is none', ',120,', ',120,2026-02-30', ' 第 2 行「盘点时间」：「2026-02-30」不是时间'],
    ['a count in the future', ',120,', ',120,2099-01-01', ' 第 2 行「盘点时间」：还没到这个时间'],
  ],
  'classes.csv': [
    ['an open quotation mark', '绿茶', '"绿茶', '：引号没有配对'],
    ['a class in itself', 'LVCHA,绿茶,CHAYE', 'LVCHA,绿茶,LVCHA', ' 第 3 行「上级分类」：上级分类不能是自己'],
    [
      'classes in a circle',
      'CHAYE,茶叶,,',
      'CHAYE,茶叶,LVCHA,',
      ' 第 2 行「上级分类」：「LVCHA」自己也有上级，分类只有两级',
    ],
    [
      'a class of three levels',
      'HONGCHA,红茶,CHAYE',
      'HONGCHA,红茶,LVCHA',
      ' 第 4 行「上级分类」：「LVCHA」自己也有上级',
    ],
    [
      'a class without a parent',
      'HONGCHA,红茶,CHAYE',
      'HONGCHA,红茶,CHA',
      ' 第 4 行「上级分类」：商品分类里没有编码「CHA」',
    ],
  ],
  'stores.csv': [
    ['a store without a place', '30.2436', '130.2436', ' 第 2 行「纬度」：「130.2436」不是 -90 到 90 之间的度数'],
    ['a store that opens never', '09:30', '九点半', ' 第 2 行「开门」：「九点半」不是钟点'],
    ['a store without a picture', 'store.webp', '', ' 第 2 行「封面」：不能空着'],
  ],
  'rooms.csv': [
    ['a room in no store', 'XIHU-TINGSONG,XIHU', 'XIHU-TINGSONG,DONGHU', ' 第 2 行「门店」：门店里没有编码「DONGHU」'],
    ['a room for nobody', '听松,,2,6', '听松,,8,6', ' 第 2 行「最少人数」：最少人数比最多人数还多'],
  ],
  'printers.csv': [
    [
      'a printer without a port',
      '',
      'XIHU-P1,XIHU,前台,192.168.1.50,48,desk,1',
      ' 第 2 行「地址」：写成 192.168.1.50:9100 这样的地址和端口',
    ],
  ],
  'tables.csv': [
    ['a label that no phone reads', 'XH-01,', 'xh-01,', ' 第 2 行「桌号」：桌号用大写字母开头'],
    ['a table for nobody', '大厅1号桌,,4', '大厅1号桌,,0', ' 第 2 行「座位」：不能小于 1'],
    ['a table in no room', 'XIHU-TINGSONG', 'XIHU-ZHULI', ' 第 3 行「雅室」：雅室里没有编码「XIHU-ZHULI」'],
  ],
  'menu-cates.csv': [['a class without a name', 'CHADIAN,茶点', 'CHADIAN,', ' 第 3 行「名称」：不能空着']],
  'menu.csv': [
    ['a dish of no class', 'LONGJING,MINGCHA', 'LONGJING,LENGYIN', ' 第 2 行「分类」：茶单分类里没有编码「LENGYIN」'],
    ['a price that is asked for', ',88,', ',时价,', ' 第 2 行「价格」：「时价」不是金额'],
    ['the same pot twice', '盏=38', '壶=38', ' 第 2 行「规格」：「壶」写了两次'],
    ['no portions a day', ',20,', ',0,', ' 第 4 行「每日份数」：不能小于 1'],
    ['tea of no goods', ',LJ-2026,', ',LJ-2025,', ' 第 2 行「商品」：商品里没有编码「LJ-2025」'],
    ['a dish that nobody makes', ',茶水,', ',,', ' 第 2 行「出品口」：不能空着'],
  ],
  'menu-additions.csv': [
    ['more than there are', ',2,桂花', ',3,桂花', ' 第 2 行「最多」：只有 2 个选项'],
    ['additions to no dish', ',DIANHONG', ',PUER', ' 第 2 行「菜品」：茶单里没有编码「PUER」'],
  ],
  'menu-sets.csv': [
    ['a set in itself', 'LVDOUGAO=0', 'SHUANGREN=0', ' 第 3 行「可选」：「SHUANGREN」自己也是套餐'],
    ['a set of what is not served', 'LVDOUGAO=0', 'FENGLISU=0', ' 第 3 行「可选」：茶单里没有编码「FENGLISU」'],
  ],
  'services.csv': [['a service without a name', 'PINCHA,品茶', 'PINCHA,', ' 第 2 行「名称」：不能空着']],
  'targets.csv': [
    ['a target of no month', '2036年3月', '三月', ' 第 2 行「月份」：「三月」不是月份，写成 2026年6月'],
    ['a target of the 31st of February', '2036年3月,', '2036年2月,31', ' 第 2 行「日」：2036-02 没有 31 日'],
    ['a target of nothing', '180000,600,,,,2400', ',,,,,', ' 第 2 行「销售额」：至少定一个目标'],
  ],
  'coupons.csv': [
    ['a coupon that saves nothing', '满减,10,', '满减,,', ' 第 2 行「减多少」：要填减多少'],
    ['a coupon that gives goods away', '满减,10,', '满减,200,', ' 第 2 行「满多少」：不能比减的金额还少'],
    ['a coupon that ends before it begins', '2036-01-01', '2020-01-01', ' 第 2 行「结束领取」：要比开始领取晚'],
    ['a discount of 150', '满减,10,,', '折扣,,150,', ' 第 2 行「折后百分比」：「150」不是 0.01 到 99.99 之间的百分比'],
  ],
  'shop.yml': [
    ['a tab of six letters', 'tab_home: ""', 'tab_home: 今天喝什么茶', ' shell「首页标签」：最多 4 字，现在 6 字'],
    ['a shop without a name', '  name: 山外\n', '', ' company：缺少「店名」'],
    ['a colour that is none', '茶青', '五彩', ' company「主题色」：只能是'],
    ['a colour of five digits', '茶青', "'#12345'", ' company「主题色」：颜色写成 # 和六位'],
    [
      'a pool that nobody comes back to',
      'idle_days: "90"',
      'idle_days: "9000"',
      ' clients「回公海天数」：不能大于 730',
    ],
    [
      'a floor above the list price',
      'floor_percent: "70"',
      'floor_percent: "170"',
      ' quotes「底价」：「170」不是 0 到 100 之间的百分比',
    ],
    ['an unknown part of shop.yml', '', 'secrets: {}', '：没有「secrets」这一项'],
    ['freight below nothing', 'base: "10"', 'base: -10', ' freight 第 1 项「首重运费」：「-10」不是金额'],
    ['levels with a gap', 'level: "3"', 'level: "6"', ' levels 第 3 项「等级」：要从 1 开始一个接一个，这里应该是 3'],
    ['a first level that nobody reaches', 'need: "0"', 'need: "10"', ' levels 第 1 项「成长值」：第 1 级要是 0'],
    ['a level that asks for less', 'need: "2000"', 'need: "400"', ' levels 第 3 项「成长值」：要比前一级的 500 高'],
    [
      'a level that costs more',
      'percent: "92"',
      'percent: "99"',
      ' levels 第 4 项「折扣百分比」：不能比前一级的 95 高',
    ],
    [
      'a level of 9.5 per cent',
      'percent: "95"',
      'percent: 9.5',
      ' levels 第 3 项「折扣百分比」：「9.5」不是 50 到 100 之间的百分比',
    ],
    ['a card that costs nothing', 'price: "298"', 'price: "0"', ' cards 第 1 项「售价」：不能少于 0.01 元'],
    [
      'a card for nobody',
      'buyer: 续费',
      'buyer: 老板',
      ' cards 第 3 项「卖给谁」：只能是 所有人、首次开通、体验、续费',
    ],
    ['a renewal that costs more', 'price: "268"', 'price: "300"', ' cards 第 3 项「售价」：要比年卡便宜，不然没人买'],
    ['points in words', 'points: "1.2"', 'points: 多', ' levels 第 3 项「积分倍数」：「多」不是 0 到 10 之间的倍数'],
    ['an order that ends at once', 'unpaid_minutes: "30"', 'unpaid_minutes: 0', ' limits「未付款取消」：不能小于 5'],
    ['less after-sales than the law', 'after_sale_days: "7"', 'after_sale_days: 3', ' limits「售后期」：不能小于 7'],
    [
      'points that pay more than the goods',
      'points_percent: "20"',
      'points_percent: 120',
      ' limits「积分最多抵」：「120」不是 0 到 100 之间的百分比',
    ],
    ['an account without a number', '  - no: "0000000000000000"\n    name:', '  - name:', ' banks：缺少「账号」'],
    [
      'payments for what nobody serves',
      'group: 商品订单',
      'group: 充值',
      ' payments 第 1 项「付什么」：只能是 商品订单、竞拍保证金、藏品',
    ],
    [
      'a way to pay that is none',
      'ways: 余额 | 微信支付 | 线下转账',
      'ways: 现金',
      ' payments 第 1 项「付款方式」：只能是 余额、微信支付、线下转账',
    ],
    [
      'orders that nobody can pay',
      'ways: 余额 | 微信支付 | 线下转账',
      'ways: ""',
      ' payments 第 1 项「付款方式」：不能空着',
    ],
    [
      'ways that are none but bars',
      'ways: 余额 | 微信支付 | 线下转账',
      'ways: " | "',
      ' payments 第 1 项「付款方式」：至少要开一种',
    ],
    [
      'a deposit by transfer',
      'group: 竞拍保证金\n    ways: 余额',
      'group: 竞拍保证金\n    ways: 线下转账',
      ' payments 第 2 项「付款方式」：这一类不能用线下转账',
    ],
    [
      'nothing but transfers, to nowhere',
      `${ACCOUNT}payments:\n  - group: 商品订单\n    ways: 余额 | 微信支付 | 线下转账`,
      'banks: []\npayments:\n  - group: 商品订单\n    ways: 线下转账',
      ' payments 第 1 项「付款方式」：只开线下转账，就要有收款账户',
    ],
    ['a login that is perhaps', 'password: 是', 'password: 也许', ' logins「密码」：只填 是 或 否'],
    ['a login that is not said', '  password: 是\n', '', ' logins：缺少「密码」'],
    [
      'a recharge of less than nothing',
      'min: "10"\n  max: "50000"\n  points_per_month',
      'min: "10"\n  max: "5"\n  points_per_month',
      ' wallet「充值最多」：不能比最少的还少',
    ],
    ['a package that is free', 'pay: "500"', 'pay: 0', ' money_packages 第 1 项「付多少」：不能少于 0.01 元'],
    ['points in halves', 'value: "5000"', 'value: 5000.5', ' points_packages 第 2 项「积分」：「5000.5」不是整数'],
    [
      'signing in for a present',
      'sign_rewards: 5 | 5 | 10',
      'sign_rewards: 5 | 茶 | 10',
      ' points「签到」：「茶」不是整数',
    ],
    [
      'a greeting card with nothing on it',
      'greeting-2.webp',
      'greeting-9.webp',
      ' greeting_cards 第 2 项「图片」：pictures 文件夹里没有「greeting-9.webp」',
    ],
    ['a team that invites nobody', 'month_invites: "3"', 'month_invites: 0', ' team「每月邀请」：不能小于 1'],
    [
      'a first grade that nobody reaches',
      'need_direct: "0"',
      'need_direct: "1"',
      ' team_grades 第 1 项「直属人数」：第 1 级要是 0',
    ],
    [
      'a grade that asks for less',
      'need_amount: "30000"',
      'need_amount: 3000',
      ' team_grades 第 3 项「月业绩」：不能比前一级的 5000 少',
    ],
    [
      'a grade that earns less',
      'added_percent: "2"',
      'added_percent: 0.5',
      ' team_grades 第 3 项「直推加成百分比」：不能比前一级的 1 低',
    ],
    [
      'income that eats the shop',
      'direct_percent: "8"',
      'direct_percent: 80',
      ' income「直推百分比」：「80」不是 0 到 30 之间的百分比',
    ],
    [
      'more for the friend of a friend',
      'indirect_percent: "3"',
      'indirect_percent: 9',
      ' income「间推百分比」：不能比直推的高',
    ],
    [
      'money that leaves by pigeon',
      'methods: 银行卡 | 微信 | 结算通道',
      'methods: 信鸽',
      ' withdrawal「方式」：只能是 银行卡、微信、结算通道',
    ],
    ['merchants without classes', 'classes: "20"', 'classes: 0', ' merchant「分类数」：不能小于 1'],
    [
      'a tax of a half',
      'tax_percent: "13"',
      'tax_percent: 50',
      ' invoices「税率百分比」：「50」不是 0 到 17 之间的百分比',
    ],
    ['a boost below the least', 'boost_max: "1000"', 'boost_max: 10', ' release「助力最多」：不能比最少的还少'],
    [
      'a gift of nothing',
      'donation:\n  money: "1"',
      'donation:\n  money: 0',
      ' donation「最少余额」：不能少于 0.01 元',
    ],
    ['a packet of less than the least', 'max: "8.88"', 'max: "0.5"', ' red_packet「最多」：不能比最少的还少'],
    ['a third warehouse', 'kind: 茶窖', 'kind: 外仓', ' warehouses 第 2 项「哪个仓」：只能是 总仓、茶窖'],
    ['papers in two lines', 'filing: ""', 'filing: "浙\\nICP"', ' papers「网站备案」：不能换行'],
  ],
  'pages.csv': [
    ['a page that is none', '', 'KOUHAO,口号,1.0,2026-01-01,,好茶', ' 第 2 行「编码」：只能是'],
    [
      'a placeholder that is none',
      '',
      'FAQ,问答,1.0,2026-01-01,,欢迎来{店铺}',
      ' 第 2 行「正文」：没有 {店铺} 这个占位',
    ],
    ['a page without words', '', 'FAQ,问答,1.0,2026-01-01,,', ' 第 2 行「正文」：不能空着'],
  ],
  'shelves.csv': [
    ['shelves of no store', 'XIHU', 'DONGHU', ' 第 2 行「门店」：门店里没有编码「DONGHU」'],
    ['less than nothing on a shelf', ',12,', ',-2,', ' 第 2 行「数量」：不能小于 0'],
  ],
  'makers.csv': [
    ['a maker of no kind', '产地,', '茶商,', ' 第 2 行「类别」：只能是 茶人、产地'],
    ['a garden with a title', '龙坞茶园,,', '龙坞茶园,大师,', ' 第 2 行「头衔」：只有茶人才填'],
  ],
  'banners.csv': [
    ['a banner that leads nowhere', '商品 LJ-2026', '商品 LJ-1999', ' 第 2 行「链接」：商品里没有编码「LJ-1999」'],
  ],
  'entries.csv': [
    ['an entry in a strange place', '入口', '出口', ' 第 2 行「位置」：只能是'],
    ['an entry with a drawing that there is not', '茶叶', '咖啡', ' 第 2 行「图标」：只能是 茶叶、'],
    ['an entry with a second line', '茶叶,绿茶,', '茶叶,绿茶,很绿', ' 第 2 行「副标题」：入口没有副标题'],
    ['a floor with a drawing', '楼层,', '楼层,茶壶', ' 第 4 行「图标」：只有入口有图标'],
  ],
  'articles.csv': [
    [
      'an article without words',
      '"### 为什么要头采\n\n清明前的芽头小，一个熟手一天只采得四两干茶的鲜叶。"',
      '',
      ' 第 2 行「正文」：不能空着',
    ],
  ],
  'campaigns-flash.csv': [
    [
      'a sale below nothing',
      '',
      'F1,LJ-2026,10:00,2030-01-01,2030-01-02,1,LJ-2026-50=-1,LJ-2026-50=10',
      ' 第 2 行「活动价」：「-1」不是金额',
    ],
    [
      'a sale that ends before it begins',
      '',
      'F1,LJ-2026,10:00,2030-01-02,2030-01-01,1,LJ-2026-50=1,LJ-2026-50=10',
      ' 第 2 行「结束」：要比开始晚',
    ],
    [
      'a sale of another goods',
      '',
      'F1,LJ-2026,10:00,2030-01-01,2030-01-02,1,DH-2026-100=1,DH-2026-100=10',
      ' 第 2 行「数量」：DH-2026-100 不是「LJ-2026」的规格',
    ],
  ],
  'red-packet-rains.csv': [
    [
      'a rain that ends before it begins',
      '',
      'R1,红包雨,2030-01-02,2030-01-01,500,200',
      ' 第 2 行「结束」：要比开始晚',
    ],
    [
      'packets of less than a fen',
      '',
      'R1,红包雨,2030-01-01,2030-01-02,1,101',
      ' 第 2 行「总额」：不够每个红包 0.01 元',
    ],
  ],
  'campaigns-group.csv': [
    [
      'a group of one',
      '',
      'G1,LJ-2026,龙井,1,2030-01-01,2030-01-02,1,LJ-2026-50=1,LJ-2026-50=10,',
      ' 第 2 行「成团人数」：不能小于 2',
    ],
    [
      'a group without quota',
      '',
      'G1,LJ-2026,龙井,2,2030-01-01,2030-01-02,1,LJ-2026-50=1 | LJ-2026-250=2,LJ-2026-50=10,',
      ' 第 2 行「数量」：要和活动价里的 SKU 一样',
    ],
  ],
  'campaigns-tier.csv': [
    [
      'a ladder of nothing',
      '',
      'T1,LJ-2026,龙井,2030-01-01,2030-01-02,LJ-2026-50,',
      ' 第 2 行「数量」：「LJ-2026-50」要写成 名=值',
    ],
  ],
  'campaigns-auction.csv': [
    [
      'a lot that nobody can bid on',
      '',
      'A1,LJ-2026-50,龙井,100,0,10,200,2030-01-01,2030-01-02,',
      ' 第 2 行「加价幅度」：不能少于 0.01 元',
    ],
    [
      'a lot of no SKU',
      '',
      'A1,LJ-1,龙井,100,10,10,200,2030-01-01,2030-01-02,',
      ' 第 2 行「SKU 编码」：规格里没有编码「LJ-1」',
    ],
  ],
  'collectibles.csv': [
    [
      'more numbers given out than there are',
      '',
      'C1,生普,一号饼,2008,班章,,一饼一码,,1680,,10,20,1,否,2030-01-01,600,1',
      ' 第 2 行「线下已发」：不能比发行量多',
    ],
    [
      'prices of no day',
      '',
      'C1,生普,一号饼,2008,班章,,一饼一码,,1680,去年=100,10,2,1,否,2030-01-01,600,1',
      ' 第 2 行「指导价」：日期写成 2025-01-01',
    ],
  ],
  'releases.csv': [
    ['a release of no SKU', ',LJ-2026-50,', ',LJ-1,', ' 第 2 行「SKU 编码」：规格里没有编码「LJ-1」'],
    ['a drum smaller than the quota', ',20,60,', ',20,10,', ' 第 2 行「入围人数」：不能比数量少'],
    [
      'reservations that end before they begin',
      '2036-03-22 20:00',
      '2036-03-19 20:00',
      ' 第 2 行「结束预约」：要比开始预约晚',
    ],
    ['a draw while people reserve', '2036-03-22 21:00', '2036-03-22 19:00', ' 第 2 行「抽签」：不能比结束预约早'],
  ],
  'live-rooms.csv': [
    ['a live room for ever', ',2036-03-20 21:30,', ',,', ' 第 2 行「结束」：直播要有结束时间'],
    ['a camera that is switched off', ',直播,', ',茶园,', ' 第 2 行「结束」：茶园镜头没有结束时间'],
    ['a garden that speaks', '山外茶学社,,', '山外茶学社,LONGWU,', ' 第 2 行「茶人」：「LONGWU」是产地，不是茶人'],
  ],
  'courses.csv': [
    ['a struck price below the price', ',99,,是,', ',99,50,是,', ' 第 2 行「划线价」：不能比价格低'],
    ['a place that teaches', ',,山外茶学社,', ',LONGWU,山外茶学社,', ' 第 2 行「茶人」：「LONGWU」是产地，不是茶人'],
    ['a course for members only', ',是,,,,,', ',是,是,,,,', ' 第 2 行「会员可见」：只有公开课才填'],
  ],
  'lessons.csv': [
    ['a lesson of no course', 'KC-1-2,KC-1,', 'KC-1-2,KC-9,', ' 第 3 行「课程」：课程里没有编码「KC-9」'],
    ['a film without a film', 'https://media.example.com/1.m3u8', '', ' 第 2 行「影音」：视频和音频要有影音'],
    ['a film that is not sealed', 'https://media', 'http://media', ' 第 2 行「影音」：要用 https 地址'],
    ['a text without words', '密封、避光、放冰箱冷藏。', '', ' 第 3 行「正文」：图文课要有正文'],
  ],
  'quizzes.csv': [
    ['a quiz of a film', 'KC-1-3,1,', 'KC-1-1,1,', ' 第 2 行「课时」：「KC-1-1」不是测验'],
    ['an answer that is not there', ',2,龙井', ',4,龙井', ' 第 2 行「答案」：只有 3 个选项'],
    ['a question without a choice', '萎凋 | 炒制 | 渥堆', '炒制', ' 第 2 行「选项」：至少两个选项'],
  ],
  'transcripts.csv': [
    ['words of a quiz', 'KC-1-1,', 'KC-1-3,', ' 第 2 行「课时」：「KC-1-3」没有声音'],
    ['a text that is no WebVTT', '"WEBVTT', '"龙井', ' 第 2 行「字幕」：第 1 行：第一行要写 WEBVTT'],
  ],
  'materials.csv': [
    [
      'a file that is not there',
      'green-tea.pdf',
      'black-tea.pdf',
      ' 第 2 行「文件」：materials 文件夹里没有「black-tea.pdf」',
    ],
  ],
  'films.csv': [
    [
      'a film by an open line',
      '流畅=https://films',
      '流畅=http://films',
      ' 第 2 行「播放地址」：地址要以 https:// 开头',
    ],
    [
      'words after the end',
      '00:12.000 --> 00:30.000',
      '01:40.000 --> 01:50.000',
      ' 第 2 行「文字稿」：有一句在片子结束',
    ],
  ],
  'film-slices.csv': [
    ['a piece that ends before it begins', ',0,12,', ',12,0,', ' 第 2 行「到」：要比「从」晚'],
    ['a piece beyond the film', ',0,12,', ',0,500,', ' 第 2 行「到」：视频只有 95 秒'],
  ],
  'film-steeps.csv': [['a pour after the end', ',20,60,', ',95,60,', ' 第 2 行「从」：视频只有 95 秒']],
  'film-sets.csv': [['a set of nothing', ',SP-1,', ',,', ' 第 2 行「视频」：']],
  'fields.csv': [
    ['a field without a craft', '红茶 | 白茶', ' | ', ' 第 2 行「工艺」：至少一种工艺'],
    [
      'a field whose camera is a talk',
      '最晚。,,',
      '最晚。,ZB-1,',
      ' 第 2 行「镜头」：「ZB-1」是一场直播，不是茶园镜头',
    ],
  ],
  'plans.csv': [
    ['a plan of no field', ',LONGWU-1,', ',XIHU,', ' 第 2 行「茶园」：茶园里没有编码「XIHU」'],
    ['a plan that brings nothing', ',550,', ',0,', ' 第 2 行「年收成」：不能小于 11'],
  ],
  'trees.csv': [
    ['a tree beyond the terrace', '', 'LW-9,LONGWU-1,18,龙井43,1200,10,120,100,,', ' 第 5 行「横」：不能大于 1000'],
    ['a tree in small letters', '', 'lw-9,LONGWU-1,18,龙井43,,,120,100,,', ' 第 5 行「编号」：编号用大写字母'],
  ],
  'diary.csv': [['a day without a title', ',修剪,', ',,', ' 第 2 行「标题」：不能空着']],
  'donation-projects.csv': [['a project without a target', ',60000,', ',0,', ' 第 2 行「目标」：不能少于 0.01 元']],
  'donation-updates.csv': [
    ['news of no project', 'GUSHU,', 'XINSHU,', ' 第 2 行「项目」：捐赠项目里没有编码「XINSHU」'],
  ],
  'merchant-cates.csv': [['a category without a name', 'CHADIAN,茶点', 'CHADIAN,', ' 第 2 行「名称」：不能空着']],
  'processes.csv': [['a process that is on or off', '', 'leave,请假,,也许,1', ' 第 2 行「启用」：只填 是 或 否']],
  'process-fields.csv': [
    ['a choice of nothing', '', 'F1,leave,sort,类别,选择,是,,,否,1', ' 第 2 行「选项」：选择要写选项'],
    ['a table without columns', '', 'F1,leave,lines,明细,表格,是,,,是,1', ' 第 2 行「列」：表格要写列'],
    ['a day that is summed up', '', 'F1,leave,day,日期,日期,是,,,是,1', ' 第 2 行「算金额」：只有金额和表格能算金额'],
  ],
  'process-steps.csv': [
    ['a desk that is none', '', 'S1,leave,boss,老板,老板,,1', ' 第 2 行「谁批」：只能是 店长、财务、仓库、客服'],
  ],
  'employees.csv': [
    ['an employee without a mobile', '', 'E1,1390,王岚,,店长,XIHU,行政,,否', ' 第 2 行「手机号」：「1390」不是手机号'],
    [
      'an employee who may do everything',
      '',
      'E1,13900000001,王岚,,店长,XIHU,行政,一切,否',
      ' 第 2 行「权限」：只能是',
    ],
  ],
  'members.csv': [
    ['a member born on no day', '', '13800000009,小满,女,1990-13-40,,,', ' 第 2 行「生日」：写成 1990-05-20'],
    ['a member with a debt', '', '13800000009,小满,女,,-5,,', ' 第 2 行「期初余额」：「-5」不是金额'],
  ],
};

type Case = [what: string, change: Break, sentence: string];
const BROKEN: Case[] = [
  ...Object.entries(WRONG).flatMap(([file, cases]) =>
    cases.map(([what, from, to, sentence]): Case => [
      what,
      from === '' ? line(file, to) : word(file, from, to),
      `${file}${sentence}`,
    ]),
  ),
  [
    'goods without SKUs',
    (folder) => {
      word('skus.csv', 'DH-2026-100,DH-2026', 'DH-2026-100,LJ-2026')(folder);
      word('skus.csv', '50 克', '100 克')(folder);
    },
    'goods.csv 第 3 行：「DH-2026」在规格表里一行也没有',
  ],
  ['shop.yml that is none', put('shop.yml', 'company: [: :'), 'shop.yml：写法不对'],
  ['no level at all', levelsOf([]), 'shop.yml levels：至少要有第 1 级'],
  [
    'a coupon for a level that there is not',
    (folder) => {
      levelsOf([{ level: 1, name: '新客', need: 0 }])(folder);
      word('coupons.csv', '新人,,', '新人,2,')(folder);
    },
    'coupons.csv 第 2 行「需要等级」：会员等级只有 1 级',
  ],
  [
    'a coupon for a level that the shop has not',
    (folder) => {
      levelsOf()(folder);
      word('coupons.csv', '新人,,', '新人,6,')(folder);
    },
    'coupons.csv：「XINREN-10」需要第 6 级，店里只有 5 级',
  ],
  ['a GBK table', put('classes.csv', GBK), 'classes.csv：不是 UTF-8 编码'],
  ['a UTF-16 table', put('classes.csv', Buffer.from('\uFEFF编码,名称', 'utf16le')), 'classes.csv：是 UTF-16 编码'],
  ['a workbook called CSV', put('classes.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), 'classes.csv：不是文本文件'],
  [
    'a table of one gigabyte',
    (folder) => fs.truncateSync(path.join(folder, 'stock.csv'), 1024 ** 3),
    'stock.csv：有 1024 MB，最多 64 MB',
  ],
  ['an empty table', put('skus.csv', ''), 'skus.csv 第 1 行：缺少「SKU 编码」'],
  ['a text called picture', put('pictures/notes.jpg', 'nothing to see'), 'pictures/notes.jpg：打不开，文件可能损坏了'],
  [
    'a torn picture',
    (folder) => fs.truncateSync(path.join(folder, 'pictures/lvcha.webp'), 200),
    'pictures/lvcha.webp：打不开，文件可能损坏了',
  ],
  [
    'a picture of one pixel',
    put(
      'pictures/dot.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
    'pictures/dot.png：只有 1×1 像素',
  ],
  [
    'a picture that leads outside',
    (folder) => {
      gone('pictures/lvcha.webp')(folder);
      fs.symlinkSync('/etc/hostname', path.join(folder, 'pictures/lvcha.webp'));
    },
    'pictures/lvcha.webp：不是普通文件',
  ],
  [
    'a shop that nobody can enter',
    (folder) => {
      for (const way of ['code', 'password', 'messenger']) word('shop.yml', `${way}: 是`, `${way}: 否`)(folder);
    },
    'shop.yml logins：验证码、密码、微信至少要开一种',
  ],
  [
    'two employees with one mobile',
    (folder) => {
      line('employees.csv', 'E1,13900000001,王岚,,店长,XIHU,行政,,否')(folder);
      line('employees.csv', 'E2,13900000001,李牧,,店员,XIHU,销售,,否')(folder);
    },
    'employees.csv 第 3 行「手机号」：和第 2 行是同一个手机号',
  ],
  [
    'an asset in use that nobody answers for',
    line('assets.csv', 'ZC-1,紫砂石瓢壶,茶器,,XIHU,茶艺,,在用,1680,2026-03-01,听松 柜二'),
    'assets.csv 第 2 行「保管人」：在用的资产要有保管人',
  ],
  [
    'a patrol point whose number has no bounds',
    line('patrol-points.csv', 'XD-1,XIHU,茶仓,后场,湿度=数值 65~45 %,,每日,,16:00,,,,'),
    'patrol-points.csv 第 2 行「检查项」：「湿度」写成 数值 20~26 ℃，下限比上限小',
  ],
  [
    'a route that goes nowhere',
    line('routes.csv', 'HUBIAN,沿湖半日,,240,XIHU=一壶龙井,'),
    'routes.csv 第 2 行「站点」：一条路线至少 2 站',
  ],
  [
    'more seats than the map has',
    line(
      'activities.csv',
      'HD-9,茶沙龙,夜茶,store.webp,XIHU,2036-03-22 14:00,2036-03-22 17:00,0,3,甲1 | 甲2,喝茶,,,,,,,,,',
    ),
    'activities.csv 第 3 行「席位」：座位图上有 2 个座位，席位要和它一样多',
  ],
  [
    'a sample of no tasting',
    (folder) => {
      line(
        'activities.csv',
        'HD-9,茶沙龙,夜茶,store.webp,XIHU,2036-03-22 14:00,2036-03-22 17:00,0,3,,喝茶,,,,,,,,,',
      )(folder);
      line('samples.csv', 'HD-9,A,明前龙井,')(folder);
    },
    'samples.csv 第 3 行「品鉴会」：「HD-9」不是品鉴会',
  ],
  ['a workbook that is none', put('shop.xlsx', 'nothing'), 'shop.xlsx：打不开，不是 XLSX 文件'],
];

test('every table is broken at least once', () => {
  const named = BROKEN.map(([, , sentence]) => /^[\w-]+\.(csv|yml)( \w+)?/.exec(sentence)?.[0]);
  expect(TABLES.map(({ name }) => fileOf(name)).filter((file) => !named.includes(file))).toEqual([]);
  expect(BROKEN.length).toBeGreaterThanOrEqual(60);
});

test.each(BROKEN)('%s', async (_, change, sentence) => {
  const folder = newFolder();
  fs.cpSync(whole, folder, { recursive: true });
  change(folder);
  const refusal = await readFolder(folder)
    .then((read) => push(read, settingsOf(app)))
    .then(
      () => 'it was pushed',
      (error: unknown) => {
        if (error instanceof FolderFaults) return error.message;
        throw error;
      },
    );
  expect(refusal).toContain(sentence);
  for (const table of [goods, skus, categories, stores, shopCodes, shopPictures])
    expect(await app.db.$count(table)).toBe(0);
});
