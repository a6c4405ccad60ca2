/** Codes of business cards as phones and printers write them. */
import { cardPersonOf } from '@/client/book/vcard';

test.each([
  [
    'a phone of today, two numbers, folded',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:陈;默;;;\r\nFN:陈默\r\nORG:清源茶舍\r\nTEL;TYPE=WORK,VOICE:0571-8796 0001\r\nTEL;TYPE=CELL:+86 138 0000\r\n  0010\r\nEND:VCARD',
    { name: '陈默', mobile: '13800000010' },
  ],
  [
    'an old phone, byte by byte',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=88;=E9=BB=98;;;\nTEL;CELL:13800000010\nEND:VCARD',
    { name: '陈默', mobile: '13800000010' },
  ],
  [
    'a phone that groups its lines',
    'BEGIN:VCARD\nVERSION:3.0\nN:Smith;John;;;\nitem1.TEL;type=pref:(415) 555-0132\nEND:VCARD',
    { name: 'John Smith', mobile: '4155550132' },
  ],
  [
    'version 4',
    'BEGIN:VCARD\nVERSION:4.0\nFN:茶\\, 默\nTEL;VALUE=uri:tel:+86-138-0000-0010\nEND:VCARD',
    { name: '茶, 默', mobile: '13800000010' },
  ],
  ['a printer', 'MECARD:N:陈,默;TEL:+8613800000010;EMAIL:a@b.cn;;', { name: '陈默', mobile: '13800000010' }],
  ['a card without a number', 'MECARD:N:陈默;;', { name: '陈默', mobile: '' }],
  ['a link', 'https://example.com/card/1', undefined],
  ['a parcel', 'SF1234567890', undefined],
])('%s', (_, text, person) => {
  expect(cardPersonOf(text)).toEqual(person);
});
