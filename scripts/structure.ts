/**
 * `npm run structure`: the imports of the whole tree, those of types included. Refuses a loop of files, a loop of folders at any
 * level, an import against the floors, and a chain of server domains that is too long to hold in the head.
 */
import type { ICruiseResult } from 'dependency-cruiser';
import { Failure, main, say } from './lib/say.mjs';

const TREE = ['src', 'server', 'scripts', 'config', 'types', '__tests__'];
const DOMAINS = 'server/domains';
/** Folders of the longest path from one domain down through others. */
const LONGEST_CHAIN = 10;

const CUT =
  'Move what both need below them, or let the upper one hand it down (a table of server/kinds.ts, a prop, an argument).';

/** Importing file -> imported files. */
type Imports = Map<string, Set<string>>;
/** Node -> the nodes it needs, each with one import that shows it. */
type Graph = Map<string, Map<string, string>>;

/** The tree as one platform's build resolves it: `index.weapp.ts` stands for its folder in the mini-program. */
async function readTree(platform: 'h5' | 'weapp'): Promise<ICruiseResult> {
  // A package of modules only, and these scripts are loaded as CommonJS: it is imported when it is needed.
  const [{ cruise }, { default: readTsConfig }, { default: config }] = await Promise.all([
    import('dependency-cruiser'),
    import('dependency-cruiser/config-utl/extract-ts-config'),
    import('../.dependency-cruiser.mjs'),
  ]);
  const { options, forbidden } = config;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const extensions = enhancedResolveOptions.extensions.map((suffix) => suffix.replace('.h5', `.${platform}`));
  const { output } = await cruise(
    platform === 'h5' ? TREE : ['src'],
    { ...cruiseOptions, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions, extensions },
    { tsConfig: readTsConfig(options.tsConfig.fileName) },
  );
  return output as ICruiseResult;
}

function importsOf(trees: readonly ICruiseResult[]): Imports {
  const imports: Imports = new Map();
  for (const { source, dependencies } of trees.flatMap(({ modules }) => modules)) {
    const all = imports.get(source) ?? new Set();
    for (const { resolved, couldNotResolve, coreModule } of dependencies)
      if (!couldNotResolve && !coreModule && !resolved.startsWith('node_modules')) all.add(resolved);
    imports.set(source, all);
  }
  return imports;
}

/** The children of `folder` (files and folders), or what is that many `levels` below it, and which of them needs which. */
function childrenOf(folder: string, imports: Imports, levels = 1): Graph {
  const inside = pathOf(folder, '');
  const child = (file: string) =>
    file.startsWith(inside) ? file.slice(inside.length).split('/').slice(0, levels).join('/') : undefined;
  const graph: Graph = new Map();
  for (const [file, targets] of imports) {
    const from = child(file);
    if (!from) continue;
    const needs = graph.get(from) ?? new Map<string, string>();
    for (const target of targets) {
      const to = child(target);
      if (to && to !== from && !needs.has(to)) needs.set(to, `${file} imports ${target}`);
    }
    graph.set(from, needs);
  }
  return graph;
}

/** The shortest way from `start` back to itself. */
function loopThrough(start: string, graph: Graph): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** The longest path downwards; the graph has no loop. */
function longestChain(graph: Graph): string[] {
  const known = new Map<string, string[]>();
  const from = (node: string): string[] => {
    const chain = known.get(node) ?? [node, ...longest([...(graph.get(node)?.keys() ?? [])].map(from))];
    known.set(node, chain);
    return chain;
  };
  return longest([...graph.keys()].map(from));
}
const longest = (chains: readonly string[][]): string[] => chains.reduce((a, b) => (b.length > a.length ? b : a), []);

const pathOf = (folder: string, node: string) => (folder ? `${folder}/${node}` : node);
/** 'a/b/c.ts' -> '', 'a', 'a/b' */
const foldersOf = (file: string) => file.split('/').map((_, i, names) => names.slice(0, i).join('/'));

function loopsOfFolders(imports: Imports): string[] {
  return [...new Set([...imports.keys()].flatMap(foldersOf))].sort().flatMap((folder) => {
    const graph = childrenOf(folder, imports);
    const loops = [...graph.keys()].map((node) => loopThrough(node, graph) ?? []);
    // A loop of files alone is told already.
    const [loop] = loops
      .filter((way) => way.some((node) => !imports.has(pathOf(folder, node))))
      .sort((a, b) => a.length - b.length);
    if (!loop) return [];
    const shown = loop.slice(1).map((to, i) => `    ${graph.get(loop[i] ?? '')?.get(to)}`);
    return [`loop of folders in ${folder || 'the tree'}: ${loop.join(' -> ')}\n${shown.join('\n')}\n    ${CUT}`];
  });
}

/** A chain is only looked at where no loop is; it goes through all floors. */
function faultsOfDomains(imports: Imports): string[] {
  const chain = longestChain(childrenOf(DOMAINS, imports, 2));
  say(`    longest chain of domains: ${chain.length} of ${LONGEST_CHAIN} (${chain.join(' -> ')})`);
  return chain.length <= LONGEST_CHAIN
    ? []
    : [
        `chain of ${chain.length} domains, ${LONGEST_CHAIN} are allowed: ${chain.join(' -> ')}\n    Let one of them take what it needs as an argument, or move the shared part down.`,
      ];
}

/** What dependency-cruiser itself refuses, with the remedy of the rule. */
function refusalsOf({ summary }: ICruiseResult): string[] {
  const remedies = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = [from, ...(cycle?.map(({ name }) => name) ?? [to])];
    return `${rule.name}: ${way.join(' -> ')}\n    ${remedies.get(rule.name)}`;
  });
}

void main(async () => {
  const trees = [await readTree('h5'), await readTree('weapp')];
  const imports = importsOf(trees);
  const loops = loopsOfFolders(imports);
  const faults = [...new Set(trees.flatMap(refusalsOf)), ...(loops.length > 0 ? loops : faultsOfDomains(imports))];
  if (faults.length > 0) throw new Failure(faults.join('\n\n'));
  say(`    ${imports.size} files, no loop of files or folders, no import against the floors`);
});
