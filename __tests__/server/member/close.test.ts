import { eq } from 'drizzle-orm';
import {
  accounts,
  addresses,
  adoptions,
  afterSales,
  channels,
  escrowLots,
  harvests,
  holdings,
  incomes,
  ledgerRows,
  members,
  notices,
  orders,
} from '../../../server/db/schema';
import { findTeamPlace } from '../../../server/domains/people/income/repository';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { verifyLedgers } from '../../../server/domains/people/ledger/verify';
import { testServer, PASSWORD, SMS_CODE } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const app = testServer({ seed: 'base' });
const send = (mobile: string, scene: string, token?: string) => app.call('site.smsCode', { mobile, scene }, { token });

describe('member.close', () => {
  const close = (code: string, token?: string, more = {}) => app.call('member.close', { code, ...more }, { token });
  const idOf = async (mobile: string) =>
    (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]?.id ?? '';

  test('refused with open orders or money', async () => {
    const token = await app.login('13800000060');
    const id = await idOf('13800000060');
    await app.db.insert(accounts).values({ ownerType: 'member', ownerId: id, unit: 'money', available: 100 });
    expect(await close(SMS_CODE, token)).toMatchObject({ code: 422, message: expect.stringContaining('余额') });
    await app.db.update(accounts).set({ available: 0 }).where(eq(accounts.ownerId, id));
    const amounts = {
      goods: 0,
      memberOff: 0,
      campaignOff: 0,
      couponOff: 0,
      pointsOff: 0,
      vipOff: 0,
      freight: 0,
      adjust: 0,
      payable: 0,
    };
    const order = {
      no: 'T1',
      memberId: id,
      kind: 'normal',
      source: 'detail',
      status: 'paid',
      deliveryType: 'express',
      seller: '叶间',
      amounts,
      payable: 0,
      createdAt: 1,
    } as const;
    await app.db.insert(orders).values(order);
    expect(await close(SMS_CODE, token)).toMatchObject({ code: 422, message: expect.stringContaining('订单') });
    // Nobody has paid it.
    await app.db.delete(orders).where(eq(orders.no, order.no));
  });

  test('refused with tea in the cellar, and while the account works for the shop', async () => {
    const token = await app.login('13800000065');
    await app.db.insert(escrowLots).values({
      no: 'L1',
      memberId: '10065',
      source: 'order',
      sourceId: '1',
      title: '白毫银针',
      cover: '',
      specText: '',
      qty: 2,
      free: 2,
      unit: '饼',
      inAt: 1,
      freeUntil: 1,
      guideValue: 0,
      batch: '',
    });
    expect(await close(SMS_CODE, token)).toMatchObject({ code: 422, message: '茶窖里还有托管的茶，请先提货' });
    const staff = await app.login('13900000006');
    expect(await close(SMS_CODE, staff)).toMatchObject({ code: 422, message: '员工账号离职以后才能注销' });
  });

  test('refused with an after-sale, a promise of income or credit that is owed', async () => {
    const token = await app.login('13800000067');
    const memberId = await idOf('13800000067');
    const told = async () => (await close(SMS_CODE, token)).message;
    await app.db.insert(afterSales).values({
      no: 'S1',
      orderId: '1',
      memberId,
      way: 'refund',
      reason: '不想要了',
      status: 'applied',
      refund: 1,
      points: 0,
      freight: 0,
      createdAt: 1,
    } as never);
    expect(await told()).toBe('还有处理中的售后，暂不能注销');
    await app.db.delete(afterSales).where(eq(afterSales.memberId, memberId));
    const channel = {
      no: 'Q1',
      memberId,
      name: '渠道',
      grade: 1,
      priceGroup: 'A',
      managerId: '1',
      target: 0,
    } as const;
    await app.db.insert(channels).values({ ...channel, creditLine: 100, creditUsed: 1, status: 'on' } as never);
    expect(await told()).toBe('还有未结清的信用账款，暂不能注销');
    await app.db.delete(channels).where(eq(channels.memberId, memberId));
    const income = { memberId, source: 'direct', title: '茶', orderId: '1', amount: 1, base: 1, rateBp: 1, lines: [] };
    await app.db.insert(incomes).values({ ...income, createdAt: 1 } as never);
    expect(await told()).toBe('还有待入账的收益，入账并提现后再注销');
    await app.db.delete(incomes).where(eq(incomes.memberId, memberId));
  });

  test('refused with a tree that is adopted, a harvest that waits or a numbered piece', async () => {
    const token = await app.login('13800000069');
    const memberId = await idOf('13800000069');
    const told = async () => (await close(SMS_CODE, token)).message;
    const open = '还有认养中的茶树或没有领的收成，暂不能注销';
    const tree = { treeId: '1', fieldId: '1', planId: '1', plaque: '夏至', price: 1, yieldGrams: 1 };
    const [adopted] = await app.db
      .insert(adoptions)
      .values({ ...tree, no: 'R1', memberId, status: 'growing', createdAt: 1, expireAt: 1 })
      .returning();
    const set = (row: Partial<typeof adoptions.$inferInsert>) =>
      app.db.update(adoptions).set(row).where(eq(adoptions.id, adopted!.id));
    expect(await told()).toBe(open);
    // Offered to somebody, it still is the giver's.
    await set({ status: 'claimable', giftTo: '10068', giftExpireAt: app.clock.now() + 1000 });
    expect(await told()).toBe(open);
    await set({ status: 'ended', giftTo: null });
    const grown = { adoptionId: adopted!.id, fieldId: '1', season: 'spring', year: 2026, grams: 1 } as const;
    await app.db.insert(harvests).values({ ...grown, memberId, status: 'making', pickedAt: 1, chooseBefore: 1 });
    expect(await told()).toBe(open);
    await app.db.update(harvests).set({ status: 'stored' });
    const piece = {
      collectibleId: '1',
      serialNo: 1,
      certificateNo: 'C1',
      cellarSlot: 'A1',
      acquiredAt: 1,
      updatedAt: 1,
    };
    await app.db.insert(holdings).values({ ...piece, memberId, status: 'transferring' });
    expect(await told()).toBe('还有藏品在你名下，请先提货或转赠');
    await app.db.update(holdings).set({ status: 'given' });
    expect(await told()).toBe('验证码错误');
    for (const table of [holdings, harvests, adoptions]) await app.db.delete(table);
  });

  test('what comes in the waiting time keeps the account, and it is told why; who is closing earns nothing more', async () => {
    const token = await app.login('13800000068');
    const id = await idOf('13800000068');
    await app.db.update(members).set({ teamLevel: 1 }).where(eq(members.id, id));
    expect((await findTeamPlace(app.db, id))!.teamLevel).toBe(1);
    await send('13800000068', 'close', token);
    expect((await close(SMS_CODE, token)).code).toBe(200);
    expect((await findTeamPlace(app.db, id))!.teamLevel).toBe(0);
    const row = { owner: memberOwner(id), bizType: 'orderRefund', bizId: 'late', at: app.clock.now() } as const;
    await app.db.transaction((tx) => book(tx as never, { ...row, unit: 'money', delta: 500 }));
    app.clock.advance(8 * 86_400_000);
    await app.runJobs();
    const [kept] = await app.db.select().from(members).where(eq(members.id, id));
    expect(kept).toMatchObject({ mobile: '13800000068', closeAt: null });
    const told = await app.db.select().from(notices).where(eq(notices.memberId, id));
    expect(told).toMatchObject([{ title: '账号没有注销', text: expect.stringContaining('账户还有余额或收益') }]);
  });

  test('the shop says how long it waits; what the person had is gone afterwards, and the ledger says so', async () => {
    const mobile = '13800000066';
    const token = await app.login(mobile);
    const id = await idOf(mobile);
    await writeShopSettings(app.db, { limits: { ...OWN.shopSettings.limits, closeDays: 3 } });
    expect((await app.ok('site.config', {})).closeDays).toBe(3);
    await app.db.insert(addresses).values({
      memberId: id,
      name: '某人',
      mobile,
      regionCode: '330106',
      detail: '龙井路 1 号',
      createdAt: 1,
    });
    const owner = memberOwner(id);
    await app.db.transaction(async (tx) => {
      const row = { owner, bizType: 'adjust', bizId: 'test', at: app.clock.now() } as const;
      await book(tx as never, { ...row, unit: 'points', delta: 120 });
      await book(tx as never, { ...row, unit: 'coin', delta: 3 });
    });
    await send(mobile, 'close', token);
    expect((await close(SMS_CODE, token)).code).toBe(200);
    app.clock.advance(2 * 86_400_000);
    await app.runJobs();
    expect(await idOf(mobile)).toBe(id);
    app.clock.advance(86_400_000);
    await app.runJobs();
    expect(await idOf(mobile)).toBe('');
    expect(await app.db.select().from(addresses).where(eq(addresses.memberId, id))).toEqual([]);
    const left = await app.db.select().from(accounts).where(eq(accounts.ownerId, id));
    expect(left.every(({ available, frozen }) => available === 0 && frozen === 0)).toBe(true);
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.title, '注销清零'));
    expect(rows.map(({ unit, delta }) => [unit, delta])).toEqual(
      expect.arrayContaining([
        ['points', -120],
        ['coin', -3],
      ]),
    );
    expect(await verifyLedgers(app.db)).toEqual([]);
    await writeShopSettings(app.db, { limits: OWN.shopSettings.limits });
  });

  test('needs the code of its own scene', async () => {
    const token = await app.login('13800000061');
    await send('13800000061', 'login');
    expect(await close(SMS_CODE, token)).toMatchObject({ code: 422, message: '验证码错误' });
    expect((await close(SMS_CODE)).code).toBe(401);
    expect(await app.call('member.close', {}, { token })).toMatchObject({ code: 400, field: 'code' });
  });

  test('ends the sessions; a login within seven days takes it back', async () => {
    const token = await app.login('13800000062');
    await send('138****0062', 'close', token);
    expect(await close(SMS_CODE, token, { payToken: 'made-up' })).toMatchObject({ code: 410 });
    app.clock.advance(61_000);
    await send('138****0062', 'close', token);
    expect((await close(SMS_CODE, token)).data).toEqual({ ok: true });
    expect((await app.call('member.my', {}, { token })).code).toBe(401);
    app.clock.advance(6 * 86_400_000);
    expect((await app.call('site.login', { account: '13800000062', password: PASSWORD })).code).toBe(200);
    app.clock.advance(2 * 86_400_000);
    await app.runJobs();
    expect(await idOf('13800000062')).toBe('10062');
  });

  test('after seven days the person is gone and the mobile is free', async () => {
    const mobile = '13800000063';
    const token = await app.login(mobile);
    await send(mobile, 'close', token);
    await close(SMS_CODE, token);
    app.clock.advance(7 * 86_400_000);
    // The end, and the papers of the person (identity/jobs.ts).
    expect(await app.runJobs()).toBe(2);
    const [gone] = await app.db.select().from(members).where(eq(members.id, '10063'));
    expect(gone).toMatchObject({ mobile: 'closed-10063', nickname: '已注销用户', passwordHash: null });
    // Nothing can be given to it any more.
    const friend = await app.login('13800000069');
    const gift = { toId: '10063', payToken: await payTokenFor(app, await idOf('13800000069')) };
    const ended = { code: 422, message: '对方账号已注销' };
    const give = (name: 'credits.sendMoney' | 'credits.send' | 'credits.sendCoin') =>
      app.call(name, { ...gift, amount: 100, points: 10, coins: 1, requestId: rid() } as never, { token: friend });
    for (const name of ['credits.sendMoney', 'credits.send', 'credits.sendCoin'] as const)
      expect(await give(name)).toMatchObject(ended);
    expect(await app.call('credits.to', { key: gone!.no }, { token: friend })).toMatchObject(ended);
    await app.db.update(members).set({ inviterId: '10069' }).where(eq(members.id, '10063'));
    expect((await app.ok('special.directMembers', {}, { token: friend })).list).toEqual([]);
    await send(mobile, 'login');
    const again = await app.call('site.mobileLogin', { mobile, code: SMS_CODE });
    expect(again.data).toMatchObject({ isNew: true });
    expect(again.data.member?.id).not.toBe('10063');
  });

  test('a login after the seven days does not need the job to find the account gone', async () => {
    const mobile = '13800000064';
    const token = await app.login(mobile);
    await send(mobile, 'close', token);
    await close(SMS_CODE, token);
    app.clock.advance(7 * 86_400_000);
    expect(await app.call('site.login', { account: mobile, password: PASSWORD })).toMatchObject({
      code: 422,
      message: '账号或密码错误',
    });
    expect(await idOf(mobile)).toBe('');
  });
});
