/** The rules of the shop's pages without a page. */
import { apiWith, fakeTransport, memoryStorage } from '../core/support';
import fc from 'fast-check';
import { bindApi } from '@/core/api';
import { parseList } from '@/core/lib/json';
import { couponThreshold, couponWorth } from '@/domain/coupon/worth';
import { amountRows } from '@/domain/checkout/AmountRows';
import { groupedCode } from '@/domain/order/PickupCode';
import { distanceText } from '@/domain/store/distance';
import { withRecommended } from '@/pages/tea/classes/recommended';
import { goneLines, readGuestGoods, toGuestView } from '@/domain/cart/guestCart';
import { limitText } from '@/domain/cart/useCart';
import { readOfflineQueue, queueOffline } from '@/domain/cart/offlineQueue';
import { shortCoupon } from '@/shop/goods/Choices';
import { freightWords } from '@/shop/goods/Delivery';
import { contextOf } from '@/shop/list/context';
import { splitMatch } from '@/domain/search/marks';
import { cutWord, shopWords } from '@/domain/search/history';
import { firstChoices, orderOf, pickupErrors, previewOf, readLines, settleNotes } from '@/shop/settle/choices';
import { AMOUNTS, coupon, goods, settlement, sku } from '../contract/fixtures';

describe('lists that come as text', () => {
  it('reads lists and nothing else', () => {
    expect(parseList('[1,"a"]')).toEqual([1, 'a']);
    for (const text of [undefined, '', '{}', 'null', '"a"', '[1', '12']) expect(parseList(text)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseList(text))));
  });

  it('reads order lines from an address and leaves out what is none', () => {
    expect(readLines('[{"skuId":"1","qty":2},null,3,{"skuId":"4"}]')).toEqual([{ skuId: '1', qty: 2 }]);
    expect(readLines('no list')).toEqual([]);
  });
});

describe('search words', () => {
  it('keeps 20 own words, newest first, each once', () => {
    const storage = memoryStorage();
    for (let at = 0; at < 25; at += 1) shopWords.add(storage, `茶${at}`);
    expect(shopWords.add(storage, '茶20')).toHaveLength(20);
    expect(shopWords.read(storage).slice(0, 3)).toEqual(['茶20', '茶24', '茶23']);
    expect(shopWords.remove(storage, '茶24')).not.toContain('茶24');
    expect(shopWords.clear(storage)).toEqual([]);
    expect(shopWords.read(storage)).toEqual([]);
  });

  it('starts anew when what is stored makes no sense', () => {
    const storage = memoryStorage();
    for (const text of ['{', '"a"', '[1,{}]']) {
      storage.set('search_words', text);
      expect(shopWords.read(storage)).toEqual([]);
    }
  });

  it('cuts a word at 30 characters', () => {
    expect(cutWord(`  ${'茶'.repeat(40)}`)).toBe('茶'.repeat(30));
  });

  it('splits without losing a letter, and marks exactly the matches', () => {
    expect(splitMatch('明前龙井茶', '龙井')).toEqual([
      { text: '明前', hit: false },
      { text: '龙井', hit: true },
      { text: '茶', hit: false },
    ]);
    expect(splitMatch('Tea tea', 'TEA').map(({ hit }) => hit)).toEqual([true, false, true]);
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, part) => {
        const pieces = splitMatch(text, part);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        expect(pieces.filter(({ hit }) => hit).every((piece) => piece.text.toLowerCase() === part.toLowerCase())).toBe(
          true,
        );
      }),
    );
  });
});

describe('what a list stands for', () => {
  it('takes exactly one context', () => {
    expect(contextOf({ categoryId: '2', masterId: '3' })).toEqual({
      context: { categoryId: '2' },
      title: '',
      unknown: false,
    });
    expect(contextOf({ scene: 'vip' })).toEqual({ context: { scene: 'vip' }, title: '会员价', unknown: false });
    expect(contextOf({ couponId: '8', title: '春茶' }).title).toBe('春茶');
  });

  it('shows all goods, and says so, when the context does not exist', () => {
    expect(contextOf({})).toEqual({ context: {}, title: '全部好茶', unknown: false });
    expect(contextOf({ categoryId: '' }).unknown).toBe(false);
    expect(contextOf({ scene: 'nothing' })).toEqual({ context: {}, title: '全部好茶', unknown: true });
    expect(contextOf({ producerId: 'abc' }).unknown).toBe(true);
  });

  it('puts 推荐 before the classes that have goods', () => {
    const node = (id: string, count: number, leaves: number[]) => ({
      id,
      parentId: '',
      name: `类${id}`,
      icon: '',
      cover: '',
      sort: 0,
      count,
      children: leaves.map((amount, at) => ({
        id: `${id}${at}`,
        parentId: id,
        name: '',
        icon: '',
        cover: '',
        sort: 0,
        count: amount,
      })),
    });
    const tree = withRecommended([node('1', 0, [0]), node('2', 9, [2, 7]), node('3', 5, [5])]);
    expect(tree.map(({ id, name }) => [id, name])).toEqual([
      ['', '推荐'],
      ['2', '类2'],
      ['3', '类3'],
    ]);
    expect(tree[0]?.children?.map(({ count }) => count)).toEqual([7, 5, 2]);
    expect(withRecommended([])).toEqual([]);
  });
});

describe('the visitor cart', () => {
  const known = new Map([['101', goods({ limits: { perMember: 3, bought: 0 } })]]);
  const guest = (skuId: string, qty = 1, goodsId = '101') => ({ skuId, qty, goodsId });

  it('reckons with today’s prices and counts what is selected', () => {
    const view = toGuestView([guest('1002', 2), guest('1003')], known, new Set(['1003']));
    expect(view).toMatchObject({ goodsTotal: 136000, total: 136000, selectedCount: 1, count: 2 });
    expect(view.lines.map(({ selected, tip }) => [selected, tip])).toEqual([
      [true, '限购 3'],
      [false, '限购 3'],
    ]);
  });

  it('folds away what is sold out or off the shelf, and says how few are left', () => {
    expect(toGuestView([guest('1001')], known, new Set()).invalid[0]).toMatchObject({
      state: 'soldout',
      selected: false,
    });
    const off = new Map([['101', goods({ state: 'off' })]]);
    expect(toGuestView([guest('1002')], off, new Set()).invalid[0]?.state).toBe('off');
    const few = new Map([['101', goods({ skus: [sku({ stock: 4 })] })]]);
    expect(toGuestView([guest('1001')], few, new Set()).lines[0]?.tip).toBe('仅剩 4');
  });

  it('names lines that nothing stands behind any more', () => {
    expect(goneLines([guest('1002'), guest('77'), guest('5', 1, '')], known)).toEqual(['77', '5']);
  });

  it('asks only for goods it does not know; goods that are gone are left out, no network is an error', async () => {
    const transport = fakeTransport();
    bindApi(apiWith(transport).api);
    transport.send.mockResolvedValueOnce({ status: 200, data: { code: 404, message: '没有了' } });
    const read = await readGuestGoods([guest('1', 1, '9'), guest('2'), guest('3', 1, '9')], known);
    expect([...read.keys()]).toEqual(['101']);
    expect(transport.send).toHaveBeenCalledTimes(1);
    transport.send.mockRejectedValueOnce({ timeout: false });
    await expect(readGuestGoods([guest('1', 1, '9')], known)).rejects.toThrow();
    transport.send.mockResolvedValueOnce({ status: 200, data: { code: 429, message: '操作太频繁' } });
    await expect(readGuestGoods([guest('1', 1, '9')], known)).rejects.toThrow('操作太频繁');
  });

  it('says why there is no more', () => {
    expect(limitText({ limit: 2, stock: 9 })).toBe('限购 2 件');
    expect(limitText({ limit: 9, stock: 2 })).toBe('库存仅剩 2');
    expect(limitText({ stock: 2 })).toBe('库存仅剩 2');
  });
});

it('keeps quantities that wait for the network, and reads only what it wrote', () => {
  const storage = memoryStorage();
  queueOffline(storage, '1', 3);
  queueOffline(storage, '2', 1);
  queueOffline(storage, '1', 4);
  expect([...readOfflineQueue(storage)]).toEqual([
    ['1', 4],
    ['2', 1],
  ]);
  queueOffline(storage, '1');
  queueOffline(storage, '2');
  expect(storage.dump()).toEqual({});
  storage.set('offline_queue', '[["1","x"],7,["2",2]]');
  expect([...readOfflineQueue(storage)]).toEqual([['2', 2]]);
});

describe('words about money', () => {
  it('says what a coupon is worth', () => {
    expect(couponWorth({ kind: 'cash', amount: 3000, percentBp: 0 })).toEqual({ figure: '30', unit: 'yuan' });
    expect(couponWorth({ kind: 'percent', amount: 0, percentBp: 9500 })).toEqual({ figure: '9.5', unit: 'fold' });
    expect(couponWorth({ kind: 'percent', amount: 0, percentBp: 9000 })).toEqual({ figure: '9', unit: 'fold' });
    expect(couponWorth({ kind: 'freight', amount: 0, percentBp: 0 }).figure).toBe('包邮');
    expect(couponThreshold(19900)).toBe('满 199 可用');
    expect(couponThreshold(0)).toBe('无门槛');
    expect(shortCoupon(coupon())).toBe('满 199 减 30');
    expect(shortCoupon(coupon({ kind: 'percent', percentBp: 9500, threshold: 0 }))).toBe('9.5 折');
  });

  it('leaves out amounts of zero, but never the goods and the freight', () => {
    expect(amountRows(AMOUNTS).map(({ label, text }) => `${label} ${text}`)).toEqual(['商品 ¥680.00', '运费 包邮']);
    const rows = amountRows({
      ...AMOUNTS,
      memberOff: 100,
      campaignOff: 200,
      couponOff: 300,
      pointsOff: 400,
      vipOff: 500,
      freight: 1000,
      adjust: -600,
    });
    expect(rows.map(({ label, text }) => `${label} ${text}`)).toEqual([
      '商品 ¥680.00',
      '会员优惠 −¥1.00',
      '活动优惠 −¥2.00',
      '优惠券 −¥3.00',
      '积分抵扣 −¥4.00',
      '年卡包邮 −¥5.00',
      '运费 ¥10.00',
      '调整 -¥6.00',
    ]);
  });

  it('says what the way costs', () => {
    const freight = { fee: 1000, freeOver: 9900, lack: 2100, company: '顺丰', deliverable: true };
    expect(freightWords(freight)).toBe('运费 ¥10，再买 ¥21 包邮');
    expect(freightWords({ ...freight, fee: 0, lack: 0 })).toBe('包邮');
    expect(freightWords({ ...freight, deliverable: false })).toBe('该地区暂不配送，可到店自提');
  });

  it('writes codes and distances so that they can be read', () => {
    expect(groupedCode('12345678')).toBe('1234 5678');
    expect([undefined, 860, 1840].map(distanceText)).toEqual(['', '860 m', '1.8 km']);
  });
});

describe('a settlement', () => {
  const params = { source: 'cart', lines: '[{"skuId":"1002","qty":1}]', deliveryType: 'pickup', storeId: '3' } as const;
  const choices = { ...firstChoices(params), pickupName: ' 张三 ', pickupMobile: '13811112222' };

  it('orders exactly what was shown', () => {
    const view = settlement({ deliveryType: 'pickup', coupons: { usable: [], unusable: [], used: '66' } });
    expect(orderOf(previewOf(params, choices), choices, view)).toMatchObject({
      source: 'cart',
      couponId: '66',
      storeId: '3',
      pickupName: '张三',
      payable: 68000,
    });
    const express = orderOf(previewOf(params, choices), choices, settlement());
    expect(express).toMatchObject({ deliveryType: 'express', addressId: '7', storeId: undefined, couponId: '0' });
    expect(express).not.toHaveProperty('pickupName');
  });

  it('says what is missing for a pick-up', () => {
    expect(pickupErrors(choices)).toEqual({});
    expect(Object.keys(pickupErrors(firstChoices({})))).toEqual(['store', 'name', 'mobile']);
    expect(pickupErrors({ ...choices, pickupMobile: '1381111' }).mobile).toBe('少几位，请填 11 位手机号');
    expect(pickupErrors({ ...choices, pickupMobile: '21811112222' }).mobile).toBe('填 11 位手机号，到货时通知');
  });

  it('puts every warning where it belongs', () => {
    const notes = settleNotes([
      { key: 'stock:1002', label: '明前龙井', value: '库存仅剩 2' },
      { key: 'limit:1003', label: '', value: '每人限购 1 件，已购 1' },
      { key: 'coupon', label: '优惠券', value: '优惠券不可用' },
      { key: 'address', label: '', value: '请添加收货地址' },
      { key: 'store', label: '', value: '请选择自提门店' },
    ]);
    expect([...notes.lines]).toEqual([
      ['1002', '库存仅剩 2'],
      ['1003', '每人限购 1 件，已购 1'],
    ]);
    expect(notes.above).toEqual([{ key: 'coupon', text: '优惠券不可用' }]);
  });
});
