/** What was pasted, made plain; the numbers in it; and the labels that say what a piece is. */

/** In the place of a number that was taken out, and of a region: both part words. */
export const NUMBER = '\uE001';
export const REGION = '\uE000';
/** The inside of a class: what parts words. */
export const BREAK = `\\s,;、|\\\\!?。…~:"'“”‘’()（）【】\\[\\]{}<>《》「」『』${NUMBER}${REGION}`;
const BREAKS = new RegExp(`[${BREAK}]`, 'u');
export const isBreak = (char: string): boolean => BREAKS.test(char);

/** Full-width figures and letters, radicals and compatible forms, kinds of dashes and dots, what cannot be seen. Brackets stay as they are. */
export const plain = (text: string): string =>
  text
    .replace(/&nbsp;|[\u00A0\u2000-\u200A\u3000\t\v]/g, ' ')
    .replace(/\p{Cf}|[\uFE00-\uFE0F]/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/[\uFF01-\uFF5E\u2E80-\u2FDF\uF900-\uFAFF]/g, (char) =>
      '（）［］｛｝'.includes(char) ? char : char.normalize('NFKC'),
    )
    .replace(/[‐-―−─]/g, '-')
    .replace(/(?<=\p{Script=Han})\s?[·•・‧⋅∙.]\s?(?=\p{Script=Han})/gu, '·')
    .replace(/\r\n?/g, '\n')
    .replace(/(^|\n)\s*\d{1,2}[.、)]\s*(?=\p{Script=Han})/gu, '$1');

interface Numbers {
  mobile: string;
  /** A landline, or a mobile with what has to be dialled behind it. */
  phone: string;
  rest: string;
}

const EXTENSION = '(?:\\s*(?:-|转接?|分机号?|[eE][xX][tT]\\.?|#|,(?=\\d{3,4}(?!\\d)))\\s*:?\\s*(\\d{1,6})(?![\\d-]))?';
const GAP = '[-. ]{1,3}';
/** In groups as people dictate them. */
const MOBILE_SHAPES = [
  '1[3-9]\\d{9}',
  `1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4}`,
  `1[3-9]\\d{2}${GAP}\\d{3}${GAP}\\d{4}`,
  `1[3-9]\\d{2}${GAP}\\d{4}${GAP}\\d{3}`,
  `1[3-9]\\d${GAP}\\d{3}${GAP}\\d{5}`,
  `1[3-9]\\d${GAP}\\d{8}`,
  `1[3-9]\\d{5}${GAP}\\d{4}`,
  `1[3-9]\\d{3}${GAP}\\d{6}`,
  `1[3-9]\\d${GAP}\\d{2}${GAP}\\d{2}${GAP}\\d{2}${GAP}\\d{2}`,
].join('|');
const MOBILE = new RegExp(
  `(?<![\\dA-Za-z])[(（]?(?:(?:\\+|00)?86[)）]?[- ]{0,2})?(${MOBILE_SHAPES})(?!\\d)${EXTENSION}`,
  'gu',
);
const LANDLINES = [
  `[48]00[- ]?\\d{3,4}[- ]?\\d{3,4}`,
  `(?:\\+?86[- ]?)?[(（]?0\\d{2,3}[)）]?[- ]{0,2}\\d{3,4}[- ]?\\d{4}`,
  `\\+86[- ]?[1-9]\\d{1,2}[- ]?\\d{3,4}[- ]?\\d{4}`,
  `(?:\\+|00)8(?:52|53|86)[- ]?\\d{4}[- ]?\\d{4,5}`,
].join('|');
const LANDLINE = new RegExp(`(?<![\\dA-Za-z-])(?:${LANDLINES})(?!\\d)${EXTENSION}`, 'gu');
/** Seven or eight figures that stand alone are a number of the town. */
const LOCAL = new RegExp(`(?<=^|[\\s,;、:])[2-8]\\d{6,7}(?=$|[\\s,;、])${EXTENSION}`, 'gu');

export function takeNumbers(text: string): Numbers {
  let mobile = '';
  let phone = '';
  const withoutMobiles = text.replace(MOBILE, (all, digits: string, extension: string | undefined) => {
    const found = digits.replace(/\D/g, '');
    if (mobile === '') {
      mobile = found;
      if (extension) phone = `${found}转${extension}`;
    } else if (phone === '' && found !== mobile) phone = found;
    return /\s$/.test(all) ? `${NUMBER} ` : NUMBER;
  });
  const take = (all: string) => {
    if (phone === '') phone = all.trim().replace(/\s+/g, '');
    return NUMBER;
  };
  return { mobile, rest: withoutMobiles.replace(LANDLINE, take).replace(LOCAL, take), phone };
}

/** What a label announces. `none`: what stands without one; `drop`: what belongs to no address (an order number, a post code). */
type FieldKind = 'name' | 'number' | 'place' | 'drop' | 'none';
interface Field {
  kind: FieldKind;
  /** Where it stands in an address: the province first, the door last. */
  rank: number;
  text: string;
}

const WHO = '(?:收货人|收件人|取件人|联系人|收货|收件|联系|配送|客户|买家|提货人)?';
const CALL = `${WHO}(?:人)?的?(?:手机号码|手机号|手机|移动电话|联系电话|联系方式|联系手机|电话号码|固定电话|座机号?码?|固话|电话|号码)|[Tt][Ee][Ll]|[Pp]hone|[Mm]obile`;
interface Label {
  kind: FieldKind;
  rank: number;
  words: string;
  /** A label only where a word begins: 省 and 地区 are the ends of names as well. */
  atWord?: true;
}
const LABELS: readonly Label[] = [
  {
    kind: 'drop',
    rank: 9,
    words: '邮政编码|邮政编号|邮编|订单编?号|(?:快递|物流)?单号|身份证(?:号码?)?|下单时间|[Ee]-?mail|邮箱',
  },
  { kind: 'number', rank: 9, words: CALL },
  {
    kind: 'name',
    rank: 9,
    words: `${WHO}的?(?:姓名|名字|名称)|收货人|收件人|取件人|联系人|(?:收货|收件)(?=\\s*:)|[Nn]ame`,
  },
  { kind: 'place', rank: 0, words: '(?:所在)?省份?(?:/(?:自治区|直辖市))*', atWord: true },
  { kind: 'place', rank: 1, words: '(?:所在)?城市|地级市', atWord: true },
  { kind: 'place', rank: 2, words: '区/?县|县区|所在区', atWord: true },
  {
    kind: 'place',
    rank: 3,
    words: `${WHO}(?:所在地区|所属地区|所在区域|所在地|省/?市/?[区县](?:/?县)?|地区|区域)`,
    atWord: true,
  },
  { kind: 'place', rank: 4, words: '街道(?:/?乡镇)?|乡镇(?:/?街道)?', atWord: true },
  {
    kind: 'place',
    rank: 5,
    words: `(?:${WHO}|详细|具体|家庭|邮寄|寄送|送货|发货|通讯|我的?|[^${BREAK}\\d]{5,12}?)(?:地址|住址)|[Aa]dd(?:r|ress)?`,
  },
  { kind: 'place', rank: 6, words: '小区(?:名称?)?|门牌号?|楼号|楼栋|房号', atWord: true },
  { kind: 'place', rank: 7, words: '备注|留言' },
];
const named = (prefix: string, labels: readonly Label[]): string =>
  labels.map((label) => `(?<${prefix}${LABELS.indexOf(label)}>${label.words})`).join('|');
const LABEL = new RegExp(
  `(?<=^|[${BREAK}])[【\\[(（]?(?:${named('word', LABELS)})[】\\])）]?(?:\\s*[:=]\\s*|是|为|\\s+|(?=[\\p{Script=Han}${NUMBER}]))` +
    `|(?:${named(
      'inside',
      LABELS.filter(({ atWord }) => !atWord),
    )})\\s*:\\s*`,
  'gu',
);
const CALL_NUMBER = new RegExp(`(?:${CALL})[^\\S\\n]*:?\\s*(?=${NUMBER})`, 'gu');

/** A label without a colon announces something only if that follows: 电话 a number (not 电话局), 收货人 a name, 地址 a region. */
function announces(kind: FieldKind, rank: number, rest: string, isRegion: (text: string) => boolean): boolean {
  if (kind === 'number') return rest.startsWith(NUMBER);
  if (kind === 'name') return /^[\p{Script=Han}A-Za-z]/u.test(rest);
  if (kind === 'drop') return /^\d/.test(rest);
  return rank === 3 || rank === 5 ? isRegion(rest) : false;
}

/** The text as fields, in the order of an address. `isRegion`: whether a text begins with a region. */
export function fieldsOf(pasted: string, isRegion: (text: string) => boolean): Field[] {
  // With its number behind it, 电话 is a label inside a word, too: 张三电话138….
  const text = pasted.replace(CALL_NUMBER, '');
  const marks: { from: number; to: number; kind: FieldKind; rank: number }[] = [];
  LABEL.lastIndex = 0;
  for (let found = LABEL.exec(text); found; found = LABEL.exec(text)) {
    const [all] = found;
    const [key = ''] = Object.entries(found.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    const { kind = 'none', rank = 3 } = LABELS[Number(key.replace(/\D/g, ''))] ?? {};
    const to = found.index + all.length;
    if (/[:=]\s*$/.test(all) || announces(kind, rank, text.slice(to), isRegion))
      marks.push({ from: found.index, to, kind, rank });
    else LABEL.lastIndex = found.index + 1;
  }
  const first: Field = { kind: 'none', rank: 3, text: text.slice(0, marks[0]?.from ?? text.length) };
  const rest = marks.flatMap(({ to, kind, rank }, i): Field[] => {
    const value = text.slice(to, marks[i + 1]?.from ?? text.length);
    if (kind === 'place') return [{ kind, rank, text: value }];
    // A name, a number end with their word; what follows stands for itself.
    const word =
      (kind === 'name'
        ? /^[^\n,;、|\uE001:]*?(?=$|[\n,;、|\uE001:]|\s+\p{Script=Han}|(?<=\p{Script=Han})\s)/u
        : /^\S*/u
      ).exec(value)?.[0] ?? '';
    return [
      { kind, rank, text: word },
      { kind: 'none', rank: 3, text: value.slice(word.length) },
    ];
  });
  return [first, ...rest].filter((field) => field.text.trim() !== '').sort((a, b) => a.rank - b.rank);
}
