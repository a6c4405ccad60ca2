/** What the official page says besides the papers. */
import type { KV } from '../../../src/contract/kit';

const rows = (list: [string, string][]): KV[] => list.map(([label, value], i) => ({ key: `k${i + 1}`, label, value }));

/** `service` is the site's number, `hours` when somebody answers it. */
export const channels = (service: string, hours: string): KV[] =>
  rows([
    ['叶间商城', '微信小程序“叶间”、本页所在的网页商城'],
    ['直营茶馆', '西湖总店、武林馆、外滩馆、夫子庙馆、太古里馆、鼓浪屿馆'],
    ['授权批发', '以商城“批发专区”为准，每家授权商都有编号'],
    ['客服电话', `${service}（${hours}）`],
  ]);
export const COMPANIES: KV[] = rows([
  ['运营主体', '杭州叶间茶业有限公司'],
  ['生产单位', '杭州叶间茶业有限公司龙坞分厂'],
  ['注册地址', '浙江省杭州市西湖区杨公堤 27 号'],
]);
export const NOTICE =
  '每一饼、每一罐茶的封签上都有一个防伪编码。刮开涂层后输入编码，可以看到它从哪座山来、谁做的、什么时候出库。';
