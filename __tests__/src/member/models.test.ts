import { createCache } from '@/core/api';
import { addressRules, EMPTY_ADDRESS } from '@/member/address/fields';
import { changesOf, completeness, isDay, profileRules, sameTags, type ProfileValues } from '@/member/edit/profile';
import { clearCache, sizeText } from '@/domain/upgrade/cacheSize';
import { canClose, closingChecks } from '@/member/setting/closing';
import { memoryStorage } from '../core/support';

const profile: ProfileValues = {
  avatar: '/a.webp',
  nickname: '周允',
  gender: '',
  birthday: '',
  regionCode: '',
  region: '',
  bio: '',
  hobbies: [],
};

describe('profile', () => {
  it('sends only what changed, trimmed', () => {
    expect(changesOf(profile, { ...profile, nickname: ' 周允 ' })).toBeUndefined();
    expect(changesOf(profile, { ...profile, bio: ' 爱喝白茶 ', gender: 'female' })).toEqual({
      bio: '爱喝白茶',
      gender: 'female',
    });
  });
  it('counts seven things', () => {
    expect(completeness(profile)).toBe(29);
    expect(
      completeness({
        ...profile,
        gender: 'male',
        birthday: '1990-03-07',
        regionCode: '330100',
        bio: '茶',
        hobbies: ['1'],
      }),
    ).toBe(100);
  });
  it('checks nickname, day and length', () => {
    expect(profileRules.nickname?.('周', profile)).toBe('昵称 2-16 个字');
    expect([isDay('2024-02-29'), isDay('2023-02-29'), isDay('')]).toEqual([true, false, false]);
    expect(profileRules.bio?.('茶'.repeat(61), profile)).toBeDefined();
    expect([sameTags(['1', '2'], ['2', '1']), sameTags(['1'], ['2'])]).toEqual([true, false]);
  });
});

describe('address fields', () => {
  const fault = <K extends keyof typeof addressRules>(key: K, value: never) =>
    addressRules[key]?.(value, EMPTY_ADDRESS);
  it('says what is missing', () => {
    expect(fault('name', ' ' as never)).toBeDefined();
    expect(fault('region', undefined as never)).toBe('选一下省、市、区县');
    expect(fault('detail', '路1号' as never)).toBe('再写详细些，至少 5 个字');
    expect(fault('detail', '长'.repeat(81) as never)).toBeDefined();
    expect(fault('detail', '龙井路1号' as never)).toBeUndefined();
  });
});

describe('setting', () => {
  it('writes sizes', () =>
    expect([sizeText(0), sizeText(300), sizeText(20_480), sizeText(1_500_000)]).toEqual([
      '0 KB',
      '1 KB',
      '20 KB',
      '1.4 MB',
    ]));
  it('clears what is for speed and keeps who the person is', () => {
    const cache = createCache(memoryStorage(), () => 0);
    cache.set('cart_num', 3);
    cache.set('username', '13800000001');
    clearCache(cache);
    expect([cache.get('cart_num'), cache.get('username')]).toEqual([undefined, '13800000001']);
  });
  it('closes only an account without orders, money, stored tea, numbered pieces and trees', () => {
    const none = { unpaid: 0, paid: 0, shipped: 0, review: 2, afterSale: 0 };
    const poor = { balance: 0, frozen: 0, income: 0 };
    const empty = { stored: 0, pieces: 0, trees: 0 };
    expect(canClose(closingChecks(poor, none, empty))).toBe(true);
    expect(canClose(closingChecks(poor, undefined, {}))).toBe(true);
    expect(canClose(closingChecks(poor, { ...none, paid: 1 }, empty))).toBe(false);
    for (const kept of ['stored', 'pieces', 'trees'])
      expect([kept, canClose(closingChecks(poor, none, { ...empty, [kept]: 3 }))]).toEqual([kept, false]);
    expect(closingChecks({ ...poor, balance: 12800 }, none, empty)[1]).toMatchObject({
      clear: false,
      text: '还有 ¥128.00，先用掉或提现',
    });
  });
});
