/** Words no post and no comment may carry: trade outside the shop, fraud, insults. */
import { refuse } from '../../http/errors';

const BLOCKED = [
  '加微信',
  '加v',
  '代购',
  '刷单',
  '返利',
  '贷款',
  '赌博',
  '博彩',
  '色情',
  '毒品',
  '发票代开',
  '包治百病',
  '傻逼',
  '操你',
  '妈的',
  '去死',
  'fuck',
  'shit',
];

/** Letters only, without the spaces and signs that people hide words with. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export function checkWords(text: string): void {
  const letters = plain(text);
  if (BLOCKED.some((word) => letters.includes(word))) throw refuse('内容未通过审核');
}
