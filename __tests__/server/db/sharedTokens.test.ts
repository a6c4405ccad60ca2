/** Tokens that all processes share: of several that are put at the same time one stays, and everybody gets that one. */
import { tokenShelf } from '../../../server/db/sharedTokens';
import { testServer } from '../harness';

const app = testServer();

test('the one that ends latest stays, whoever comes first', async () => {
  const shelf = tokenShelf(app.db);
  expect(await shelf.read('ticket')).toBeUndefined();
  expect(await shelf.put('ticket', { value: 'A', until: 2000 })).toEqual({ value: 'A', until: 2000 });
  expect(await shelf.put('ticket', { value: 'B', until: 1999 })).toEqual({ value: 'A', until: 2000 });
  await Promise.all([3000, 5000, 4000].map((until) => shelf.put('ticket', { value: String(until), until })));
  expect(await shelf.read('ticket')).toEqual({ value: '5000', until: 5000 });
  expect(await shelf.read('another')).toBeUndefined();
});
