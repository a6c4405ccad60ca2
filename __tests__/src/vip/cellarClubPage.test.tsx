/** 茶窖会: slots are chosen on the wall or from the list, applied for, paid, renewed; tea goes into them and out again. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { CellarClubView } from '@/contract';
import CellarClubPage from '@/vip/pages/jiujiao';
import { degrees, isOpen, plaqueFault, rowsOf, slotText, toggled } from '@/vip/cellarClub/labels';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { cellarOwner, cellarView, escrowLot, escrowRequest, MEMBER, NOW, pageOf } from '../contract/fixtures';

const DAY = 86_400_000;
const bench = pageBench();
beforeEach(() => bench.login(MEMBER));

const PENDING: CellarClubView['pending'] = {
  orderId: '90',
  planId: '2',
  planName: '三年',
  slotCodes: ['甲一', '甲三'],
  amount: 498_000,
  expireAt: NOW + 9 * 60_000,
  renew: false,
  name: '林知夏',
  mobile: '13800000001',
  plaque: '知夏山房',
};
const open = async (index: Answers['jiaozhu.index'], more: Answers = {}, params = {}) => {
  answer(bench.set, { 'jiaozhu.index': index, 'member.my': MEMBER, ...more });
  await bench.open('/vip/pages/jiujiao', CellarClubPage, params);
  await pass(0);
};
const tap = async (role: string, name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(400);
};
const write = (label: string, text: string) => bench.view.input(bench.view.byLabel(label), text);
const made = (part: Partial<CellarClubView> = {}): Answers['jiaozhu.applySave'] => ({
  cellar: cellarView(part),
  orderId: '90',
  orderGroup: 'cellar',
  amount: 198_000,
});

describe('words', () => {
  test('slots are told with their owner, rows from top to bottom, a full choice lets the eldest go', () => {
    const { slots } = cellarView();
    expect(slotText(slots[1]!, 'taken')).toBe('甲二，已有主，顾渚山房');
    expect(rowsOf(slots).map((row) => row.length)).toEqual([3, 3]);
    expect(toggled(['1', '2'], '3', 2)).toEqual(['2', '3']);
    expect(toggled(['1', '2'], '1', 2)).toEqual(['2']);
    expect(isOpen(slots[0]!, undefined)).toBe(false);
    expect(isOpen(slots[0]!, PENDING)).toBe(true);
    expect(isOpen(slots[0]!, { ...PENDING!, renew: true })).toBe(false);
    expect([plaqueFault(' '), plaqueFault('一二三四五六七八九'), plaqueFault('知夏')]).toEqual([
      '请填写名牌，挂在窖位上',
      '名牌最多 8 个字',
      undefined,
    ]);
    expect(degrees(220)).toBe('22.0℃');
  });
});

describe('who owns nothing', () => {
  it('sees the wall, its air and its plans; a taken slot says whose it is', async () => {
    await open(cellarView());
    for (const text of ['空位 4 格', '22.4℃', '62%', '¥1,980']) expect(bench.view.hasText(text)).toBe(true);
    await tap('button', '甲二，已有主，顾渚山房');
    expect(bench.toast()).toBe('甲二，已有主，顾渚山房');
    expect(bench.view.byRole('button', '再选 1 格').getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses as many as the plan has, writes what hangs there, and goes to the cashier', async () => {
    await open(cellarView(), { 'jiaozhu.applySave': made() });
    await tap('radio', /^三年/);
    await tap('checkbox', '甲三，空');
    expect(bench.view.hasText('再选 1 格')).toBe(true);
    await tap('checkbox', '乙二，空');
    await tap('button', '申请 甲三、乙二 ¥4,980');
    await tap('button', '去支付 ¥4,980');
    expect(bench.view.hasText('请填写名牌，挂在窖位上')).toBe(true);
    await write('名牌', '知夏山房');
    await write('姓名', '林知夏');
    await tap('button', '去支付 ¥4,980');
    expect(bench.toast()).toBe('请先同意茶窖托管协议');
    await tap('checkbox', /^我已阅读并同意/);
    await tap('button', '去支付 ¥4,980');
    expect(fields(sent(bench.set, 'jiaozhu.applySave')[0])).toMatchObject({
      planId: '2',
      slotIds: '["13","22"]',
      plaque: '知夏山房',
      mobile: MEMBER.mobile,
      agree: 'true',
    });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=cellar&orderId=90');
  });

  it('chooses from the list as well, and comes with a slot of a link', async () => {
    await open(cellarView(), {}, { slotId: '21' });
    expect(bench.view.hasText('申请 乙一 ¥1,980')).toBe(true);
    await tap('button', '看列表');
    expect(bench.view.byRole('checkbox', '窖位 乙一，已选').getAttribute('aria-checked')).toBe('true');
    await tap('checkbox', '窖位 甲三，空');
    expect(bench.view.hasText('申请 甲三 ¥1,980')).toBe(true);
  });

  it('hears that a slot was taken meanwhile: the wall is read anew and the choice is gone', async () => {
    let taken = false;
    await open(
      () => {
        const view = cellarView();
        return taken
          ? {
              ...view,
              slots: view.slots.map((slot) => (slot.id === '13' ? { ...slot, state: 'held' as const } : slot)),
            }
          : view;
      },
      {
        'jiaozhu.applySave': () => {
          taken = true;
          return new Refusal(409, '该窖位刚被认领');
        },
      },
      { slotId: '13' },
    );
    await tap('button', '申请 甲三 ¥1,980');
    await write('名牌', '知夏');
    await write('姓名', '林知夏');
    await tap('checkbox', /^我已阅读并同意/);
    await tap('button', '去支付 ¥1,980');
    expect(bench.toast()).toBe('该窖位刚被认领');
    expect(bench.view.hasText('再选 1 格')).toBe(true);
  });

  it('comes back to an application that waits: its slots are chosen, its time runs', async () => {
    await open(cellarView({ pending: PENDING }));
    expect(bench.view.hasText('窖位 甲一、甲三 待支付')).toBe(true);
    expect(bench.view.hasText('申请 甲一、甲三 ¥4,980')).toBe(true);
    await tap('button', '支付 ¥4,980');
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=cellar&orderId=90');
  });

  it('is told when there is no wall, and may ask again when it is not read', async () => {
    await open(cellarView({ plans: [], slots: [] }));
    expect(bench.view.hasText('茶窖会还没有开放')).toBe(true);
    await open(OFFLINE);
    expect(bench.view.byRole('button', '重新加载')).toBeTruthy();
  });
});

describe('an owner', () => {
  it('sees plaque, slots and tea; the wall chooses nothing, and there is nothing to renew yet', async () => {
    const view = cellarView({ mine: cellarOwner() });
    await open({
      ...view,
      slots: view.slots.map((slot) => (slot.id === '13' ? { ...slot, state: 'mine' as const } : slot)),
    });
    for (const text of ['我的窖位', '知夏山房', '1 批，5 kg', '2019 白牡丹饼'])
      expect(bench.view.hasText(text)).toBe(true);
    await tap('button', '乙一，空');
    expect(bench.toast()).toBe('乙一，空');
    expect(bench.view.allByRole('checkbox')).toEqual([]);
    expect(bench.view.hasText(/续费/)).toBe(false);
  });

  it('puts a lot in that fits, and takes one out after a question', async () => {
    await open(cellarView({ mine: cellarOwner() }), {
      'escrow.index': {
        summary: { lots: 2, qty: 2, loose: 0, weight: 0, guideValue: 0, todo: 0 },
        incoming: [],
        serverTime: NOW,
        lots: pageOf([
          escrowLot({ ownSlot: '甲三' }),
          escrowLot({ id: '62', title: '老寿眉饼' }),
          escrowLot({ id: '63', title: '一百饼', qty: 100 }),
        ]),
      },
      'escrow.act': escrowRequest({ kind: 'place', lot: escrowLot({ id: '62', ownSlot: '甲三' }) }),
    });
    await tap('button', '放入存茶，窖位 甲三');
    expect(bench.view.hasText(/放不下/)).toBe(true);
    expect(bench.view.byRole('button', '放入一百饼').getAttribute('aria-disabled')).toBe('true');
    await tap('button', '放入老寿眉饼');
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'place', lotId: '62', slotId: '13' });
    expect(bench.toast()).toBe('已放入窖位 甲三');
    await tap('button', '移出2019 白牡丹饼');
    expect(sent(bench.set, 'escrow.act')).toHaveLength(1);
    const { feedback } = bench.set.core.root;
    feedback.answer(feedback.confirms[0]?.id ?? 0, true);
    await pass(400);
    const out = fields(sent(bench.set, 'escrow.act')[1]);
    expect(out).toMatchObject({ action: 'place', lotId: '61' });
    expect(out).not.toHaveProperty('slotId');
  });

  it('renews when the end is near, with what was written', async () => {
    const mine = cellarOwner({ state: 'ending', until: NOW + 20 * DAY });
    await open(cellarView({ mine }), { 'jiaozhu.applySave': made({ mine }) });
    await tap('button', '续费 ¥1,980');
    await tap('checkbox', /^我已阅读并同意/);
    await tap('button', '去支付 ¥1,980');
    const body = fields(sent(bench.set, 'jiaozhu.applySave')[0]);
    expect(body).toMatchObject({ planId: '1', renew: 'true', plaque: '知夏山房', name: '林知夏' });
    expect(body).not.toHaveProperty('slotIds');
  });

  it('puts nothing in after the end, and reads how long it is kept', async () => {
    await open(
      cellarView({ mine: cellarOwner({ state: 'over', until: NOW - DAY, releaseAt: NOW + 29 * DAY, lots: [] }) }),
    );
    expect(bench.view.byRole('button', '放入存茶，窖位 甲三').getAttribute('aria-disabled')).toBe('true');
    expect(bench.view.hasText(/窖位保留至/)).toBe(true);
  });
});

test('the owner reads how the plaque stands with its check', async () => {
  await open(cellarView({ mine: cellarOwner({ auditing: true }) }));
  expect(bench.view.hasText('名牌审核中，通过后大家能看到')).toBe(true);
  await open(cellarView({ mine: cellarOwner({ refused: '内容涉及广告' }) }));
  expect(bench.view.hasText('名牌没有通过审核：内容涉及广告')).toBe(true);
});
