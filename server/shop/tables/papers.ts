/** What the page texts say of the company besides its name. One row: the settings. */
import { readShopSettings, writeShopSettings } from '../../domains/people/shopSettings/repository';
import { OWN } from '../../domains/people/shopSettings/settings';
import { taxNo, text } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';

const text120 = (zh: string, en: string, meaning: string, example: string) =>
  column({ zh, en, kind: text({ most: 120 }), meaning, example, empty: '' });
const fact = (zh: string, en: string, meaning: string, example: string, empty = '') =>
  column({ zh, en, kind: text({ most: 80 }), meaning, example, empty });

const columns = {
  creditCode: column({
    zh: '统一社会信用代码',
    en: 'credit_code',
    kind: taxNo(),
    meaning: '营业执照上的十八位代码，也印在发票上',
    example: '91330106MA00000003',
    empty: '',
  }),
  foodLicence: fact('食品经营许可证', 'food_licence', '许可证编号', 'JY10000000000000'),
  foodLicenceUntil: fact('食品经营许可证有效期', 'food_licence_until', '到哪一天', '2029-06-30'),
  telecomLicence: fact('增值电信许可证', 'telecom_licence', '许可证编号，没有就空着', '浙B2-00000000'),
  telecomLicenceUntil: fact('增值电信许可证有效期', 'telecom_licence_until', '到哪一天', '2030-01-18'),
  filing: fact('网站备案', 'filing', '备案号', '浙ICP备00000000号'),
  licenceNote: fact('证照说明', 'licence_note', '资质证照页上的一句话', '证照原件在各门店公示。'),
  trademarks: fact('商标', 'trademarks', '公司申请的商标，带引号', '“山外”'),
  foodSafetyTel: fact('食品安全电话', 'food_safety_tel', '食品安全负责人的电话', '0571-00000000'),
  privacyMail: fact('隐私邮箱', 'privacy_mail', '个人信息保护负责人的邮箱', 'privacy@example.com'),
  inspection: text120(
    '产品检测',
    'inspection',
    '产品怎样检测，资质证照页上的一段；没有就空着',
    '每批次茶叶送第三方机构检测。',
  ),
  seal: text120(
    '溯源说明',
    'seal',
    '包装上的编码怎么查，官方溯源页上的一段；没有就空着',
    '刮开封签上的涂层，输入编码查询。',
  ),
  sendsFrom: fact('发货城市', 'sends_from', '包裹从哪座城市发出，物流页上看得到', '武夷山市'),
  court: fact('管辖法院', 'court', '争议由哪家法院管', '杭州市西湖区人民法院', OWN.shopSettings.papers.court),
  warehouse: fact('发货仓', 'warehouse', '哪个仓的货当天发出', '杭州仓', OWN.shopSettings.papers.warehouse),
};

export const papers: Table<typeof columns> = {
  name: 'papers',
  label: '证照与条款',
  about: '写在 shop.yml 的 papers 下面；协议和说明里的 {统一社会信用代码} 等占位由它填上，空着的那一段不显示。',
  columns,
  key: [],
  load: async (tx) => [(await readShopSettings(tx)).papers],
  async save(tx, [given]) {
    if (given) await writeShopSettings(tx, { papers: given });
  },
};
