/**
 * An endpoint from its row in the fixture: method, path and auth in the contract, a schema of what the fixture says of the request,
 * a handler, and a test that calls it over HTTP. Its folder has one name in contract, server and tests; a new one gets its files and its
 * line in each composition.
 */
import path from 'node:path';
import { append, Plan, Refused } from './plan';

const FIXTURES = ['__tests__/contract/endpoints.tsv', '__tests__/contract/additions.tsv'];

interface Row {
  name: string;
  method: string;
  path: string;
  auth: string;
  hide: string;
  request: string;
  response: string;
  purpose: string;
}

function rowOf(plan: Plan, name: string): Row {
  const lines = FIXTURES.flatMap((file) => plan.read(file).split('\n'));
  const found = lines.map((line) => line.split('\t')).find(([first]) => first === name);
  if (!found) throw new Refused(`${name} is no row of ${FIXTURES.join(' or ')}.`);
  const [, , method = '', path = '', auth = '', hide = '', , request = '', response = '', purpose = ''] = found;
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method)) throw new Refused(`${name} is no call but ${method}.`);
  if (request.includes('form-data')) throw new Refused(`${name} takes a file: write it as file.images is written.`);
  return { name, method, path, auth, hide, request, response, purpose };
}

/** The names that stand in a table. */
const rowsOf = (table: string): string[] => [...table.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, name = '']) => name);

/** A schema, and a value that fits it. */
interface Kind {
  type: string;
  example: string;
}
/** The fixture's short words for what a field is. */
const KINDS: Readonly<Record<string, Kind>> = {
  s: { type: 'Text', example: `'茶'` },
  i: { type: 'Int', example: '1' },
  f: { type: 'Type.Number()', example: '1' },
  b: { type: 'Flag', example: 'true' },
  d: { type: 'Day', example: `'2026-06-16'` },
  t: { type: `Type.String({ pattern: '^\\\\d{2}:\\\\d{2}$' })`, example: `'10:00'` },
  fen: { type: 'Fen', example: '100' },
  ms: { type: 'Ms', example: '1780000000000' },
  'json<s[]>': { type: 'Json(List(Text))', example: `['茶']` },
  'json<KV[]>': { type: 'Json(List(KV))', example: '[]' },
  'json<Media[]>': { type: 'Json(List(Media))', example: '[]' },
  'json<Geo>': { type: 'Json(Geo)', example: '{ lat: 30, lng: 120 }' },
};
const BY_NAME: Readonly<Record<string, Kind>> = {
  requestId: { type: 'RequestId', example: `'request-0001'` },
  mobile: { type: 'Mobile', example: `'13800000001'` },
};
const ID: Kind = { type: 'Id', example: `'1'` };

function kindOf(name: string, said: string): Kind {
  const words = /^enum\((.*)\)$/.exec(said)?.[1]?.split('|');
  if (words) {
    const quoted = words.map((word) => `'${word}'`);
    return { type: `OneOf([${quoted.join(', ')}])`, example: quoted[0] ?? `''` };
  }
  // A shape that no word of the kit says: empty until it is written.
  if (/^json<.*\[\]>$/.test(said)) return KINDS[said] ?? { type: 'Json(List(Shape({})))', example: '[]' };
  if (said.startsWith('json')) return KINDS[said] ?? { type: 'Json(Shape({}))', example: '{}' };
  return (
    BY_NAME[name] ?? (said === 's' && /^id$|Id$/.test(name) ? ID : KINDS[said]) ?? { type: 'Text', example: `'茶'` }
  );
}

interface Field extends Kind {
  name: string;
  optional: boolean;
}
/** `group?:s,kind:enum(a|b)`, and what the path names. */
function fieldsOf({ request, path }: Row): Field[] {
  const said = request === '-' ? [] : request.split(/,(?![^(<]*[)>])/);
  const fields = said.map((part): Field => {
    const [key = '', ...kind] = part.split(':');
    const name = key.replace('?', '');
    return { name, optional: key.endsWith('?'), ...kindOf(name, kind.join(':')) };
  });
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const missing = inPath.filter((name) => !fields.some((field) => field.name === name));
  return [...missing.map((name): Field => ({ name, optional: false, ...ID })), ...fields];
}
const schemaOf = ({ name, optional, type }: Field): string => {
  if (name === 'page') return 'page: PageNo';
  return `${name}: ${optional ? `Optional(${type})` : type}`;
};

/** The words of the kit that `row` needs are imported. */
function withImports(text: string, row: string): string {
  const found = /import \{([^}]*)\} from '\.\.\/kit';/.exec(text);
  if (!found) throw new Refused("A schema file imports its words from '../kit'.");
  const words = (found[1] ?? '').split(',').map((word) => word.trim());
  const types = words.filter((word) => word.startsWith('type '));
  const needed =
    row
      .replace(/\/\/.*/, '')
      .match(
        /\b(?:Shape|Optional|OneOf|Text|Int|Flag|Day|Fen|Ms|Id|RequestId|Mobile|PageNo|Type|Json|List|KV|Media|Geo)\b/g,
      ) ?? [];
  const values = [...new Set([...words.filter((word) => word && !word.startsWith('type ')), ...needed])].sort();
  return text.replace(found[0], `import { ${[...values, ...types].join(', ')} } from '../kit';`);
}

const endpointRow = ({ name, method, path, auth, hide }: Row): string =>
  `  '${name}': { method: '${method}', path: '${path}', auth: ${auth === 'required' ? "'required'" : auth}, hide: ${hide} },`;

function schemaRow(row: Row): string {
  const fields = fieldsOf(row);
  const policy = [
    // Every public write bounds the rows that a stranger leaves.
    row.auth === 'false' && row.method !== 'GET' && 'limit: 10, daily: 50',
    fields.some(({ name }) => name === 'requestId') && 'once: true',
  ].filter(Boolean);
  return `  // Answers ${row.response}.
  '${row.name}': { request: Shape({ ${fields.map(schemaOf).join(', ')} }), data: Shape({}), ${policy.join(', ')} },`;
}
const handlerRow = ({ name }: Row): string => `  '${name}': () => Promise.resolve({}),`;

/** Where a domain begins that does not say on which floor. */
export const NEW_FLOOR = 'selling';

/** `place`: the folder in src/contract and __tests__/server, and on a floor of server/domains; a new one may name its floor (staff/desk). */
export function newEndpoint(root: string, name: string, place: string): Plan {
  const plan = new Plan(root);
  const floors = plan.files('server/domains');
  const [domain = '', named] = place.split('/').reverse();
  const said = `server/domains/${named ?? NEW_FLOOR}`;
  const floor = floors.find((path) => plan.has(`${path}/${domain}`)) ?? said;
  if (!/^(?:[a-z]+[/])?[a-z][A-Za-z0-9]*$/.test(place) || !floors.includes(floor) || (named && floor !== said))
    throw new Refused(
      `A domain is one word, as the folders on the floors of server/domains are (coupon, groupBuying, or staff/desk for a new one): not "${place}".`,
    );
  const row = rowOf(plan, name);
  const table = `src/contract/${domain}/endpoints.ts`;
  const schemas = `src/contract/${domain}/schemas.ts`;
  const routes = `${floor}/${domain}/routes.ts`;
  const standing = plan
    .files('src/contract')
    .map((folder) => `${folder}/endpoints.ts`)
    .find((file) => plan.has(file) && rowsOf(plan.read(file)).includes(name));
  if (standing) throw new Refused(`${name} stands in ${standing} already.`);

  if (plan.has(table)) {
    plan.change(table, append(plan.read(table), `${domain}Endpoints`, endpointRow(row)));
    plan.change(schemas, withImports(append(plan.read(schemas), `${domain}Schemas`, schemaRow(row)), schemaRow(row)));
    plan.change(routes, append(plan.read(routes), `${domain}Handlers`, handlerRow(row)));
  } else {
    plan.create(table, endpointsFile(domain, row));
    plan.create(schemas, schemasFile(domain, row));
    plan.create(routes, routesFile(domain, row));
    compose(plan, 'src/contract/endpoints.ts', 'endpoints', `${domain}Endpoints`, `./${domain}/endpoints`);
    compose(plan, 'src/contract/schemas.ts', 'schemas', `${domain}Schemas`, `./${domain}/schemas`);
    compose(
      plan,
      'server/handlers.ts',
      'handlers',
      `${domain}Handlers`,
      `./${path.relative('server', floor)}/${domain}/routes`,
    );
  }
  plan.create(`__tests__/server/${domain}/${name.replace('.', '-')}.test.ts`, testFile(row));
  return plan;
}

const endpointsFile = (domain: string, row: Row): string => `import type { Endpoint } from '../kit';

export const ${domain}Endpoints = {
${endpointRow(row)}
} as const satisfies Record<string, Endpoint>;
`;

const schemasFile = (domain: string, row: Row): string =>
  withImports(
    `import { type SchemasFor } from '../kit';
import type { ${domain}Endpoints } from './endpoints';

export const ${domain}Schemas = {
${schemaRow(row)}
} as const satisfies SchemasFor<typeof ${domain}Endpoints>;
`,
    schemaRow(row),
  );

const routesFile = (domain: string, row: Row): string =>
  `import type { ${domain}Endpoints } from '../../../../src/contract/${domain}/endpoints';
import type { HandlersOf } from '../../../http/handler';

export const ${domain}Handlers: HandlersOf<typeof ${domain}Endpoints> = {
${handlerRow(row)}
};
`;

/** One more table in the `join(...)` that `whole` is. */
function compose(plan: Plan, file: string, whole: string, table: string, from: string): void {
  const imports = plan
    .read(file)
    .replace(/(?=\n\n(?:\/\*\*[^/]*\*\/\n)?export const )/, `\nimport { ${table} } from '${from}';`);
  plan.change(file, append(imports, whole, `  ${table},`));
}

function testFile(row: Row): string {
  const { name, auth, path, purpose } = row;
  const needed = fieldsOf(row).filter(({ optional }) => !optional);
  const input = (fields: readonly Field[]) => `{ ${fields.map((one) => `${one.name}: ${one.example}`).join(', ')} }`;
  const session = auth === 'false' ? '' : ', { token }';
  // A path without its id is another path.
  const left = needed.find((one) => !path.includes(`:${one.name}`));
  return `/** ${name}: ${purpose}. */
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
${session && "let token: string;\nbeforeAll(async () => {\n  token = await app.login('13800000001');\n});\n"}
test('answers ${session ? 'a member' : 'everybody'}', async () => {
  expect(await app.ok('${name}', ${input(needed)}${session})).toEqual({});
});
${
  session &&
  `
test('needs a session', async () => {
  expect((await app.call('${name}', ${input(needed)})).code).toBe(401);
});
`
}${
    left
      ? `
test('is refused without ${left.name}', async () => {
  expect(await app.call('${name}', ${input(needed.filter((one) => one !== left))}${session})).toMatchObject({
    code: 400,
    field: '${left.name}',
  });
});
`
      : ''
  }`;
}
