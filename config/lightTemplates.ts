/** The mini-program's templates, as lightNodes.js writes the nodes: which one is meant when a node names none, and where its id stands. */
import type { Compilation, Compiler } from 'webpack';

const NAME = 'LightTemplates';
/** How long what is pressed keeps its look, in ms. */
const HOVER_STAY = '80';

type Change = readonly [what: RegExp, by: string];
/** The numbers of plain boxes and of texts are those that their templates have in this build. */
interface Numbers {
  box: string;
  text: string;
}
const ids: readonly Change[] = [
  [/\bi\.sid\b/g, 'i.s'],
  [/wx:key="sid"/g, 'wx:key="s"'],
];
const changesOf = ({ box, text }: Numbers): Record<string, readonly Change[]> => ({
  'base.wxml': [
    ...ids,
    [/xs\.a\((\w+), item\.nn, ([^)]+)\)/g, 'xs.a($1,item.nn,$2,item.v)'],
    [/i\.nn === '\d+'/g, 'xs.b(i.v,!1) !== !1'],
    [/\{\{xs\.b\(i\.p\d+,400\)\}\}/g, HOVER_STAY],
  ],
  'comp.wxml': [[/'tmpl_0_' \+ i\.nn/g, `'tmpl_0_' + (i.nn || '${box}')`]],
  'utils.wxs': [
    [
      /a: function \(l, n, s\) \{/g,
      `a: function (l, n, s, v) {\n    if (!n) n = v === undefined ? '${box}' : '${text}'`,
    ],
    [/f: function \(l, n\) \{/g, 'f: function (l, n) {\n    if (!n) return l'],
  ],
});

/** A plain box has a class and a style and hears nothing; a text is what it says. */
const BOX = /name="tmpl_0_(\w+)">\s*<view style="\{\{i\.st\}\}" class="\{\{i\.cl\}\}" +id=/;
const TEXT = /name="tmpl_0_(\w+)"[^>]*>\s*<block>\{\{i\.v\}\}<\/block>/;

export class LightTemplates {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => lighten(compiler, compilation));
    });
  }
}

function lighten({ webpack }: Compiler, compilation: Compilation): void {
  const read = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';
  const base = read('base.wxml');
  const [box, text] = [BOX.exec(base)?.[1], TEXT.exec(base)?.[1]];
  const complain = (words: string) =>
    compilation.errors.push(
      new webpack.WebpackError(`${words}: Taro writes its templates differently now, see config/lightTemplates.ts.`),
    );
  if (!box || !text) return void complain('base.wxml has no template of plain boxes or none of texts');
  for (const [file, changes] of Object.entries(changesOf({ box, text }))) {
    let content = read(file);
    for (const [what, by] of changes) {
      if (!what.test(content)) complain(`${String(what)} is not in ${file}`);
      content = content.replace(what, by);
    }
    compilation.updateAsset(file, new webpack.sources.RawSource(content));
  }
}
