/** Who receives: the piece of what is left beside region and numbers that looks most like a name. */
import { BREAK, NUMBER, REGION } from './text';

const SURNAMES = new Set(
  Array.from(
    '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石' +
      '廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧' +
      '耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪' +
      '简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封' +
      '谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门' +
      '云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉斯元束檀衣信' +
      '展阴昝智幸奉植衡富尧闭由',
  ),
);
const COMPOUND =
  /^(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|长孙|宇文|轩辕|端木|独孤|南宫|西门|东郭|百里|呼延|闻人|澹台|公羊|淳于|单于|申屠|钟离|鲜于|闾丘|太史|万俟|赫连|拓跋|完颜|爱新觉罗)/;
const TITLE = /(?:先生|女士|小姐|太太|老师|同学|经理|师傅|医生|阿姨|叔叔)$/;
/** Behind a name it says only what is clear anyway: 张三收. */
const RECEIVES = /[\s(（【[]*(?:亲?收|亲启|启)[)）】\]]*$/;
/** Ends of places that end no name. */
const PLACE =
  /(?:[省市区县旗盟镇乡村屯组社号栋幢层室座宅厦馆厂局所部铺堡营墅寓]|大道|街道|小区|花园|公寓|大厦|广场|中心|学校|大学|学院|医院|公司|单元|驿站|宿舍|超市|酒店|前台|门卫|保安|物业|楼[下上]|大堂|柜台|快递|丰巢|代收|自提|集团|新村|大队|[中小]学|^[东南西北前后左右中上下大小正侧]+[门口侧边院楼街路处])$/;
/** Ends of places that end names as well: 王城, 李园. */
const MAYBE_PLACE = /[路街巷弄道里楼院苑园府城湾门口旁内外处站桥店场队库边侧坊轩庭庄]$/;
const GREETING = /^(?:我叫|我是|名叫|叫|给|寄给|送给|致|to:?)\s*/i;
const HAN_NAME = /^\p{Script=Han}(?:\p{Script=Han}|·)*\p{Script=Han}$/u;
/** 张xx, 朱**: masked by who copied it. */
const MASKED = /^\p{Script=Han}(?:[xX*＊某]{1,3}|\p{Script=Han}[xX*＊])$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]+(?: [A-Za-z][A-Za-z.'-]*){0,3}$/;

/** A name without what stands around it: 【张三】, 张三（收）, 张三[7839]. */
export const bareName = (piece: string): string =>
  piece
    .trim()
    .replace(/(?<=[^\s(（【[])[(（【[][^)）】\]]*[)）】\]]$/, '')
    .replace(/^[\s()[\]（）【】<>《》"“”'‘’.-]+|[\s()[\]（）【】<>《》"“”'‘’.-]+$/gu, '')
    .replace(RECEIVES, '')
    .replace(GREETING, '')
    .trim();

const hasSurname = (name: string): boolean => COMPOUND.test(name) || SURNAMES.has(Array.from(name)[0] ?? '');

/** How much a word looks like a name; below zero it is none. */
function likeness(word: string): number {
  const name = bareName(word);
  const length = Array.from(name).length;
  if (MASKED.test(name)) return 6;
  if (LATIN_NAME.test(name)) return length <= 24 ? 1 : -1;
  if (!HAN_NAME.test(name) || length > 20) return -1;
  if (name.includes('·')) return 7;
  if (TITLE.test(name) && length <= 7) return 7;
  if (length > 5) return -1;
  const own = hasSurname(name);
  const byLength = length <= 3 ? 2 : COMPOUND.test(name) ? 2 : own && length === 4 ? 1 : 0;
  if (PLACE.test(name)) return -1;
  const place = MAYBE_PLACE.test(name) ? (own && length <= 3 ? -3 : -9) : 0;
  return byLength + (own ? 3 : 0) + (RECEIVES.test(word.trim()) ? 4 : 0) + place;
}

interface Word {
  text: string;
  from: number;
  to: number;
}
const WORD = new RegExp(`[^${BREAK}]+(?:[(（【\\[](?:亲?收|先生|女士|\\d{3,6})[)）】\\]])?`, 'gu');

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const last = words.at(-1);
    const isLatin = (word: string) => /^[A-Za-z][A-Za-z.'-]*$/.test(word);
    // John Smith is one word, and so is 张三 先生.
    const joins =
      last &&
      /^ +$/.test(text.slice(last.to, index)) &&
      ((isLatin(found) && LATIN_NAME.test(last.text)) ||
        (/^(?:先生|女士|小姐|老师)$/.test(found) && HAN_NAME.test(last.text)));
    if (last && joins)
      Object.assign(last, { text: text.slice(last.from, index + found.length), to: index + found.length });
    else words.push({ text: found, from: index, to: index + found.length });
  }
  return words;
}

/** A house number or a bracket, and a name glued behind it: 龙井路1号张三. */
const GLUED = /(?<=[号室楼栋幢层元座户期#)）]|[\dA-Za-z](?![号室楼栋幢层单元座户期]))(\p{Script=Han}{2,3})$/u;

interface FoundName {
  name: string;
  from: number;
  to: number;
}

/** The name in a text whose numbers and region are marked; undefined when nothing looks like one. */
export function findName(text: string): FoundName | undefined {
  const words = wordsOf(text);
  const isBeside = ({ from, to }: Word) =>
    new RegExp(`${NUMBER}[\\s,;、:()（）-]*$`).test(text.slice(0, from)) ||
    new RegExp(`^[\\s,;、:()（）.-]*${NUMBER}`).test(text.slice(to));
  let best: { word: Word; score: number } | undefined;
  words.forEach((word, at) => {
    // What goes on from the region is the address: 盐步 of 南海区盐步.
    if (text.charAt(word.from - 1) === REGION) return;
    const like = likeness(word.text);
    if (like < 0) return;
    const atEdge =
      at === 0 || at === words.length - 1 || text.charAt(word.to) === '\n' || text.charAt(word.from - 1) === '\n';
    const score = like + (isBeside(word) ? 2 : 0) + (atEdge ? 1 : 0);
    if (score >= 3 && (!best || score > best.score)) best = { word, score };
  });
  if (best) return { name: bareName(best.word.text), from: best.word.from, to: best.word.to };
  for (const word of words) {
    const bare = word.text.replace(RECEIVES, '').replace(/·$/, '');
    const name = GLUED.exec(bare)?.[1];
    const isEnd = isBeside(word) || word === words.at(-1) || bare !== word.text;
    if (name && isEnd && SURNAMES.has(name.charAt(0)) && !PLACE.test(name))
      return { name, from: word.from + bare.length - name.length, to: word.to };
  }
  return undefined;
}
