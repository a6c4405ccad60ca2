/**
 * In the entry, and only there, webpack writes an `import()` - a page - as a text: the numbers of its chunks and its module, `237.8865.88865`.
 * What is done with them is said once (slimEntry.js); a function for each page took three times the bytes.
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
            source.replace(range[0], range[1] - 1, JSON.stringify(numbersOf(dependency as Import, context)));
          },
        });
      });
    });
  }
}

interface Graphs {
  moduleGraph: ModuleGraph;
  chunkGraph: ChunkGraph;
}
function numbersOf(page: Import, { moduleGraph, chunkGraph }: Graphs): string {
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
  return numbers.join('.');
}
