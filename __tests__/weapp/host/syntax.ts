// Syntax trees of compiled code, as acorn makes them, and what is asked of any of them.

export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const nodes = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? (value as unknown[]).flatMap(nodes) : isNode(value) ? [value] : [];

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flatMap(nodes);

export const isFunction = ({ type }: SyntaxNode): boolean => /Function/.test(type);

/** The name of a plain identifier; '' for anything else. */
export const identifierOf = (value: unknown): string =>
  isNode(value) && value.type === 'Identifier' ? String(value.name) : '';

/** `object.name(…)` without brackets: both sides of the dot. */
export function memberOf(value: unknown): { object: unknown; name: string } | undefined {
  if (!isNode(value) || value.type !== 'MemberExpression' || value.computed) return undefined;
  return { object: value.object, name: identifierOf(value.property) };
}

/** Names that a pattern on the left of an assignment brings in. */
export function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'Property') return namesIn(pattern.value);
  if (pattern.type === 'MemberExpression') return [];
  return childrenOf(pattern).flatMap(namesIn);
}

/** Names of a function's own: its parameters, and what is declared in it outside of the functions inside. */
export function declaredIn(made: SyntaxNode): Set<string> {
  const names = new Set((made.params as unknown[]).flatMap(namesIn));
  const visit = (node: SyntaxNode) => {
    if (node.type === 'VariableDeclarator') for (const name of namesIn(node.id)) names.add(name);
    if (isFunction(node)) {
      if (node.type === 'FunctionDeclaration') names.add(identifierOf(node.id));
      return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  if (isNode(made.body)) visit(made.body);
  return names;
}
