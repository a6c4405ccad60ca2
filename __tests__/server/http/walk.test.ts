/**
 * Walks every row of the endpoint table and sends what no honest client sends. Whatever it is: the answer is an envelope and no
 * fault, and where one field cannot be right it is 400 with that field's name. A further probe is a further row of PROBES.
 */
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import type { Endpoint, EndpointRow } from '../../../src/contract/kit';
import { schemas } from '../../../src/contract/schemas';
import { createTestServer, type TestServer } from '../harness';
import { holderOf, MEMBER } from '../holders';
import { fitting, malformed } from './malformed';

const FORM = 'application/x-www-form-urlencoded';

interface Row {
  name: EndpointName;
  endpoint: Endpoint;
  policy: EndpointRow;
}
interface Sent {
  what: string;
  /** Parameters by name, several values under one name possible. */
  fields?: Record<string, unknown>;
  /** Instead of a form. */
  body?: { type: string; payload: string | Buffer };
  /** More of the address, already encoded. */
  query?: string;
}
interface Probe {
  name: string;
  applies?(row: Row): boolean;
  /** Who sends it; somebody whom the row lets in unless said otherwise. */
  mobile?: string;
  token?: string;
  cases(row: Row): Sent[];
  /** The code that must come and what the message says; anything but a fault unless said. */
  wants?(sent: Sent): { code: number; message?: string } | undefined;
}

const rows = (Object.keys(endpoints) as EndpointName[]).map((name): Row => ({
  name,
  endpoint: endpoints[name],
  policy: schemas[name],
}));
const inPath = ({ endpoint }: Row, field: string) => endpoint.path.includes(`:${field}`);
const inBody = ({ endpoint }: Row) => endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
const fit = ({ policy }: Row) => fitting(policy.request) as Record<string, unknown>;

const wanted = new Map<Sent, string>();
const BOUNDARY = 'b0';
const part = (head: string, body = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
const fileNamed = (name: string) =>
  Buffer.from(
    part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`) +
      `--${BOUNDARY}--\r\n`,
  );
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const BODIES: [string, string | Buffer][] = [
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"x":1}}'],
  ['application/json', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['text/plain', 'x'],
  ['', 'x=1'],
  [`${FORM}; charset=no-such`, 'x=%'],
  [FORM, Buffer.from([0xff, 0xfe, 0x3d, 0x00])],
  [FORM, '__proto__=1&constructor=2&a[b]=c&%=%&=&&'],
  [FORM, 'a'.repeat(1_100_000)],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
];
const FILES: [string, string | Buffer][] = [
  [MULTIPART, 'x'],
  [MULTIPART, `--${BOUNDARY}\r\n`],
  [MULTIPART, part('Content-Disposition: form-data; name="file"')],
  [MULTIPART, part('Content-Disposition: form-data; name="__proto__"; filename="a"') + `--${BOUNDARY}--\r\n`],
  ...['a\0b.png', '../../x.png', '', '.', 'x'.repeat(5000), '__proto__', '\ufffd', '%00.png'].map(
    (name): [string, Buffer] => [MULTIPART, fileNamed(name)],
  ),
];

const PROBES: Probe[] = [
  {
    name: 'a field that cannot be right',
    cases: (row) =>
      Object.entries(row.policy.request.properties).flatMap(([field, schema]) =>
        malformed(schema)
          // A path of another length is another path.
          .filter(
            ({ given }) => !inPath(row, field) || (typeof given === 'string' && given !== '' && given.length < 90),
          )
          .map(({ given, refused }) => {
            const sent: Sent = {
              what: `${field}=${String(given).slice(0, 40)}`,
              fields: { ...fit(row), [field]: given },
            };
            if (refused) wanted.set(sent, field);
            return sent;
          }),
      ),
    wants: (sent) => {
      const field = wanted.get(sent);
      return field === undefined ? undefined : { code: 400, message: `参数错误：${field}` };
    },
  },
  {
    name: 'a body of another kind',
    applies: inBody,
    cases: (row) =>
      [...BODIES, ...(row.policy.file ? FILES : [])].map(([type, payload]) => ({
        what: `${type || 'no type'} ${String(payload).slice(0, 30)}`,
        fields: fit(row),
        body: { type, payload },
      })),
  },
  {
    name: 'an address that is odd',
    cases: (row) =>
      ['%=%ff&%00=%00', '__proto__[x]=1&constructor=1&__proto__=1', '&a=1=2'.repeat(500)].map((query) => ({
        what: query.slice(0, 40),
        fields: fit(row),
        query,
      })),
  },
  {
    name: 'nobody',
    applies: ({ endpoint }) => endpoint.auth !== false,
    token: '',
    cases: (row) => [{ what: 'no token', fields: fit(row) }],
    wants: () => ({ code: 401 }),
  },
  {
    name: 'a member without the role',
    applies: ({ policy }) => policy.role !== undefined,
    mobile: MEMBER,
    cases: (row) => [{ what: 'wrong role', fields: fit(row) }],
    wants: () => ({ code: 403 }),
  },
  ...['x'.repeat(43), 'a\0b'.repeat(9)].map((token): Probe => ({
    name: 'a made-up token',
    applies: ({ endpoint }) => endpoint.auth !== false,
    token,
    cases: (row) => [{ what: token, fields: fit(row) }],
    wants: () => ({ code: 401 }),
  })),
];

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
});
afterAll(() => app.close());

async function send(row: Row, { fields = {}, body, query }: Sent, token: string) {
  const rest = new URLSearchParams();
  const path = row.endpoint.path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(String(fields[key])));
  for (const [key, value] of Object.entries(fields)) {
    if (inPath(row, key)) continue;
    const several = Array.isArray(value) && !row.policy.request.properties[key]?.items ? (value as unknown[]) : [value];
    for (const one of several) rest.append(key, typeof one === 'object' ? JSON.stringify(one) : String(one));
  }
  const address = new URLSearchParams(inBody(row) ? '' : rest);
  if (token) address.set('access-token', token);
  const type = body ? body.type : FORM;
  const response = await app.http.inject({
    method: row.endpoint.method,
    url: `${path}?${address}${query ? `&${query}` : ''}`,
    ...(inBody(row)
      ? { headers: type ? { 'content-type': type } : {}, payload: body?.payload ?? rest.toString() }
      : {}),
  });
  return { status: response.statusCode, text: response.payload };
}

/** What is wrong with the answer, or nothing. */
function judge(
  { status, text }: { status: number; text: string },
  want: ReturnType<NonNullable<Probe['wants']>>,
): string {
  let answer: { code?: unknown; message?: unknown };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    return `HTTP ${status}, no envelope: ${text.slice(0, 80)}`;
  }
  const said = `HTTP ${status} ${String(answer.code)} ${String(answer.message)}`;
  if (status >= 500 || typeof answer.code !== 'number' || typeof answer.message !== 'string') return said;
  if (want && answer.code !== want.code) return `${said}, wanted ${want.code}`;
  return want?.message && !answer.message.startsWith(want.message) ? `${said}, wanted ${want.message}` : '';
}

let calls = 0;
test.each(rows.map((row): [string, Row] => [row.name, row]))('%s', async (_name, row) => {
  const problems: string[] = [];
  for (const probe of PROBES) {
    if (probe.applies?.(row) === false) continue;
    const token = probe.token ?? (await app.login(probe.mobile ?? holderOf(row.policy.role)));
    for (const sent of probe.cases(row)) {
      calls++;
      const problem = judge(await send(row, sent, token), probe.wants?.(sent));
      if (problem) problems.push(`${probe.name}: ${sent.what}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test('nothing of it was a fault', () => {
  expect(calls).toBeGreaterThan(rows.length * 20);
  expect(app.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
});
