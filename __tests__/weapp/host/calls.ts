/**
 * The calls of the platform that a compiled package makes, read from its code: those of `wx`, and those of Taro, whose module each file
 * fetches by its number (`var r = n(9200), u = n.n(r)`, then `u().previewImage({ … })`). What the messenger does not document is a
 * problem: a call that is renamed, an option that is misspelt, one that has to be there and is not.
 */
import { documentedCalls } from './documented';
import { childrenOf, declaredIn, identifierOf, isFunction, isNode, memberOf, type SyntaxNode } from './syntax';
import type { CallRule } from './types';

export interface FoundCall {
  file: string;
  name: string;
  /** The number of the module it is called on; '' for `wx` itself. */
  module: string;
  /** Options of the call, where they are written down there. */
  options?: { names: string[]; open: boolean };
}

/** What one function of a webpack file has fetched: the module behind each `u` of `u()`. */
type Fetched = ReadonlyMap<string, string>;

/** Taro's own, which ask nothing of the platform. */
const OF_TARO = new Set(['nextTick', 'getCurrentPages', 'getCurrentInstance', 'getApp', 'getEnv']);
/** Options that are none of the messenger's, and which it passes over: Taro's types ask for them, or Taro itself makes another of them. */
const PASSED_OVER: Readonly<Record<string, readonly string[]>> = {
  requestSubscribeMessage: ['entityIds'],
  uploadFile: ['fileName', 'withCredentials'],
  showShareMenu: ['showShareItems'],
};
/** Where webpack keeps its modules. */
const NO_CALLS = new Set(['webpackJsonp']);

/** `function (module, exports, n) { … }` under the number of a module. */
function moduleIn(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'Property' || !isNode(node.key) || node.key.type !== 'Literal') return undefined;
  return isNode(node.value) && isFunction(node.value) ? node.value : undefined;
}

/** `n(9200)`: the number. */
function fetchedBy(fetch: string, value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'CallExpression' || identifierOf(value.callee) !== fetch) return undefined;
  const [first] = value.arguments as unknown[];
  return isNode(first) && first.type === 'Literal' ? String(first.value) : undefined;
}

function fetchedIn(made: SyntaxNode): Fetched {
  const fetch = identifierOf((made.params as unknown[])[2]);
  const body = isNode(made.body) && made.body.type === 'BlockStatement' ? (made.body.body as SyntaxNode[]) : [];
  const modules = new Map<string, string>();
  const getters = new Map<string, string>();
  for (const { id, init } of body.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? (declarations as SyntaxNode[]) : [],
  )) {
    const number = fetchedBy(fetch, init);
    if (number) modules.set(identifierOf(id), number);
    const getter = isNode(init) && init.type === 'CallExpression' ? memberOf(init.callee) : undefined;
    if (!isNode(init) || getter?.name !== 'n' || identifierOf(getter.object) !== fetch) continue;
    const [source] = init.arguments as unknown[];
    const behind = modules.get(identifierOf(source)) ?? fetchedBy(fetch, source);
    if (behind) getters.set(identifierOf(id), behind);
  }
  return getters;
}

function optionsIn(call: SyntaxNode): FoundCall['options'] {
  const [first] = call.arguments as unknown[];
  if (first === undefined) return { names: [], open: false };
  if (!isNode(first) || first.type !== 'ObjectExpression') return undefined;
  const properties = first.properties as SyntaxNode[];
  const named = properties.filter(({ type, computed }) => type === 'Property' && !computed);
  return {
    names: named.map(({ key }) => identifierOf(key) || String((key as SyntaxNode).value)),
    open: named.length < properties.length,
  };
}

/** Every call of one file, of whatever module: which number is Taro's shows only over all files. */
export function callsIn(file: string, tree: unknown): FoundCall[] {
  const found: FoundCall[] = [];
  const visit = (node: SyntaxNode, fetched: Fetched) => {
    const made = moduleIn(node);
    if (made) return enter(made, fetchedIn(made));
    if (isFunction(node)) {
      const own = fetched.size ? declaredIn(node) : undefined;
      return enter(node, own ? new Map(Array.from(fetched).filter(([name]) => !own.has(name))) : fetched);
    }
    if (node.type === 'CallExpression') take(node, fetched);
    for (const child of childrenOf(node)) visit(child, fetched);
  };
  const enter = (made: SyntaxNode, fetched: Fetched) => {
    for (const child of childrenOf(made)) visit(child, fetched);
  };
  const take = (call: SyntaxNode, fetched: Fetched) => {
    const member = memberOf(call.callee);
    if (!member) return;
    const { object, name } = member;
    const options = optionsIn(call);
    const written = { file, name, ...(options && { options }) };
    if (identifierOf(object) === 'wx') found.push({ ...written, module: '' });
    const module =
      isNode(object) && object.type === 'CallExpression' && (object.arguments as unknown[]).length === 0
        ? fetched.get(identifierOf(object.callee))
        : undefined;
    if (module) found.push({ ...written, module });
  };
  if (isNode(tree)) visit(tree, new Map());
  return found;
}

/** Of all modules Taro's is the one of whose calls the messenger knows most. */
function moduleOfTaro(calls: readonly FoundCall[]): string | undefined {
  const known = new Map<string, Set<string>>();
  for (const { module, name } of calls)
    if (module && documentedCalls().has(name)) known.set(module, (known.get(module) ?? new Set()).add(name));
  return Array.from(known).sort(([, a], [, b]) => b.size - a.size)[0]?.[0];
}

/** Calls of the platform. */
export function platformCalls(calls: readonly FoundCall[]): FoundCall[] {
  const taro = moduleOfTaro(calls);
  return calls.filter(
    ({ module, name }) => !NO_CALLS.has(name) && (module === '' || (module === taro && !OF_TARO.has(name))),
  );
}

/** What the messenger would not understand of a call. */
export function problemsOf({ file, name, options }: FoundCall): string[] {
  const rule = documentedCalls().get(name);
  if (!rule) return [`js ${file}: the messenger knows no ${name}`];
  if (!rule.options || !options) return [];
  const { names, open } = options;
  const passed = PASSED_OVER[name] ?? [];
  const unknown = names.filter((option) => !rule.options?.[option] && !passed.includes(option));
  const missing = Object.entries(rule.options).filter(
    ([option, { required }]) => required && !open && !names.includes(option),
  );
  return [
    ...unknown.map((option) => `js ${file}: ${name} has no option ${option}`),
    ...missing.map(([option]) => `js ${file}: ${name} needs its option ${option}`),
  ];
}

/** What the host holds each call to while the package runs. */
export const rulesOf = (calls: readonly FoundCall[]): Record<string, CallRule> =>
  Object.fromEntries(
    calls.flatMap(({ name }) => {
      const rule = documentedCalls().get(name);
      return rule ? [[name, { ...rule, passed: [...(PASSED_OVER[name] ?? [])] }] as const] : [];
    }),
  );
