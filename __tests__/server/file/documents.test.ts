/** file.files: papers by their bytes, whatever they are called; refused ones leave nothing behind, kept ones never open in place. */
import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { testServer } from '../harness';
import { PDF, sendPaper } from '../papers';

const app = testServer({ seed: 'base' });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

const office = (...parts: string[]) =>
  Buffer.from(
    zipSync(Object.fromEntries(['[Content_Types].xml', ...parts].map((part) => [part, strToU8('<x/>')] as const))),
  );
const XLSX = office('xl/workbook.xml');
const DOCX = office('word/document.xml');
const CSV = Buffer.from('﻿品名,件数\r\n明前龙井,12\r\n');
const GBK = Buffer.from('c6b7c3fb2cbcfecafd0d0a', 'hex');

interface Sending {
  name?: string;
  scene?: string;
  as?: string;
}
const send = (body: Buffer, { name, scene, as = token }: Sending = {}) =>
  sendPaper(app, body, { ...(name === undefined ? {} : { name }), scene, token: as });
const kept = () =>
  fs
    .readdirSync(path.join(app.server.config.dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).length;

test.each([
  ['pdf', PDF, '对账单.pdf', '对账单.pdf'],
  ['xlsx', XLSX, '三月.XLSX', '三月.XLSX'],
  ['docx', DOCX, '合同.docx', '合同.docx'],
  ['csv', CSV, '货号.csv', '货号.csv'],
  ['csv', GBK, '货号.CSV', '货号.CSV'],
  ['pdf', PDF, 'setup.exe', 'setup.exe.pdf'],
  ['docx', DOCX, '合同.pdf', '合同.pdf.docx'],
  ['xlsx', XLSX, '../../etc/表.xlsx', '表.xlsx'],
])('%s', async (extension, body, name, called) => {
  const { code, data } = await send(body, { name });
  expect(code).toBe(200);
  expect(data).toMatchObject({ kind: 'file', name: called, size: body.length });
  expect(data.url).toMatch(new RegExp(`^/uploads/\\d{4}/\\d{2}/[0-9a-f]{32}\\.${extension}$`));
  const served = await app.http.inject(data.url);
  expect(served.rawPayload.equals(body)).toBe(true);
  expect(served.headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
});

const LONG = '西湖总店六月份盘点差异说明与处理意见'.repeat(6);
test.each([
  ['a long name keeps its end', `${LONG}.pdf`, `${LONG.slice(0, 80)}.pdf`],
  ['Arabic', 'تقرير المخزون.pdf', 'تقرير المخزون.pdf'],
  ['Thai and faces', 'รายงาน 🍵.pdf', 'รายงาน 🍵.pdf'],
  ['what would turn its end round', 'invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
  ['nothing but its end', '.pdf', '文件.pdf'],
])('%s', async (_what, name, called) => {
  expect((await send(PDF, { name })).data).toMatchObject({ name: called, size: PDF.length });
});

test('what its sender calls it counts, not the path under which the messenger sends it; its end is what its bytes ask for', async () => {
  for (const [called, name] of [
    ['六月 对账单.pdf', '六月 对账单.pdf'],
    ['对账单.exe', '对账单.exe.pdf'],
    ['../../etc/表', '表.pdf'],
  ] as const)
    expect((await sendPaper(app, PDF, { name: 'tmp_9.pdf', called, token })).data.name).toBe(name);
});

test('pictures are shown, not downloaded', async () => {
  const sharp = (await import('sharp')).default;
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data } = await app.upload(photo, { token });
  expect((await app.http.inject(data.url)).headers['content-disposition']).toBeUndefined();
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), '对账单.pdf'],
  ['a program', Buffer.from('MZ\0\0\0\0'), '对账单.csv'],
  ['words that are no table', Buffer.from('hello'), '说明.txt'],
  ['a package of something else', office('ppt/presentation.xml'), '汇报.pptx'],
  ['a package that is none of Office', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), '三月.xlsx'],
  ['a table with programs', office('xl/workbook.xml', 'xl/vbaProject.bin'), '三月.xlsx'],
  ['half a package', XLSX.subarray(0, 30), '三月.xlsx'],
])('%s is refused in words and does not stay', async (_what, body, name) => {
  const before = kept();
  expect(await send(body, { name })).toMatchObject({ code: 422, message: '请上传 PDF、XLSX、DOCX 或 CSV 文件' });
  expect(kept()).toBe(before);
});

test('20 MB are enough, one byte more is not; nothing of it stays', async () => {
  const of = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 32)]);
  expect((await send(of(20 * 1024 * 1024))).code).toBe(200);
  const before = kept();
  expect(await send(of(20 * 1024 * 1024 + 1))).toMatchObject({ code: 422, message: '文件不能超过20MB' });
  expect(kept()).toBe(before);
});

test('an empty one, none, a scene that is sealed, no session', async () => {
  const before = kept();
  expect(await send(Buffer.alloc(0))).toMatchObject({ code: 400, field: 'file', message: '这份文件是空的，请换一份' });
  expect(await app.call('file.files', {}, { token })).toMatchObject({ code: 400, field: 'file' });
  for (const scene of ['identity', 'Voucher'])
    expect(await send(PDF, { scene })).toMatchObject({ code: 400, field: 'scene' });
  expect((await send(PDF, { as: '' })).code).toBe(401);
  expect(kept()).toBe(before);
});

test('a paper is no picture: forms that want one refuse it, and somebody else’s', async () => {
  const { data: paper } = await send(PDF);
  expect(await app.call('member.save', { avatar: paper.url }, { token })).toMatchObject({ code: 400 });
});
