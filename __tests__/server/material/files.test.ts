/** The demo's handouts, and pages of PDFs as pictures. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { demoFile, pagesOf } from '../../../server/papers/handouts';
import { countPages, createPages } from '../../../server/papers/pages';
import { HANDOUTS, TABLES } from '../../../server/papers/texts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-pages-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

async function must(file: string): Promise<Buffer> {
  const body = await demoFile(file);
  if (!body) throw new Error(file);
  return body;
}

test('each handout is a PDF with as many pages as it says, the same at every start', async () => {
  for (const [name, handout] of Object.entries(HANDOUTS)) {
    const body = await must(`${name}.pdf`);
    expect([name, await countPages(body)]).toEqual([name, pagesOf(handout)]);
  }
  for (const name of Object.keys(TABLES)) expect((await must(`${name}.xlsx`)).subarray(0, 2).toString()).toBe('PK');
  expect(await demoFile('secret.pdf')).toBeUndefined();
  expect(await demoFile('../../package.json')).toBeUndefined();
});

test('a page is drawn once, at twice a phone’s width, and kept', async () => {
  const pages = createPages(dir);
  const load = jest.fn(() => must('doubts.pdf'));
  const [one, two] = await Promise.all([pages('doubts', load, 1), pages('doubts', load, 1)]);
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  const { width, height, format } = await sharp(one).metadata();
  expect([format, width, height]).toEqual(['webp', 1080, 1528]);
  expect(fs.readdirSync(dir)).toHaveLength(1);
  // No white sheet: the title stands on it.
  const { channels } = await sharp(one).stats();
  expect(channels[0]?.min).toBeLessThan(80);
  expect(channels[0]?.max).toBe(255);
  expect(await pages('doubts', load, 2)).toBeUndefined();
  // What is kept is not read again.
  load.mockClear();
  expect(await pages('doubts', load, 1)).toEqual(one);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['no PDF', Buffer.from('hello')],
  ['a torn one', Buffer.from('%PDF-1.7\n1 0 obj <<')],
  ['an empty one', Buffer.alloc(0)],
])('%s has no pages, and the next one is drawn all the same', async (_, body) => {
  expect(await countPages(body)).toBe(0);
  expect(await createPages(dir)('torn', () => Promise.resolve(body), 1)).toBeUndefined();
  expect(await createPages(dir)('gone', () => Promise.resolve(undefined), 1)).toBeUndefined();
  expect(await countPages(await must('greet.pdf'))).toBe(1);
});

test('a locked PDF, and a page like a roll of paper', async () => {
  const made = (options: PDFKit.PDFDocumentOptions) =>
    new Promise<Buffer>((resolve) => {
      const paper = new PDFDocument(options);
      const parts: Buffer[] = [];
      paper.on('data', (part: Buffer) => parts.push(part));
      paper.on('end', () => resolve(Buffer.concat(parts)));
      paper.end();
    });
  expect(await countPages(await made({ userPassword: 'secret' }))).toBe(0);
  const roll = await createPages(dir)('roll', () => made({ size: [72, 7200] }), 1);
  expect((await sharp(roll).metadata()).height).toBe(6000);
});
