import { createClock } from '@/core/lib/clock';
import { CACHE_SECONDS, createCache, type CacheKey } from '@/core/api';
import { fakeClock, memoryStorage } from '../support';

describe('local cache', () => {
  test('what was written by a clock that has been set back since is read anew', () => {
    const store = memoryStorage();
    createCache(store, () => 2_400_000).set('notice_count', {} as never);
    expect(createCache(store, () => 0).get('notice_count')).toBeUndefined();
  });
  test('rule 2.10: lifetimes of every key', () => {
    expect(CACHE_SECONDS).toEqual({
      config: 1800,
      cart_num: 600,
      notice_count: 60,
      member: 120,
      share_id: 86400,
      source: 86400,
      backurl: 0,
      username: 0,
      su_code: 0,
    });
  });
  test.each(Object.entries(CACHE_SECONDS).filter(([, seconds]) => seconds > 0))(
    'rule 2.10: %s lives %i s and not longer',
    (key, seconds) => {
      const clock = fakeClock();
      const cache = createCache(memoryStorage(), clock.now);
      cache.set(key as 'source', 'x');
      clock.advance(seconds * 1000 - 1);
      expect(cache.get(key as CacheKey)).toBe('x');
      clock.advance(1);
      expect(cache.get(key as CacheKey)).toBeUndefined();
    },
  );
  test('rule 2.10: an entry is data plus expiry, 0 never expires', () => {
    const clock = fakeClock(1000);
    const storage = memoryStorage();
    const cache = createCache(storage, clock.now);
    cache.set('backurl', '/shop/pages/cart/index');
    cache.set('cart_num', 3);
    expect(storage.dump()).toEqual({
      backurl: '{"data":"/shop/pages/cart/index","expiry":0}',
      cart_num: '{"data":3,"expiry":601000}',
    });
    clock.advance(10 * 365 * 86400 * 1000);
    expect(cache.get('backurl')).toBe('/shop/pages/cart/index');
  });
  test.each(['', '{', 'null', '"x"', '{"data":1}'])('something unreadable (%s) counts as absent', (text) => {
    const storage = memoryStorage();
    storage.set('config', text);
    expect(createCache(storage, Date.now).get('config')).toBeUndefined();
  });
});

describe('a phone whose clock is wrong', () => {
  test.each([2400, -2400, 86_400 * 160])(
    'what it keeps is there at the next launch, %i s beside the time',
    (seconds) => {
      let read = 1_700_000_000_000 + seconds * 1000;
      const launched = () =>
        createClock(
          () => read,
          () => 0,
        );
      const storage = memoryStorage();
      const first = launched();
      createCache(storage, first.phone).set('share_id', 'S1');
      first.hear(new Date(1_700_000_000_000).toUTCString(), 0);
      // Before and after an answer has told the time, now and when the app is opened again.
      expect(createCache(storage, first.phone).get('share_id')).toBe('S1');
      read += 3_600_000;
      expect(createCache(storage, launched().phone).get('share_id')).toBe('S1');
      read += 86_400_000;
      expect(createCache(storage, launched().phone).get('share_id')).toBeUndefined();
    },
  );
});
