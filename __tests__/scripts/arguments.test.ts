/** Functions of the server's domains take their arguments in one order: TypeScript does not notice two ids that changed places. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const DOMAINS = join(__dirname, '../../server/domains');

/** Who asks. */
const ASKING = ['memberId', 'viewerId'];
/** Not input: what the frame or a table hands in. */
const HANDED = [
  'server',
  'config',
  'kinds',
  'publicUrl',
  'watchers',
  'gateway',
  'gateways',
  'read',
  'roll',
  'isLost',
  'claimed',
];

/** tx (or db), who asks, the input, now, what is handed in. */
function placeOf({ name, type }: ts.ParameterDeclaration): number {
  const words = ts.isObjectBindingPattern(name) ? name.elements.map((element) => element.name.getText()) : [];
  if (type?.getText() === 'Setup' || (words.length > 0 && words.every((word) => HANDED.includes(word)))) return 4;
  const word = name.getText().replace(/^_/, '');
  if (word === 'tx' || word === 'db') return 0;
  if (ASKING.includes(word)) return 1;
  if (word === 'now') return 3;
  return HANDED.includes(word) ? 4 : 2;
}

/** Of functions, function types and the rows of tables alike; what reads no database has no order to keep. */
function disordered(source: ts.SourceFile): { found: number; wrong: string[] } {
  const wrong: string[] = [];
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const places = node.parameters.map(placeOf);
      if (places.includes(0)) found += 1;
      if (places.includes(0) && places.some((place, at) => place < (places[at - 1] ?? 0))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const words = node.parameters.map(({ name }) => name.getText()).join(', ');
        wrong.push(`${source.fileName}:${line + 1} (${words})`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, wrong };
}
const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

test('tx, memberId, input, now, server', () => {
  const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const all = files.map((file) => disordered(parse(file, readFileSync(join(DOMAINS, file), 'utf8'))));
  expect(all.reduce((sum, { found }) => sum + found, 0)).toBeGreaterThan(500);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
});

test.each([
  'function ship(server: Setup, tx: Tx, id: string) {}',
  'const find = (tx: Tx, id: string, memberId: string) => id;',
  'function list(tx: Tx, now: number, limit: number) {}',
  'interface Rules { paid(tx: Tx, server: Setup, now: number): void }',
])('%s is refused', (text) => {
  expect(disordered(parse('one.ts', text)).wrong).toHaveLength(1);
});
