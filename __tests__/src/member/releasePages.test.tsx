/** Limited releases: the list by state, reserving with points and without an identity, the ranking around oneself, and its proof. */
import { pageBench } from '../ui/bench';
import type { DataOf, ReleaseCard, ReleaseEntry } from '@/contract';
import { platform } from '@/core/platform';
import AppointmentPage from '@/member/pages/appointment';
import AppointmentRankPage from '@/member/pages/appointment_rank';
import { lifeCycle, pass } from '../ui/stage';
import { card as goodsCard, MEMBER, NOW, pageOf, REMIND } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';

const HOUR = 3_600_000;
const GOODS = goodsCard({ id: '1013', title: '白毫银针' });
const bench = pageBench();
const { press, see } = bench;

const entry = (part: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  rank: 2,
  no: 7,
  user: { name: '林知夏', avatar: '/images/avatar/1.webp', levelName: '雅士' },
  parts: { level: 600, order: 494, boost: 0 },
  score: 1094,
  at: NOW - HOUR,
  status: 'reserved',
  mine: true,
  ...part,
});
const release = (part: Partial<ReleaseCard> = {}): ReleaseCard => ({
  id: '9802',
  title: '白毫银针 · 太姥山头采',
  note: '只留了二十罐',
  goods: GOODS,
  specText: '50g 纸罐',
  price: 22_800,
  quota: 2,
  drum: 3,
  reserved: 26,
  bought: 0,
  reserveFrom: NOW - 30 * HOUR,
  reserveTo: NOW + 20 * HOUR,
  drawAt: NOW + 21 * HOUR,
  payBefore: NOW + 45 * HOUR,
  state: 'open',
  rule: ['总分＝等级分＋先后分＋助力分。'],
  boost: { min: 100, max: 1000 },
  remindOn: false,
  ...part,
});
const listed = (...rows: ReleaseCard[]): DataOf<'special.release'> => ({ page: pageOf(rows), serverTime: NOW });

async function open(rows: ReleaseCard[], more: Answers = {}, params: Record<string, string> = {}): Promise<void> {
  bench.login();
  answer(bench.set, {
    'member.my': { ...MEMBER, identity: 'basic', points: 500 },
    'special.release': listed(...rows),
    ...more,
  });
  await bench.open('/member/pages/appointment', AppointmentPage, params);
}

describe('the list', () => {
  it('says what each waits for, and offers the one thing to do then', async () => {
    const soon = release({ id: '1', title: '甲', state: 'soon', reserveFrom: NOW + HOUR });
    const chosen = release({
      id: '2',
      title: '乙',
      state: 'paying',
      mine: entry({ status: 'chosen', orderId: '900', payBefore: NOW + HOUR }),
    });
    const over = release({ id: '3', title: '丙', state: 'ended', mine: entry({ status: 'missed' }) });
    await open([soon, chosen, over], { 'wechat.remind': { ...REMIND, on: true } });
    see('限量 2 份', '已预约 26 人', '已中签', '未中签', '距开放预约');
    await press('甲提醒我');
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({ kind: 'release', targetId: '1', on: 'true' });
    expect(bench.view.byRole('button', '甲取消提醒')).toBeTruthy();
    await press('乙去付款');
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=order&orderId=900');
    expect(bench.view.allByRole('button', /^丙/)).toHaveLength(1);
    await press('甲看规则');
    expect(bench.lastUrl()).toBe('/member/pages/appointment_rank?id=1');
  });

  it('is empty with a way on', async () => {
    await open([], {}, { tab: 'mine' });
    see('还没有预约过');
    await press('看申购中');
    expect(sent(bench.set, 'special.release').at(-1)?.url).toContain('tab=open');
  });
});

describe('reserving', () => {
  it('opens what the address names, with points up to what one has', async () => {
    await open([release()], { 'special.releaseReserve': release({ reserved: 27, mine: entry() }) }, { id: '9802' });
    see('总分＝等级分＋先后分＋助力分。', '可用 500 积分');
    await press('1000', 'radio');
    see('积分不够，选少一些');
    await press('300', 'radio');
    await press('预约并助力 300 积分');
    expect(fields(sent(bench.set, 'special.releaseReserve')[0])).toMatchObject({ boostPoints: '300' });
    expect(bench.toast()).toBe('预约成功');
    see('预估第 2 位', '1094 分');
  });

  it('asks for an identity first, below the rules, and no more once it is there', async () => {
    let identity: 'none' | 'basic' = 'none';
    await open([release()], { 'member.my': () => ({ ...MEMBER, identity, points: 500 }) });
    await press('白毫银针 · 太姥山头采预约');
    see('总分＝等级分＋先后分＋助力分。');
    await press('去实名认证');
    expect(bench.lastUrl()).toBe('/member/pages/withdraw/identifier?next=appointment');
    identity = 'basic';
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(0);
    expect(bench.view.byRole('button', '确认预约')).toBeTruthy();
    expect(bench.view.hasText('去实名认证')).toBe(false);
  });

  it('tells in the server’s words why it did not go', async () => {
    await open([release()], { 'special.releaseReserve': new Refusal(422, '预约已结束') });
    await press('白毫银针 · 太姥山头采预约');
    await press('确认预约');
    expect(bench.toast()).toBe('预约已结束');
  });
});

describe('the ranking', () => {
  const rank = (part: Partial<DataOf<'special.releaseRank'>> = {}): DataOf<'special.releaseRank'> => ({
    release: release({ mine: entry() }),
    mine: entry(),
    list: pageOf([
      entry({
        rank: 1,
        no: 3,
        mine: false,
        user: { name: '许**', avatar: '/images/avatar/3.webp', levelName: '茗友' },
      }),
      entry(),
      entry({ rank: 3, no: 1, mine: false }),
      entry({ rank: 4, no: 9, mine: false }),
    ]),
    draw: { seedHash: 'aa'.repeat(32) },
    serverTime: NOW,
    ...part,
  });
  async function show(data: DataOf<'special.releaseRank'> | Refusal, params: Record<string, string> = { id: '9802' }) {
    bench.login();
    answer(bench.set, { 'member.my': MEMBER, 'special.releaseRank': data });
    await bench.open('/member/pages/appointment_rank', AppointmentRankPage, params);
  }

  it('stands with the line, oneself marked, the seed still secret', async () => {
    await show(rank());
    see('入围线 · 前 3 名', '许**', '我', '预估第 2 位', '公布时公开', '规则', '总分＝等级分＋先后分＋助力分。');
    expect(bench.view.byRole('button', '加助力')).toBeTruthy();
  });

  it('is read anew by a press', async () => {
    await show(rank());
    const before = sent(bench.set, 'special.releaseRank').length;
    await press('刷新排名');
    expect(sent(bench.set, 'special.releaseRank').length).toBeGreaterThan(before);
    expect(bench.toast()).toBe('排名已更新');
  });

  it('begins where the member stands, and goes to the top', async () => {
    const far = entry({ rank: 45 });
    await show(rank({ release: release({ mine: far, reserved: 60 }), mine: far }));
    expect(sent(bench.set, 'special.releaseRank').at(-1)?.url).toContain('page=3');
    await press(/看榜首/, 'link');
    expect(sent(bench.set, 'special.releaseRank').at(-1)?.url).toContain('page=1');
  });

  it('after the draw says how it is checked, every value to copy', async () => {
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    const draw = { seedHash: 'aa', seed: 'bb', listHash: 'cc', list: '3,1200,17\n7,1094,18' };
    const mine = entry({ status: 'chosen', rank: 1, lot: 'f00dcafe99', orderId: '900', payBefore: NOW + HOUR });
    await show(rank({ release: release({ state: 'paying', mine }), mine, draw, list: pageOf([mine]) }));
    see('2 行', '7 号 · 签 f00dcafe', '已付款 0 / 2');
    await press(/^入围名单/);
    expect(copy).toHaveBeenCalledWith(draw.list);
    await press('去付款');
    expect(bench.lastUrl()).toContain('orderId=900');
  });

  it('an unknown release is not there any more', async () => {
    await show(new Refusal(404, '内容不存在或已下架'), { id: 'x' });
    see('内容不存在或已下架');
  });
});
