/** What the mini-program sends of every node, and how the names of its classes are counted (config/lightNodes.js, config/classNames.ts). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { classNames } from '../../config/classNames';

type Node = Record<string, unknown>;
type Write = (node: Node) => Node;
interface Loader {
  (source: string): string;
  lighten(whole: Write, aliases: () => Record<string, { _num: string }>): Write;
}
// webpack loads it this way.
// oxlint-disable-next-line typescript/no-require-imports
const loader: Loader = require('../../config/lightNodes.js');

/** As Taro's own: whatever stands there is said, children are written by the function that took its place. */
const written: Write = (node) => ({ ...node, ...(Array.isArray(node.cn) && { cn: node.cn.map(write) }) });
const write = loader.lighten(written, () => ({ 'pure-view': { _num: '3' }, '#text': { _num: '9' } }));

test('plain boxes and texts name no template, what has no parts none, the only text of a node has no id', () => {
  const tree = {
    nn: '8',
    sid: '_a',
    cl: 'x',
    cn: [
      { nn: '3', sid: '_b', cn: [{ nn: '9', sid: '_c', v: '普洱' }] },
      { nn: '3', sid: '_d', uid: 'map', cn: [] },
    ],
  };
  expect(write(tree)).toEqual({
    nn: '8',
    s: '_a',
    cl: 'x',
    cn: [
      { s: '_b', cn: [{ v: '普洱' }] },
      { s: '_d', uid: 'map' },
    ],
  });
});

test('texts beside others keep what tells them apart', () => {
  const cn = ['_b', '_c'].map((sid) => ({ nn: '9', sid, v: '¥' }));
  expect(write({ nn: '5', sid: '_a', cn })).toEqual({
    nn: '5',
    s: '_a',
    cn: [
      { s: '_b', v: '¥' },
      { s: '_c', v: '¥' },
    ],
  });
});

test("Taro's own module is changed where it writes its nodes, and only there", () => {
  const file = path.join(path.dirname(require.resolve('@tarojs/runtime')), 'hydrate.js');
  expect(loader(fs.readFileSync(file, 'utf8'))).toMatch(/\nhydrate = \(function lighten\(/);
  expect(() => loader('export const hydrate = 1;')).toThrow(/writes its nodes elsewhere/);
});

test('classes are counted in the order of the sheets, those of all pages first, and none is named twice', () => {
  const src = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-names-'));
  const sheet = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
    fs.writeFileSync(path.join(src, file), text);
    return path.join(src, file);
  };
  const page = sheet('tea/a.module.scss', '.row { color: red; }');
  const kit = sheet('ui/kit/b.module.scss', '.box .row-2 { top: 0.5px; } .box { left: 0; } @keyframes come { }');
  const names = classNames(src);
  const all = [names('box', kit), names('row-2', kit), names('come', kit), names('row', page)];
  fs.rmSync(src, { recursive: true });
  expect(all).toEqual(['aa', 'ab', 'ac', 'ad']);
  expect([names('made-up', page), names('made-up', page)]).toEqual(['ae', 'ae']);

  const own = classNames(path.resolve('src'));
  const price = path.resolve('src/ui/kit/Price/Price.module.scss');
  expect(own('figure', price)).toMatch(/^[A-Za-z][\w-]$/);
});
