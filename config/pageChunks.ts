/**
 * Which files does a page need? Written after every H5 build as pages.json (read by scripts/size.ts), and put into index.html for
 * the home, whose files are then asked for with the first script instead of one round trip after it has run.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

interface PageFiles {
  /** Needed by every page. */
  entry: string[];
  /** Beyond the entry, by page path without a leading slash. */
  pages: Record<string, string[]>;
}

const NAME = 'PageChunks';
const HOME_PLACEHOLDER = '__HOME_FILES__';

export class PageChunks {
  constructor(private readonly home: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap(NAME, (data) => {
        const files = this.read(compilation);
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset('pages.json', new RawSource(JSON.stringify(files, null, 1)));
        const home = (files.pages[this.home] ?? []).map((file) => `/h5/${file}`);
        return { ...data, html: data.html.replace(HOME_PLACEHOLDER, home.join(' ')) };
      });
    });
  }

  private read(compilation: Compilation): PageFiles {
    const entry = unique(compilation.entrypoints.get('app')?.getFiles() ?? []);
    const pages: PageFiles['pages'] = {};
    for (const group of compilation.chunkGroups) {
      const page = this.pageOf(group);
      if (page)
        pages[page] = unique([...(pages[page] ?? []), ...group.getFiles()]).filter((file) => !entry.includes(file));
    }
    return { entry, pages };
  }

  /** Taro's entry loads a page by `import('./pages/tea/index')` out of src/app.config. */
  private pageOf(group: ChunkGroup): string | undefined {
    if (group.isInitial()) return undefined;
    return group.origins
      .map((origin) => origin.request)
      .find((from) => from?.startsWith('./'))
      ?.slice(2);
  }
}

const unique = (files: readonly string[]) => [...new Set(files)].filter((file) => !file.endsWith('.map'));
