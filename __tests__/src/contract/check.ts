/** Every answer that a test gives is one that the server could give: checked against the contract's schema when the test is over. */
import type { Endpoint, Method } from '@/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { TransportAnswer } from '@/core/api';

const patterns = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { path }]) => path.includes(':'))
  .map(([name, { method, path }]) => ({ name, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}$`) }));
const exact = new Map(Object.entries(endpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]));

/** The endpoint that a request is for; undefined for an address that is none. */
export function endpointOf(method: Method, url: string): EndpointName | undefined {
  const path = url.split('?')[0]!.replace(/^https?:\/\/[^/]+/, '');
  // A path without parameters is meant before one in which they stand for anything.
  const name = exact.get(`${method} ${path}`) as EndpointName | undefined;
  return name ?? patterns.find((row) => row.method === method && row.pattern.test(path))?.name;
}

/** What was answered in this test as JSON; the same answer to the same endpoint is looked at once. */
const given = new Set<string>();

/** Notes the `data` of a successful answer and gives it as it arrives: undefined fields are left out over the wire. */
export function overTheWire<T>(name: EndpointName, data: T): T {
  const text = JSON.stringify({ name, data });
  given.add(text);
  return (JSON.parse(text) as { data: T }).data;
}

/** The same for a whole answer, which may be a refusal or nothing that can be read. */
export function arriving(method: Method, url: string, answer: TransportAnswer): TransportAnswer {
  const name = endpointOf(method, url);
  const said = answer.data as { code?: unknown; data?: unknown } | null;
  if (!name || said?.code !== 200) return answer;
  return { ...answer, data: { ...said, data: overTheWire(name, said.data) } };
}

afterEach(async () => {
  const answers = [...given].map((text) => JSON.parse(text) as { name: EndpointName; data?: unknown });
  given.clear();
  if (answers.length === 0) return;
  // The schemas are many: only tests that answer load them.
  const { wrongIn } = await import('./schemas');
  expect(answers.flatMap(({ name, data }) => wrongIn(name, data))).toEqual([]);
});
