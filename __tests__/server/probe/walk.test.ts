/**
 * Walks every row of the endpoint table and sends what no honest client sends. Whatever it is: the answer is an envelope and no
 * fault, and where one field cannot be right it is 400 with that field's name. A further probe is a further row of PROBES.
 */
import { testServer } from '../harness';
import { holderOf, MEMBER } from '../holders';
import { malformed } from './malformed';
import { fit, FORM, inBody, inPath, problemOf, rows, send, type Row, type Sent, type Want } from './rows';

interface Probe {
  name: string;
  applies?(row: Row): boolean;
  /** Who sends it; somebody whom the row lets in unless said otherwise. */
  mobile?: string;
  token?: string;
  cases(row: Row): Sent[];
  /** The code that must come and what the message says; anything but a fault unless said. */
  wants?(sent: Sent): Want | undefined;
}

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
      return field === undefined ? undefined : { code: 400, field };
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

const app = testServer({ seed: true });
let calls = 0;
test.each(rows.map((row): [string, Row] => [row.name, row]))('%s', async (_name, row) => {
  const problems: string[] = [];
  for (const probe of PROBES) {
    if (probe.applies?.(row) === false) continue;
    const token = probe.token ?? (await app.login(probe.mobile ?? holderOf(row.policy.role)));
    for (const sent of probe.cases(row)) {
      calls++;
      const problem = problemOf(await send(app.http, row, sent, token), probe.wants?.(sent));
      if (problem) problems.push(`${probe.name}: ${sent.what}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test('nothing of it was a fault', () => {
  expect(calls).toBeGreaterThan(rows.length * 20);
  expect(app.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
});
