/** One rule for mail addresses: of fields in the app, of schemas, of the letters that go out. */
import { isContact, isMail } from '../../src/contract/mail';
import { schemas } from '../../src/contract/schemas';
import { checkOf } from '../../server/http/frame/compile';

const GOOD = [
  'a@b.cn',
  'zhixia.lin+tea@mail.example.com',
  "o'neil@b.co",
  '10086@qq.com',
  'x_y-z@a-b.cn',
  'a@b.xn--fiqs8s',
];
const BAD = [
  '<a@b.cn>',
  '"x"@b.cn',
  'Lin <a@b.cn>',
  'a@b',
  '@b.cn',
  'a@.cn',
  'a@b..cn',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@c.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b.c',
  'a@b.cn,c@d.cn',
  'a@b.cn;c@d.cn',
  'a b@c.cn',
  'a@b.cn\nbcc: c@d.cn',
  'a@b@c.cn',
  'a(b)@c.cn',
  'a\\@b.cn',
  'a@[127.0.0.1]',
  '\u202ea@b.cn',
];

test.each(GOOD)('%s is an address', (text) => expect([isMail(text), isContact(text)]).toEqual([true, true]));
test.each(BAD)('%j is none', (text) => expect([isMail(text), isContact(text)]).toEqual([false, false]));

test('the schemas say the same, wherever an address is sent', () => {
  const act = schemas['memberInvoice.act'].request.properties.email;
  const apply = schemas['memberInvoice.apply'].request.properties.email;
  for (const field of [act, apply]) {
    expect(BAD.filter((text) => checkOf(field).Check(text))).toEqual([]);
    expect(GOOD.filter((text) => !checkOf(field).Check(text))).toEqual([]);
  }
});

test('a mobile or a landline is a contact, too', () => {
  expect(['13812345678', '0571-87654321', '87654321', '12345678901'].map(isContact)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
