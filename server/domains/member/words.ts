/** Words no nickname and no plaque may carry: they pretend to speak for the shop, or insult. */
import { refuse } from '../../http/errors';

const BLOCKED = [
  '官方',
  '客服',
  '管理员',
  '系统消息',
  'admin',
  '店长',
  '平台',
  '微信',
  '支付宝',
  '代购',
  '加v',
  '返利',
  '贷款',
  '赌博',
  '博彩',
  '色情',
  '毒品',
  '发票代开',
  '傻逼',
  '操你',
  '妈的',
  '去死',
  '垃圾人',
  'fuck',
  'shit',
];

/** Letters only, without the spaces and signs that people hide words with. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `shop`: what it calls itself. */
export function isBlocked(text: string, shop: string): boolean {
  const letters = plain(text);
  return [plain(shop), ...BLOCKED].some((word) => letters.includes(word));
}

export function checkNickname(nickname: string, shop: string): void {
  const length = [...nickname.trim()].length;
  if (length < 2 || length > 16) throw refuse('昵称需为2-16个字');
  if (isBlocked(nickname, shop)) throw refuse('昵称含有不可用的词语，请换一个');
}
