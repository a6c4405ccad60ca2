import type { LoginResult, Member } from '@/contract';
import { createRootStore } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import { SNAPSHOT_KEY } from '@/core/stores/snapshot';
import { MEMBER } from '../../contract/fixtures';
import { fakeClock, fakePlatform, stubApi, type Stubbed } from '../support';

const member: Member = { ...MEMBER, nickname: '林知夏' };
const login: LoginResult = { token: 'T1', member };
const LAUNCH = { path: 'pages/tea/index', query: {} };

function setup(answers: Stubbed = {}) {
  const clock = fakeClock();
  const { api, call } = stubApi(answers);
  const device = fakePlatform();
  const root = createRootStore({ api, memory: createMemory(), platform: device.platform, clock });
  return { root, call, clock, ...device };
}

describe('session', () => {
  test('rule 4.1: logged out becomes logged in when a token is stored; token and flag persist', async () => {
    const { root, storage, platform } = setup();
    await root.start(LAUNCH);
    expect(root.session.hasLogin).toBe(false);
    expect(root.session.accept(login)).toBe(true);
    expect(root.session.hasLogin).toBe(true);
    expect(JSON.parse(storage.get(SNAPSHOT_KEY) ?? '')).toEqual({ token: 'T1', hasLogin: true, owner: '1' });

    const again = createRootStore({ api: stubApi().api, memory: createMemory(), platform, clock: fakeClock() });
    await again.start(LAUNCH);
    expect(again.session).toMatchObject({ token: 'T1', hasLogin: true });
  });
  test('a login that only brings a bindTicket is no login', () => {
    const { root } = setup();
    expect(root.session.accept({ bindTicket: 'b' })).toBe(false);
    expect(root.session.hasLogin).toBe(false);
  });
  test('rule 4.3: logout clears token, flags and member and wipes all local storage', async () => {
    const { root, storage } = setup();
    await root.start(LAUNCH);
    root.session.accept({ ...login, channelLogin: true, chatLogin: true });
    root.theme.choose('green');
    storage.set('search_history', '["茶"]');
    root.logout();
    expect(root.session).toMatchObject({
      token: '',
      hasLogin: false,
      channelLogin: false,
      chatLogin: false,
      member: undefined,
    });
    expect(storage.dump()).toEqual({});
    expect(root.theme.name).toBe('red');
  });
  test('rule 4.1: channel and chat flags are set and cleared separately', () => {
    const { root } = setup();
    root.session.accept({ ...login, channelLogin: true });
    root.session.setChatLogin(true);
    expect([root.session.channelLogin, root.session.chatLogin]).toEqual([true, true]);
    root.session.setChannelLogin(false);
    expect([root.session.channelLogin, root.session.chatLogin, root.session.hasLogin]).toEqual([false, true, true]);
  });
  test('rule 4.4: a 401 ends the session and leaves local storage', async () => {
    const { root, storage } = setup();
    await root.start(LAUNCH);
    root.session.accept(login);
    storage.set('search_history', '1');
    root.session.expire();
    expect(root.session.hasLogin).toBe(false);
    expect(storage.dump()).toEqual({ search_history: '1', [SNAPSHOT_KEY]: '{"owner":"1"}' });
  });
  test('whose storage it is outlives the app: the same member finds it, another one does not', async () => {
    const { root, storage, platform } = setup();
    const launched = async () => {
      const again = createRootStore({ api: stubApi().api, memory: createMemory(), platform, clock: fakeClock() });
      await again.start(LAUNCH);
      return again;
    };
    await root.start(LAUNCH);
    root.session.accept(login);
    storage.set('search_history', '1');
    root.session.expire();
    root.dispose();
    const same = await launched();
    same.session.accept({ ...login, token: 'T2' });
    expect(storage.get('search_history')).toBe('1');
    same.session.expire();
    same.dispose();
    const next = await launched();
    next.session.accept({ token: 'T3', member: { ...member, id: '2' } });
    expect(storage.get('search_history')).toBeUndefined();
    expect(JSON.parse(storage.get(SNAPSHOT_KEY) ?? '')).toEqual({ token: 'T3', hasLogin: true, owner: '2' });
  });
  test('another member takes over neither flags nor a member that was not named', () => {
    const { root } = setup();
    root.session.accept({ ...login, channelLogin: true });
    root.session.accept({ token: 'T2' });
    expect(root.session).toMatchObject({ token: 'T2', channelLogin: false, member: undefined, owner: '' });
  });
  test('a member that an older version kept, without a level, is asked for anew', async () => {
    const { root, call } = setup({ 'member.my': member });
    root.session.accept({ token: 'T1' });
    const { level: _level, ...old } = member;
    root.cache.set('member', old as Member);
    expect(await root.session.loadMember()).toMatchObject({ level: member.level });
    expect(call).toHaveBeenCalledTimes(1);
  });
  test('rule 2.10: the member is cached 120 s; force asks at once', async () => {
    const { root, call, clock } = setup({ 'member.my': member });
    root.session.accept({ token: 'T1' });
    await root.session.loadMember();
    await root.session.loadMember();
    expect(call).toHaveBeenCalledTimes(1);
    await root.session.loadMember(true);
    expect(call).toHaveBeenCalledTimes(2);
    clock.advance(120_000);
    await root.session.loadMember();
    expect(call).toHaveBeenCalledTimes(3);
    expect(root.session.member).toMatchObject(member);
  });
  test('a visitor has no member and makes no call', async () => {
    const { root, call } = setup();
    await expect(root.session.loadMember()).resolves.toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });
  test('a member answer that arrives after the logout is dropped', async () => {
    let answer: (value: Member) => void = () => {};
    const { root } = setup({ 'member.my': () => new Promise<Member>((resolve) => (answer = resolve)) });
    root.session.accept({ token: 'T1' });
    const late = root.session.loadMember();
    root.logout();
    answer(member);
    await late;
    expect(root.session.member).toBeUndefined();
    expect(root.cache.get('member')).toBeUndefined();
  });
});
