/** Files of config/ that stand in for others (config/standIns.ts): what they replace has to be there, and asked for. */
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type Chain from 'webpack-chain';
import { StandIns } from '../../config/standIns';

const alias = new Map<string, string>();
const standIns = () => {
  alias.clear();
  return new StandIns({ resolve: { alias } } as unknown as Chain);
};
const nothing = path.resolve('config/nothing.js');

test('a file, a file of a package and a package are replaced', () => {
  const own = path.resolve('src/core/routes/rows.ts');
  const inside = path.join(path.dirname(require.resolve('@tarojs/router')), 'navigationBar.js');
  const all = standIns();
  for (const replaced of [own, inside, 'mobx-react$']) all.set(replaced, 'nothing.js');
  expect([...alias]).toEqual([own, inside, 'mobx-react$'].map((replaced) => [replaced, nothing]));
});

test('a file outside of config/ may stand in, and is named with its folder', () => {
  const [brand, own] = ['Brand', 'OwnBrand'].map((name) => path.resolve(`src/ui/kit/Brand/${name}.tsx`)) as [
    string,
    string,
  ];
  const all = standIns();
  all.set(brand, own);
  expect([...alias]).toEqual([[brand, own]]);
  expect(() => all.set(brand, path.resolve('src/ui/kit/Brand/Gone.tsx'))).toThrow(
    /^src\/ui\/kit\/Brand\/Gone\.tsx, which is to stand in/,
  );
});

test('nothing is replaced past the list', () => {
  const scripts = fs.readdirSync('config').filter((name) => /\.(?:ts|m?js)$/.test(name) && name !== 'standIns.ts');
  expect(scripts.filter((name) => /alias\s*\.set\(/.test(fs.readFileSync(`config/${name}`, 'utf8')))).toEqual([]);
});

test('packages into whose insides we reach are declared, and pinned exactly', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const declared = { ...dependencies, ...devDependencies };
  for (const name of ['@tarojs/router', 'mobx-react', 'mobx-react-lite', 'drizzle-orm'])
    expect(dependencies).toHaveProperty([name]);
  // The tests' own tool has versions of its own.
  const reached = Object.keys(declared).filter((name) =>
    /^(?:@tarojs\/(?!test-utils)|babel-preset-taro$|drizzle-orm$|webpack$)/.test(name),
  );
  expect(reached.filter((name) => !/^\d+\.\d+\.\d+$/.test(declared[name] ?? ''))).toEqual([]);
});

test.each([
  [
    'a package that is not there',
    'no-such-package$',
    'nothing.js',
    /stands in for no-such-package\$, which is not there/,
  ],
  ['a file that has moved', path.resolve('src/core/moved.ts'), 'nothing.js', /moved\.ts, which is not there/],
  [
    'a file of a package that has moved',
    '@tarojs/components/moved.css',
    'nothing.js',
    /moved\.css, which is not there/,
  ],
  [
    'a stand-in that is not there',
    'mobx-react$',
    'gone.mjs',
    /config\/gone\.mjs, which is to stand in for mobx-react\$/,
  ],
])('%s ends the build with a sentence', (_what, replaced, file, sentence) => {
  expect(() => standIns().set(replaced, file)).toThrow(sentence);
  expect(alias.size).toBe(0);
});

/** The errors of a build of one module, in which `mobx-react` has a stand-in. */
async function errorsOf(source: string): Promise<string[]> {
  const all = standIns();
  all.set('mobx-react$', 'nothing.js');
  const compiler = webpack({
    mode: 'none',
    entry: `data:text/javascript,${source}`,
    context: path.resolve('.'),
    resolve: { alias: Object.fromEntries(alias) },
    output: { path: path.resolve('.cache/none') },
  });
  all.apply(compiler);
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  return stats?.compilation.errors.map(({ message }) => message) ?? [];
}

test('one that nobody asks for any more ends the build with a sentence', async () => {
  expect(await errorsOf(`import 'mobx-react'`)).toEqual([]);
  expect(await errorsOf('1')).toEqual([
    expect.stringMatching(/^config\/nothing\.js stands in for mobx-react\$, which nobody imports any more\./),
  ]);
});
