/**
 * Taro asks webpack twice for the statistics of everything built, to print its errors and warnings: a question that names nothing is
 * answered with those alone. All modules and chunks took a tenth of the build.
 */
import type { Compiler } from 'webpack';

const NAME = 'ErrorStats';

export class ErrorStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
      hooks.statsNormalize.tap({ name: NAME, stage: -1 }, (options) => {
        if (Object.keys(options).length === 0) Object.assign(options, { all: false, errors: true, warnings: true });
      });
    });
  }
}
