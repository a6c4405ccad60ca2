/**
 * What compiles in production, where Taro's choice takes most of the build's time. esbuild writes what Babel would for our targets,
 * but knows none of Babel's plugins: a file in which one of those may have something to do stays with Babel. SWC minifies smaller than
 * Terser. Watched builds are Taro's own.
 */
import fs from 'node:fs';
import type { JsMinifyOptions } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import type Webpack from 'webpack-chain';

/** Chrome 84 and iOS 14.5 (`browserslist`) read all of it, and so does the mini-program. */
const ECMA = 2018;
const SMALL: JsMinifyOptions = {
  ecma: ECMA,
  compress: { passes: 2, ecma: ECMA },
  mangle: true,
  format: { comments: false },
};
/** Where Babel's plugins may have something to do; a file too many is only slower. */
const FOR_BABEL: Record<string, RegExp> = {
  // babel-plugin-transform-taroapi bundles only the functions of Taro that are called.
  h5: /@tarojs\/taro['"]|\bdefinePageConfig\b/,
  // Taro's preset writes import() as require() and lists as other elements; ours (babel.config.js) drops attributes.
  weapp:
    /\bimport\(|\bdefinePageConfig\b|\bList(Item)?\b[^;]*@tarojs\/components['"]|\s(role|tabIndex|onKey(Down|Up)|aria-\w+)[=\s/>]/,
};

export function fastCompilers(chain: Webpack): void {
  compileScripts(chain, readsLike(FOR_BABEL[process.env.TARO_ENV ?? ''] ?? /^/));
  compileStyles(chain);
  chain.optimization
    .minimizer('terserPlugin')
    // SWC has threads of its own.
    .use(TerserPlugin<JsMinifyOptions>, [{ minify: TerserPlugin.swcMinify, parallel: false, terserOptions: SMALL }]);
}

function compileScripts({ module }: Webpack, forBabel: (file: string) => boolean): void {
  const babel = module.rule('script');
  const esbuild = module.rule('esbuild').test(babel.get('test') as RegExp);
  esbuild.include.merge(babel.include.values());
  esbuild.exclude.add(forBabel);
  esbuild
    .use('esbuild')
    .loader(require.resolve('esbuild-loader'))
    // As in tsconfig.base.json, which is then not looked for beside every file.
    .options({
      target: `es${ECMA}`,
      jsx: 'automatic',
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: true } },
    });
  babel.exclude.add((file: string) => !forBabel(file));
}

/** Our styles name no files, so no addresses are followed through source maps; and PostCSS has no file of settings to look for. */
function compileStyles({ module: { rules } }: Webpack): void {
  // On H5 a rule each, in the mini-program all loaders in `oneOf`.
  const used = ['scss', 'postcss'].filter((name) => rules.has(name)).map((name) => rules.get(name));
  for (const { uses } of used.flatMap((rule) => [rule, ...rule.oneOfs.values()]))
    for (const [key, use] of Object.entries(uses.entries() ?? {})) {
      const loader = use.get('loader') as string;
      if (loader.includes('resolve-url-loader')) uses.delete(key);
      if (loader.includes('sass-loader'))
        use.options({ api: 'modern', webpackImporter: false, sourceMap: false, sassOptions: { style: 'expanded' } });
      if (loader.includes('postcss-loader'))
        use.tap(({ postcssOptions }) => ({ postcssOptions: { ...postcssOptions, config: false } }));
    }
}

function readsLike(pattern: RegExp): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    // webpack tries every condition with an empty name first.
    const found = known.get(file) ?? (file === '' || pattern.test(fs.readFileSync(file, 'utf8')));
    known.set(file, found);
    return found;
  };
}
