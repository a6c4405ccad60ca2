/** Two tabs of one browser: one storage, and each hears what the other writes (rule 2.15). */
import { runInAction } from 'mobx';
import type { Member, NoticeStat } from '@/contract';
import { createMemory } from '@/core/lib/memory';
import { storage as browserStorage } from '@/core/platform/storage';
import { createRootStore, type RootStore } from '@/core/stores';
import { MEMBER } from '../../contract/fixtures';
import { fakeClock, fakePlatform, settle, stubApi } from '../support';

const LAUNCH = { path: 'pages/tea/index', query: {} };
const A: Member = { ...MEMBER, id: '1', nickname: '甲' };
const B: Member = { ...MEMBER, id: '2', nickname: '乙' };
const stat = (total: number): NoticeStat => ({ total, system: 0, order: total, service: 0, team: 0, chat: 0 });
const OWNERS: Record<string, Member> = { TA: A, TB: B };

interface Tab {
  root: RootStore;
  replaced: jest.Mock;
  call: ReturnType<typeof stubApi>['call'];
}

function browser() {
  const map = new Map<string, string>();
  const ears: { tab: number; then: (key: string) => void }[] = [];
  const late: (() => void)[] = [];
  const write = (tab: number, key: string, value?: string) => {
    if (map.get(key) === value) return;
    if (value === undefined) map.delete(key);
    else map.set(key, value);
    // A browser tells the others afterwards, and never who has written.
    for (const ear of ears) if (ear.tab !== tab) late.push(() => ear.then(key));
  };
  let tabs = 0;
  const open = async (): Promise<Tab> => {
    tabs += 1;
    const tab = tabs;
    const { platform } = fakePlatform();
    const storage = {
      get: (key: string) => map.get(key),
      set: (key: string, value: string) => write(tab, key, value),
      remove: (key: string) => write(tab, key),
      clear: () => [...map.keys()].forEach((key) => write(tab, key)),
      size: () => 0,
      isKept: () => true,
      watch: (then: (key: string) => void) => {
        ears.push({ tab, then });
        return () => undefined;
      },
    };
    const { api, call } = stubApi({
      'member.my': () => OWNERS[root.session.token] ?? A,
      'atShop.cartCount': () => ({ count: root.session.token === 'TA' ? 3 : 7 }),
      'notify.statistics': () => stat(root.session.token === 'TA' ? 5 : 9),
    });
    const replaced = jest.fn();
    const root: RootStore = createRootStore({
      api,
      memory: createMemory(),
      platform: { ...platform, storage },
      clock: fakeClock(),
      onReplaced: replaced,
    });
    await root.start(LAUNCH);
    return { root, replaced, call };
  };
  const told = async () => {
    while (late.length > 0) {
      late.shift()?.();
      await settle();
    }
  };
  const record = () => JSON.parse(map.get('yejian') ?? '{}') as Record<string, unknown>;
  return { open, told, record, map };
}
const shown = ({ root }: Tab) => [root.session.token, root.session.owner, root.session.member?.nickname];

describe('rule 2.15: two tabs', () => {
  test('before it has heard of the other member, a tab takes nothing that is not its own', async () => {
    const { open } = browser();
    const one = await open();
    one.root.session.accept({ token: 'TA', member: A });
    const two = await open();
    two.root.session.accept({ token: 'TB', member: B });
    two.root.cart.setCount(7);
    two.root.notices.accept(stat(9));
    expect((await one.root.session.loadMember())?.nickname).toBe('甲');
    expect(await one.root.cart.load()).toBe(3);
    expect(await one.root.notices.load()).toBe(5);
    expect(shown(one)).toEqual(['TA', '1', '甲']);
  });
  test.each<[string, (tab: Tab) => void, Record<string, unknown>]>([
    ['a theme', ({ root }) => void root.theme.choose('green'), { theme: 'green' }],
    [
      'a guest line',
      ({ root }) => runInAction(() => Object.assign(root.cart, { guest: [{ skuId: '1', qty: 1, goodsId: '1' }] })),
      { guest: [{ skuId: '1', qty: 1, goodsId: '1' }] },
    ],
    ['a flag', ({ root }) => root.session.setChatLogin(true), { chatLogin: true }],
  ])('%s that changes in the tab of A leaves the session of B as it is', async (_, change, field) => {
    const { open, record } = browser();
    const one = await open();
    one.root.session.accept({ token: 'TA', member: A });
    const two = await open();
    two.root.session.accept({ token: 'TB', member: B });
    change(one);
    expect(record()).toEqual({ token: 'TB', hasLogin: true, owner: '2', ...field });
  });
  test('another member in one tab is the member of the other, with nothing of the one before', async () => {
    const { open, told } = browser();
    const one = await open();
    const two = await open();
    one.root.session.accept({ token: 'TA', member: A });
    one.root.cart.setCount(3);
    await told();
    expect(shown(two)).toEqual(['TA', '1', '甲']);
    expect(two.replaced).not.toHaveBeenCalled();
    two.root.notices.accept(stat(5));
    two.root.session.accept({ token: 'TB', member: B });
    await told();
    expect(shown(one)).toEqual(['TB', '2', '乙']);
    expect([one.root.cart.count, one.root.notices.total]).toEqual([7, 0]);
    expect(one.replaced).toHaveBeenCalledTimes(1);
  });
  test('a logout is one of both; neither writes anything back', async () => {
    const { open, told, map } = browser();
    const one = await open();
    one.root.session.accept({ token: 'TA', member: A });
    const two = await open();
    await told();
    two.root.logout();
    await told();
    expect(shown(one)).toEqual(['', undefined, undefined]);
    expect(one.replaced).toHaveBeenCalledTimes(1);
    expect([...map.keys()]).toEqual([]);
  });
  test('theme and basket of one are those of the other, without a question to the server', async () => {
    const { open, told } = browser();
    const one = await open();
    one.root.session.accept({ token: 'TA', member: A });
    const two = await open();
    await told();
    one.root.theme.choose('green');
    one.root.cart.setCount(12);
    two.call.mockClear();
    await told();
    expect([two.root.theme.chosen, two.root.cart.count]).toEqual(['green', 12]);
    expect(two.call).not.toHaveBeenCalled();
  });
  test('a session that has run out in one tab has run out in the other', async () => {
    const { open, told } = browser();
    const one = await open();
    one.root.session.accept({ token: 'TA', member: A });
    const two = await open();
    await told();
    two.root.session.expire();
    await told();
    expect([one.root.session.hasLogin, one.root.session.owner]).toEqual([false, '1']);
  });
});

test('the browser tells what another tab has written, until nobody listens', () => {
  const heard = jest.fn();
  const stop = browserStorage.watch?.(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'yejian', storageArea: window.localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'x', storageArea: window.sessionStorage }));
  stop?.();
  window.dispatchEvent(new StorageEvent('storage', { key: 'yejian', storageArea: window.localStorage }));
  expect(heard.mock.calls).toEqual([['yejian']]);
});
