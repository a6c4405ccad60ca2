/**
 * Which files does a page need, and what does it ask for first? Written after every H5 build as pages.json (read by scripts/size.ts),
 * and into index.html, which asks for both together with the first script instead of some round trips after it has run.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import type { Outline } from './outline/kit';
import { STARTS, type Start } from './starts';

interface PageFiles {
  /** Needed by every page. */
  entry: string[];
  /** Beyond the entry, by page path without a leading slash. */
  pages: Record<string, string[]>;
}

/** What index.html carries: `files` of a page are places in the list of all, a long outline is the name of its file. */
interface Starts {
  files: string[];
  pages: Record<string, Omit<Start, 'outline'> & { files: number[]; outline?: Outline | string }>;
}

const NAME = 'PageChunks';
/** In src/index.html; other apps that are built with these settings have none and start without help. */
const PLACE = /(<script type="application\/json" id="starts">)[^<]*/;

/**
 * With this first line Chrome (136 and newer) compiles a script as a whole on another core while it still arrives, instead of
 * function by function when the page already waits for them.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

export class PageChunks {
  constructor(private readonly indexHtml: string) {}

  apply(compiler: Compiler): void {
    if (!PLACE.test(fs.readFileSync(this.indexHtml, 'utf8'))) return;
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: COMPILE_AT_ONCE,
      raw: true,
      test: /\.js$/,
      // The minifier takes comments away.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap(NAME, (data) => {
        const files = this.read(compilation);
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset('pages.json', new RawSource(JSON.stringify(files, null, 1)));
        const starts = startsOf(files, (name, text) => compilation.emitAsset(name, new RawSource(text)));
        return { ...data, html: data.html.replace(PLACE, (_, tag: string) => tag + JSON.stringify(starts)) };
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

  /** Taro's entry loads a page by `import('./pages/tea/index')` out of src/app.config; other parts that come later are no pages. */
  private pageOf(group: ChunkGroup): string | undefined {
    if (group.isInitial()) return undefined;
    const origin = group.origins.find(
      ({ module, request }) => request?.startsWith('./') && module?.nameForCondition()?.includes('app.config'),
    );
    return origin?.request?.slice(2);
  }
}

const unique = (files: readonly string[]) => [...new Set(files)].filter((file) => !file.endsWith('.map'));

/** A page of the map carries what is shorter. */
const SHORT = 1000;

/** The server puts the one outline that is needed into the document; a host of plain files is asked for it beside the first call. */
function startsOf({ pages }: PageFiles, emit: (name: string, text: string) => void): Starts {
  const files = unique(Object.values(pages).flat());
  const place = (outline: Outline): Outline | string => {
    const text = inRem(JSON.stringify(outline));
    if (text.length < SHORT) return JSON.parse(text) as Outline;
    const name = `static/outlines/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    emit(name, text);
    return name;
  };
  return {
    files,
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, own]) => {
        const { calls = [], outline } = STARTS[page] ?? {};
        return [
          page,
          { files: own.map((file) => files.indexOf(file)), calls, ...(outline && { outline: place(outline) }) },
        ];
      }),
    ),
  };
}

/** px at a width of 375 as the style sheets are built: 20 to a rem. */
const inRem = (text: string): string =>
  text.replace(/(\d*\.?\d+)px/g, (_, px: string) => `${Number((Number(px) / 20).toFixed(4))}rem`);
