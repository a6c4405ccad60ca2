import type { UserConfigExport } from '@tarojs/cli';

export default {
  logger: { quiet: true, stats: false },
  sourceMapType: undefined,
} satisfies UserConfigExport<'webpack5'>;
