// What the messenger documents of its calls, read from its own typings (miniprogram-api-typings): names, and their options.
import fs from 'node:fs';
import ts from 'typescript';
import type { CallRule, OptionKind, OptionRule } from './types';

const TYPINGS = 'miniprogram-api-typings/types/wx/lib.wx.api.d.ts';

const asked = (kind: OptionKind): OptionRule => ({ required: true, kind });
const left: OptionRule = { required: false, kind: 'any' };
/** Documented on a page of its own, which the typings leave out: developers.weixin.qq.com, order-shipping-half. */
const BESIDE: Readonly<Record<string, CallRule>> = {
  openBusinessView: {
    needed: true,
    options: { businessType: asked('string'), extraData: asked('any'), success: left, fail: left, complete: left },
  },
};

let read: ReadonlyMap<string, CallRule> | undefined;
/** By name of the call; read once in a process. */
export const documentedCalls = (): ReadonlyMap<string, CallRule> => (read ??= readTypings());

type Interfaces = Map<string, ts.InterfaceDeclaration>;

function interfacesIn(source: ts.SourceFile): Interfaces {
  const found: Interfaces = new Map();
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node)) found.set(node.name.text, node);
    else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function readTypings(): ReadonlyMap<string, CallRule> {
  const text = fs.readFileSync(require.resolve(TYPINGS), 'utf8');
  const interfaces = interfacesIn(ts.createSourceFile('wx.d.ts', text, ts.ScriptTarget.ES2020));
  const wx = interfaces.get('Wx');
  if (!wx) throw new Error(`${TYPINGS} has no interface Wx`);
  const calls = new Map(Object.entries(BESIDE));
  for (const member of wx.members)
    if (ts.isMethodSignature(member)) calls.set(nameOf(member), ruleOf(member, interfaces));
  return calls;
}

const nameOf = ({ name }: ts.TypeElement): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';

const referenceOf = (type: ts.TypeNode | undefined): string =>
  type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : '';

/** `call(option: XOption)`, and `call<T extends XOption>(option: T)`. */
function ruleOf({ parameters: [first], typeParameters }: ts.MethodSignature, all: Interfaces): CallRule {
  if (!first) return { needed: false };
  const written = referenceOf(first.type);
  const generic = typeParameters?.find(({ name }) => name.text === written);
  const options = generic ? referenceOf(generic.constraint) : written;
  const needed = !first.questionToken;
  return /Options?$/.test(options) && all.has(options) ? { needed, options: optionsOf(options, all) } : { needed };
}

function optionsOf(name: string, all: Interfaces): Record<string, OptionRule> {
  const declaration = all.get(name);
  if (!declaration) return {};
  const inherited = (declaration.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .map(({ expression }) => (ts.isIdentifier(expression) ? optionsOf(expression.text, all) : {}));
  const own = declaration.members
    .filter(ts.isPropertySignature)
    .map((member) => [nameOf(member), { required: !member.questionToken, kind: kindOf(member.type) }] as const);
  return Object.assign({}, ...inherited, Object.fromEntries(own)) as Record<string, OptionRule>;
}

const KINDS: Partial<Record<ts.SyntaxKind, OptionKind>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.ArrayType]: 'array',
};
const isWord = (type: ts.TypeNode): boolean => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);

function kindOf(type: ts.TypeNode | undefined): OptionKind {
  if (!type) return 'any';
  if (referenceOf(type) === 'Array') return 'array';
  // One of several words.
  if (isWord(type) || (ts.isUnionTypeNode(type) && type.types.every(isWord))) return 'string';
  return KINDS[type.kind] ?? 'any';
}
