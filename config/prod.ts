import type { UserConfigExport } from '@tarojs/cli';

export default {
  logger: { quiet: true, stats: false },
  sourceMapType: undefined,
  terser: {
    enable: true,
    config: {
      ecma: 2018,
      keep_fnames: false,
      compress: { passes: 2, ecma: 2018 },
      output: { comments: false, quote_keys: false, keep_quoted_props: false },
    },
  },
} satisfies UserConfigExport<'webpack5'>;
