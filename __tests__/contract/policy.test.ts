/** The policy of a row and the rest of its row fit together. */
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { Id, RequestId, Shape, type Endpoint, type EndpointRow } from '@/contract/kit';
import { holdsRole } from '@/contract/roles';
import { schemas } from '@/contract/schemas';

const rows = (Object.keys(endpoints) as EndpointName[]).map((name): [EndpointName, Endpoint, EndpointRow] => [
  name,
  endpoints[name],
  schemas[name],
]);

test('a request with requestId is carried out once, one without it is not', () => {
  const wrong = rows.filter(
    ([, , row]) => 'requestId' in row.request.properties !== (row.once === true) && !row.transaction,
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
  const needsOnce = { request: Shape({ id: Id, requestId: RequestId }), data: Id };
  // @ts-expect-error a row with requestId says once
  expect(needsOnce satisfies EndpointRow).toBeDefined();
  const needsId = { request: Shape({ id: Id }), data: Id, once: true } as const;
  // @ts-expect-error and a row that says once has a requestId
  expect(needsId satisfies EndpointRow).toBeDefined();
});

test('a role needs a session, a shared answer none; reads have neither once nor a transaction, and only what is sent as a write says reads; files come with a POST', () => {
  const wrong = rows.filter(
    ([, { auth, method }, row]) =>
      (row.role && !auth) ||
      (row.shared && (auth || method !== 'GET')) ||
      ((row.once || row.transaction) && method === 'GET') ||
      (row.reads && (method === 'GET' || row.once || row.transaction)) ||
      (row.file && method !== 'POST'),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('staff:<area> needs the area, a list of roles one of them', () => {
  const desk = { roles: ['member', 'staff'], areas: ['finance'] };
  expect(holdsRole(desk, 'staff')).toBe(true);
  expect(holdsRole(desk, 'staff:finance')).toBe(true);
  expect(holdsRole(desk, 'staff:service')).toBe(false);
  expect(holdsRole(desk, ['merchant', 'staff:finance'])).toBe(true);
  expect(holdsRole({ roles: ['member'], areas: [] }, ['merchant', 'staff'])).toBe(false);
});
