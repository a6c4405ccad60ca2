import fc from 'fast-check';
import { cleanName, cleanRealName, cleanTyped, settle, type TypedKind } from '@/core/lib/typed';

const mobile = fc
  .tuple(fc.constantFrom(...'3456789'), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`);
const full = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const UNSEEN = ['\u200b', '\u200e', '\u202a', '\u202c', '\u202d', '\u2060', '\ufeff', '\u00ad', '\u0007'];
/** A text with marks that nobody sees anywhere in it. */
const marked = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...UNSEEN)), { maxLength: 6 })).map(([plain, marks]) =>
    marks.reduce((all, [at, mark]) => {
      const signs = [...all];
      signs.splice(at % (signs.length + 1), 0, mark);
      return signs.join('');
    }, plain),
  );
const type = (kind: TypedKind, keys: string, most: number) =>
  [...keys].reduce((was, key) => settle(kind, was, { text: was + key, at: was.length + 1 }, most).text, '');

describe('what is typed is cleaned before it is cut', () => {
  it('takes a mobile however it is written, at once and key by key', () => {
    const country = fc.constantFrom('', '+86', '+86 ', '86', '0086 ', '(+86)', '0');
    const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011');
    const written = fc.tuple(mobile, country, gap, fc.boolean()).map(([number, before, between, wide]) => ({
      number,
      text: before + (wide ? full : String)([number.slice(0, 3), number.slice(3, 7), number.slice(7)].join(between)),
    }));
    fc.assert(
      fc.property(
        written.chain(({ number, text }) => fc.tuple(fc.constant(number), marked(fc.constant(text)))),
        ([number, text]) => {
          expect(cleanTyped('tel', text, 11)).toBe(number);
          expect(cleanTyped('tel', `电话：${text}（家）`, 11)).toBe(number);
          expect(cleanTyped('account', text)).toBe(number);
          expect(type('tel', text, 11)).toBe(number);
        },
      ),
    );
  });

  it.each([
    ['tel', '+86 138 0000 0001', 11, '13800000001'],
    ['tel', '张三 13800000001，李四 13900000002', 11, '13800000001'],
    ['tel', '138****0001', 11, '138****0001'],
    ['tel', '86138000', 11, '86138000'],
    ['code', '验证码：888888', 6, '888888'],
    ['code', '【叶间】您的验证码是 123456，5分钟内有效。客服 400-800-1234', 6, '123456'],
    ['code', '888888是您的验证码，10分钟内有效，投诉电话955888', 6, '888888'],
    ['code', '致电955888咨询。尾号0001于20261126登录，校验码：７７８８９９', 6, '778899'],
    ['code', '12 34 56', 6, '123456'],
    ['code', '123-456', 6, '123456'],
    ['amount', '￥1,299.00', 12, '1299.00'],
    ['amount', '１，２９９。５', 12, '1299.5'],
    ['amount', '2 件，合计 ¥ 1 299.50', 12, '1299.50'],
    ['amount', '2件共36元', 12, '36'],
    ['measure', '－１８．５', 8, '-18.5'],
    ['measure', '−18 ℃', 8, '-18'],
    ['measure', '零下18度', 8, '-18'],
    ['measure', '-', 8, '-'],
    ['measure', '1,013.25 hPa', 8, '1013.25'],
    ['measure', '湿度：58.6%', 8, '58.6'],
    ['number', '１２', 5, '12'],
    ['number', ' 12 盒', 5, '12'],
    ['number', '12.0', 5, '12'],
    ['number', '6222 0212-3456 7890', 19, '6222021234567890'],
    ['idcard', '身份证号：33010619900101123ｘ', 18, '33010619900101123X'],
    ['idcard', '330106 19900101 1234', 18, '330106199001011234'],
    ['no', ' ＳＦ 1234\u200b 5678 ', 40, 'SF12345678'],
    ['account', '13800000001@qq.com', 60, '13800000001@qq.com'],
    ['account', '8001 2345', 20, '80012345'],
    ['text', '\u202d林知夏\u202c', 20, '林知夏'],
    ['text', '一家👨‍👩‍👧', 20, '一家👨‍👩‍👧'],
    ['text', '茶👍', 2, '茶'],
    ['password', ' Ａ\u200bb1 ', 20, ' Ａ\u200bb1 '],
  ] as const)('%s: %s', (kind, given, most, kept) => expect(cleanTyped(kind, given, most)).toBe(kept));

  it('leaves what is clean as it is, and never holds more than the field', () => {
    const kind = fc.constantFrom<TypedKind[]>(
      'text',
      'number',
      'amount',
      'measure',
      'tel',
      'code',
      'idcard',
      'no',
      'account',
    );
    fc.assert(
      fc.property(
        kind,
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (a, text, n) => {
          const once = cleanTyped(a, text, n);
          expect(once.length).toBeLessThanOrEqual(n + (a === 'tel' ? 4 : 0));
          expect(cleanTyped(a, once, n)).toBe(once);
        },
      ),
    );
  });
});

describe('the cursor of a field', () => {
  it.each([
    ['what is not taken leaves text and cursor', 'tel', '13800000001', '138a00000001', 4, 11, '13800000001', 3],
    ['a full field takes nothing more', 'tel', '13800000001', '138900000001', 4, 11, '13800000001', 3],
    ['a full text takes what fits', 'text', '茶香四', '茶很好香四', 3, 4, '茶很香四', 2],
    ['a stray letter eats no digit', 'number', '12', '1a2', 2, 5, '12', 1],
    ['a point goes where it is put', 'amount', '12', '1.2', 2, 10, '1.2', 2],
    ['a whole mobile takes the place of a beginning', 'tel', '138', '138+86 139 0000 0002', 20, 11, '13900000002', 11],
    ['and of another one', 'tel', '13800000001', '1380000000113900000002', 22, 11, '13900000002', 11],
    ['a code takes the place of a beginning', 'code', '12', '12验证码：888888', 12, 6, '888888', 6],
    ['no half of an emoji', 'text', '', 'ab👍', 4, 3, 'ab', 2],
  ] as const)('%s', (_, kind, before, text, at, most, kept, cursor) =>
    expect(settle(kind, before, { text, at }, most)).toEqual({ text: kept, at: cursor }),
  );

  it('stands behind what was put in, and what stands behind it stays', () => {
    const digits = fc.stringMatching(/^\d{0,6}$/);
    fc.assert(
      fc.property(digits, marked(digits), digits, (front, put, behind) => {
        const at = front.length + put.length;
        const kept = settle('number', front + behind, { text: front + put + behind, at }, 12);
        expect(kept.text.length).toBeLessThanOrEqual(12);
        expect(kept.text.slice(kept.at)).toBe(behind);
        expect(kept.text.startsWith(front)).toBe(true);
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['\u3164\u3164', ''],
    ['\u2800\u2800', ''],
    ['\u115f\u1160\uffa0', ''],
    ['\u0301\u0301', ''],
    [' \u200b ', ''],
    ['林\n知夏', '林 知夏'],
    ['\u202e夏知林', '夏知林'],
    ['林\u034f知\ufe0f夏\ud800', '林知夏'],
    ['👨‍👩‍👧 一家 ❤️ 1️⃣', '👨‍👩‍👧 一家 ❤️ 1️⃣'],
  ])('%j is read as %j', (given, name) => expect(cleanName(given)).toBe(name));

  it('keeps what is seen, however it is hidden between what is not', () => {
    fc.assert(
      fc.property(marked(fc.stringMatching(/^[林知夏茶abc😀]{1,12}$/u)), (name) => {
        const kept = cleanName(name);
        expect(kept).toBe(
          name
            .replace(new RegExp(`[${UNSEEN.join('')}]`, 'g'), (mark) => (mark === '\u0007' ? ' ' : ''))
            .trim()
            .replace(/ +/g, ' '),
        );
        expect(cleanName(kept)).toBe(kept);
      }),
    );
  });

  it.each(['·', '•', '‧', '・', '･', '．', '.', ' · ', '﹒', '∙', '。'])(
    'joins the parts of a name by U+00B7: %j',
    (dot) => {
      expect(cleanRealName(`阿依古丽${dot}买买提`)).toBe('阿依古丽·买买提');
    },
  );

  it.each([
    ['张　三', '张三'],
    ['ＪＯＨＮ  ＳＭＩＴＨ', 'JOHN SMITH'],
    ['O’Brien, Mary‐Ann', "O'Brien, Mary-Ann"],
    ['J. R. Smith', 'J. R. Smith'],
  ])('%s is kept as %s', (given, name) => expect(cleanRealName(given)).toBe(name));
});
