/** What holds the answers of the other tests to the contract. */
import { endpointOf, overTheWire } from './check';
import { wrongIn } from './schemas';
import { card, payment } from './fixtures';

test('the endpoint of an address: an exact path before one in which anything may stand', () => {
  expect(endpointOf('GET', '/api/v1/member/address/default?access-token=T')).toBe('address.default');
  expect(endpointOf('GET', 'https://h/api/v1/member/address/7')).toBe('address.view');
  expect(endpointOf('PUT', '/api/v1/member/address/7')).toBe('address.update');
  expect(endpointOf('GET', '/api/v1/member/address/7/8')).toBeUndefined();
});

test('a missing field, one too many and a wrong word are named with their place; nothing is said of a right answer', () => {
  const page = { list: [card()], total: 1, page: 1, size: 20, more: false };
  const answer = { page, facets: [] };
  expect(wrongIn('shop.productIndex', answer)).toEqual([]);
  expect(wrongIn('atShop.cartCount', {})).toEqual([
    expect.stringMatching(/^atShop\.cartCount\/count: /),
    expect.stringMatching(/^atShop\.cartCount\/count: /),
  ]);
  const more = { ...answer, page: { ...page, list: [{ ...card(), colour: 'green' }] } };
  expect(wrongIn('shop.productIndex', more)).toEqual([
    'shop.productIndex/page/list/0/colour: Unexpected property, not "green"',
  ]);
  expect(wrongIn('pay.result', { ...payment('paid'), status: 'maybe' })).toEqual([
    expect.stringMatching(/^pay\.result\/status: /),
  ]);
});

test('an answer arrives as JSON brings it', () => {
  const page = { list: [], total: 0, page: 1, size: 20, more: false };
  expect(Object.keys(overTheWire('shop.productIndex', { page, facets: [], corrected: undefined }))).toEqual([
    'page',
    'facets',
  ]);
});
