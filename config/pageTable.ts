/**
 * In the entry, and only there, webpack writes an `import()` - a page - as a text: the numbers of the chunks that it has in common with
 * others, `0.1.9`. Its own chunk and its module are the next after those of the page before, else the steps to them stand behind:
 * `0.1.9:2:-5`. What is done with them is said once (slimEntry.js); a function for each page took three times the bytes, all numbers twice.
 */
import type { AsyncDependenciesBlock, ChunkGraph, Compiler, Dependency, Module, ModuleGraph } from 'webpack';

/** What webpack keeps of an `import()`, which its types do not name. */
type Import = Dependency & { request: string; range: [from: number, to: number] };

const NAME = 'PageTable';
const ENTRY = /[\\/]src[\\/]app\.config\.ts$/;
const isEntry = (module: Module): boolean => ENTRY.test(module.nameForCondition() ?? '');

export class PageTable {
  apply(compiler: Compiler): void {
    const { ensureChunk } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(NAME, ({ hooks, modules, dependencyTemplates }) => {
      hooks.seal.tap(NAME, () => {
        const [page] = [...modules].filter(isEntry).flatMap(({ blocks }) => blocks[0]?.dependencies ?? []);
        if (!page)
          throw new Error(`config/pageTable.ts: no module ${ENTRY} imports a page: has Taro's entry another name?`);
        const kind = page.constructor as Parameters<typeof dependencyTemplates.get>[0];
        const usual = dependencyTemplates.get(kind);
        dependencyTemplates.set(kind, {
          apply(dependency, source, context) {
            if (!isEntry(context.module)) {
              usual?.apply(dependency, source, context);
              return;
            }
            const { range } = dependency as Import;
            context.runtimeRequirements.add(ensureChunk);
            const pages = context.module.blocks.flatMap(({ dependencies }) => dependencies.slice(0, 1) as Import[]);
            const at = pages.indexOf(dependency as Import);
            if (at < 0) throw new Error('config/pageTable.ts: an import of the entry is no page.');
            const before = pages[at - 1];
            const text = rowOf(numbersOf(dependency as Import, context), before && numbersOf(before, context));
            source.replace(range[0], range[1] - 1, JSON.stringify(text));
          },
        });
      });
    });
  }
}

/** Numbers of a page, its own chunk and its module last, as they are written after those of the page before. */
export function rowOf(numbers: readonly number[], before: readonly number[] = []): string {
  const shared = numbers.slice(0, -2).join('.');
  const last = before.slice(-2);
  const steps = numbers.slice(-2).map((number, at) => number - (last[at] ?? 0));
  return steps.every((step) => step === 1) ? shared : [shared, ...steps].join(':');
}

interface Graphs {
  moduleGraph: ModuleGraph;
  chunkGraph: ChunkGraph;
}
function numbersOf(page: Import, { moduleGraph, chunkGraph }: Graphs): number[] {
  const misfit = (what: string) =>
    new Error(
      `config/pageTable.ts: ${page.request}, a page of Taro's entry, ${what}, so its numbers do not say how it comes.`,
    );
  const module = moduleGraph.getModule(page);
  if (!module) throw misfit('was not found');
  if (module.getExportsType(moduleGraph, false) !== 'namespace') throw misfit('is not written with import and export');
  const block = moduleGraph.getParentBlock(page) as AsyncDependenciesBlock;
  const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
  const ids = chunks.filter((chunk) => !chunk.hasRuntime()).map(({ id }) => id);
  const numbers = [...ids, chunkGraph.getModuleId(module)];
  if (!numbers.every((id) => typeof id === 'number'))
    throw misfit(`has ids that are no numbers (${numbers.join(', ')})`);
  if (numbers.length < 2) throw misfit('has no chunk of its own');
  return numbers;
}
