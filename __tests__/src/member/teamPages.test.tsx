/** The team before and after joining, its lists, its rankings, and adding somebody by the own mobile. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, RankRow, TeamMember, TeamStat } from '@/contract';
import AddMemberPage from '@/member/pages/subordinate/index';
import ContributionPage from '@/member/pages/team/credit';
import TeamPage from '@/member/pages/team/index';
import TeamListPage from '@/member/pages/team/list';
import { gapText, shareText, valueText } from '@/member/team/rankLabels';
import { joinedText, seenText, stepsText, stepsTo, taskOf } from '@/member/team/labels';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { MEMBER, NOW, pageOf, user } from '../contract/fixtures';

const bench = pageBench();
const { type } = bench;
const DAY = 86_400_000;
const PROMOTER = { teamLevel: 2, roles: [...MEMBER.roles, 'team'] };
const stat = (part: Partial<TeamStat> = {}): TeamStat => ({
  level: 2,
  levelName: '团长',
  direct: 14,
  indirect: 9,
  newThisMonth: 3,
  active: 17,
  monthAmount: 1_286_000,
  monthOrders: 41,
  inviter: user({ id: '11', nickname: '顾渚' }),
  trend: [{ key: '2023-11', label: '11月', value: '1286000' }],
  tasks: [
    { key: 'invite', label: '邀请 3 位茶友', value: '3/3' },
    { key: 'orders', label: '团队收货 10 单', value: '4/10' },
  ],
  ...part,
});
const GRADES: DataOf<'member.teamLevel'> = {
  levels: [
    { level: 1, name: '推广员', needDirect: 0, needAmount: 0, rateBp: 800, rights: ['直推 8%', '间推 3%'] },
    { level: 2, name: '团长', needDirect: 10, needAmount: 500_000, rateBp: 900, rights: ['直推 9%', '间推 3%'] },
    { level: 3, name: '合伙人', needDirect: 30, needAmount: 3_000_000, rateBp: 1000, rights: ['直推 10%', '间推 3%'] },
  ],
  current: 2,
  progress: 1_286_000,
  need: 3_000_000,
  indirectBp: 300,
  settleDays: 9,
};
const member = (part: Partial<TeamMember> = {}): TeamMember => ({
  user: user({ id: '21', nickname: '许清和' }),
  depth: 1,
  mobile: '138****0003',
  joinedAt: NOW - 60 * DAY,
  orders: 9,
  amount: 386_400,
  points: 3864,
  lastActiveAt: NOW,
  remark: '只喝岩茶',
  ...part,
});
const place = (id: string, rank: number, value: number, delta = 0): RankRow => ({
  rank,
  user: user({ id, nickname: `茶友${id}` }),
  value,
  delta,
});
const queryOf = (asked: Asked | undefined) => Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams);
const press = async (name: string | RegExp, role: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(300);
};
const base = (more: Answers = {}): Answers => ({
  'member.my': { ...MEMBER, ...PROMOTER },
  'member.team': stat(),
  'member.teamLevel': GRADES,
  'member.teamList': pageOf([member()]),
  'special.directMembers': pageOf([member({ addedAt: NOW - DAY })]),
  'memberV4.qrcode': { code: 'YJ88810010', url: 'https://shop.test/h5/site/pages/register?inviteNo=YJ88810010' },
  ...more,
});

describe('words', () => {
  it('says when somebody was last seen, and pales who was away for thirty days', () => {
    expect(seenText(NOW, NOW)).toEqual({ text: '今天活跃', idle: false });
    expect(seenText(NOW - DAY, NOW)).toEqual({ text: '昨天活跃', idle: false });
    expect(seenText(NOW - 34 * DAY, NOW)).toEqual({ text: '34 天未来', idle: true });
    expect(joinedText({ joinedAt: NOW }, NOW)).toBe('11-15 加入');
    expect(joinedText({ joinedAt: NOW - 400 * DAY }, NOW)).toBe('2022-10-11 加入');
  });

  it('counts the steps to the next grade', () => {
    const steps = stepsTo(GRADES.levels[2]!, 14, 1_286_000);
    expect(steps.map(({ figure }) => figure)).toEqual(['14 / 30', '¥12,860 / 30,000']);
    expect(stepsText('合伙人', steps)).toBe('离合伙人还差两步');
    expect(stepsText('合伙人', stepsTo(GRADES.levels[2]!, 30, 1_286_000))).toBe('离合伙人还差一步');
    expect(taskOf(stat().tasks[0]!)).toEqual({ done: true, text: '已完成' });
    expect(taskOf(stat().tasks[1]!)).toEqual({ done: false, text: '4 / 10' });
  });

  it('says places and what is missing', () => {
    expect(valueText('income', 12_840)).toBe('¥128.40');
    expect(valueText('points', 1320)).toBe('1,320 积分');
    expect(shareText(1, 3)).toBe('占 33.3%');
    expect(gapText(place('1', 1, 10), 'points')).toBe('当前第一');
    expect(gapText(place('1', 3, 10, 20), 'points')).toBe('距上一名 20 积分');
    expect(gapText(place('1', 0, 0, 66), 'growth')).toBe('再得 66 成长值 上榜');
  });
});

describe('我的团队', () => {
  const open = async (more: Answers = {}, part = {}) => {
    bench.login(part);
    answer(bench.set, base(more));
    await bench.open('/member/pages/team/index', TeamPage);
    await pass(0);
  };

  it('shows grade, way to the next, figures, inviter, members, tasks and the code', async () => {
    await open();
    for (const text of [
      '团长',
      '离合伙人还差两步',
      '14 / 30',
      '近 30 天活跃',
      '顾渚',
      '本月 41 单　¥12,860',
      '许清和',
      '已完成',
      'YJ88810010',
    ])
      expect([text, bench.view.hasText(text)]).toEqual([text, true]);
    await press(/^团队贡献/, 'link');
    expect(bench.lastUrl()).toContain('/member/pages/team/credit');
    await press('间接 9', 'tab');
    expect(queryOf(sent(bench.set, 'member.teamList').at(-1))).toMatchObject({ depth: '2', sort: 'amount' });
  });

  it('at the top says so, and without members says how it begins', async () => {
    await open({ 'member.teamLevel': { ...GRADES, current: 3, need: 0 }, 'member.teamList': pageOf([]) });
    expect(bench.view.hasText('已是最高等级')).toBe(true);
    expect(bench.view.hasText('还没有直属成员，从邀请一位茶友开始')).toBe(true);
  });

  it('before joining shows what it is only; joins by the terms that were read', async () => {
    const version = { code: 'PROMOTER', title: '推广员协议', blocks: [], version: '1.6', updatedAt: NOW };
    await open({
      'member.team': stat({ level: 0, levelName: '' }),
      'member.teamLevel': { ...GRADES, current: 0 },
      'legacy.joinAgreements': [version],
      'member.teamJoin': stat({ level: 1, levelName: '推广员' }),
    });
    expect(bench.view.hasText('只算两级')).toBe(true);
    expect(bench.view.hasText('收货 9 天后入账')).toBe(true);
    expect(bench.view.hasText('邀请海报')).toBe(false);
    await press('申请成为推广员');
    expect(bench.toast()).toBe('请先阅读并同意推广员协议');
    await press('我已阅读并同意推广员协议', 'checkbox');
    await press('申请成为推广员');
    expect(fields(sent(bench.set, 'member.teamJoin')[0])).toMatchObject({ agreeVersion: '1.6' });
    expect(bench.toast()).toBe('你已是推广员');
  });

  it('fails as a whole with a way to ask again', async () => {
    await open({ 'member.team': new Refusal(500, '服务器内部错误') });
    expect(bench.view.hasText('重新加载')).toBe(true);
  });
});

describe('团队成员', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login(PROMOTER);
    answer(bench.set, base(more));
    await bench.open('/member/pages/team/list', TeamListPage, params);
    await pass(0);
  };

  it('lists a depth by its order, with the totals of the card, pale who was away', async () => {
    await open({
      'member.teamList': pageOf([
        member(),
        member({ user: user({ id: '22', nickname: '白术' }), lastActiveAt: NOW - 34 * DAY }),
      ]),
    });
    for (const text of ['许清和', '备注 只喝岩茶', '¥3,864', '9 单', '34 天未来'])
      expect(bench.view.hasText(text)).toBe(true);
    await press('消费额', 'radio');
    await press('间接 9', 'tab');
    expect(queryOf(sent(bench.set, 'member.teamList').at(-1))).toMatchObject({ depth: '2', sort: 'amount', page: '1' });
    expect(bench.view.hasText('只显示掩码姓名')).toBe(true);
  });

  it('gives coins to one of the own', async () => {
    await open();
    await press(/^许清和/);
    await press('送瓜瓜币');
    expect(bench.lastUrl()).toContain('/income/pages/melon_trans?toId=21');
  });

  it('gives none to those below', async () => {
    await open({ 'member.teamList': pageOf([member({ depth: 2, remark: '' })]) }, { depth: '2' });
    expect(bench.view.hasText('许清和')).toBe(true);
    expect(bench.view.hasText('送瓜瓜币')).toBe(false);
  });

  it('empty leads to the invitation', async () => {
    await open({ 'member.teamList': pageOf([]) });
    await press('去邀请');
    expect(bench.lastUrl()).toContain('/member/pages/team/index');
  });
});

describe('团队贡献', () => {
  const open = async (list: RankRow[], mine: RankRow, params: Record<string, string> = {}) => {
    bench.login(PROMOTER);
    answer(bench.set, { 'credits.rank': { list, mine } });
    await bench.open('/member/pages/team/credit', ContributionPage, params);
    await pass(0);
  };

  it('of the income: what the team brought, each one’s part, ties on one place', async () => {
    await open(
      [place('1', 1, 3000), place('2', 2, 2000, 1000), place('3', 2, 2000, 1000), place('4', 4, 1000, 1000)],
      place('10', 0, 8000),
    );
    for (const text of ['4 位直属成员带来', '¥80.00', '第 1 名', '第 2 名', '占 12.5%', '实时榜'])
      expect(bench.view.hasText(text)).toBe(true);
    await press('积分');
    expect(queryOf(sent(bench.set, 'credits.rank').at(-1))).toMatchObject({
      scope: 'team',
      unit: 'points',
      month: '2023-11',
    });
    await press('上个月');
    expect(queryOf(sent(bench.set, 'credits.rank').at(-1))).toMatchObject({ month: '2023-10' });
    expect(bench.view.hasText('实时榜')).toBe(false);
    await press('全部会员', 'tab');
    expect(queryOf(sent(bench.set, 'credits.rank').at(-1))).toMatchObject({ scope: 'all' });
  });

  it('two have no podium; none says when there will be some', async () => {
    await open([place('1', 1, 30), place('10', 2, 20, 10)], place('10', 2, 20, 10), { unit: 'points' });
    expect(bench.view.hasText('第 1 名')).toBe(false);
    expect(bench.view.hasText('我的名次 第 2 名')).toBe(true);
    expect(bench.view.hasText('距上一名 10 积分')).toBe(true);
    await open([], place('10', 0, 0));
    expect(bench.view.hasText('这个月还没有贡献')).toBe(true);
  });
});

describe('邀请成员', () => {
  const open = async (more: Answers = {}) => {
    bench.login(PROMOTER);
    answer(
      bench.set,
      base({ 'site.smsCode': { ttl: 300, hint: '888888' }, 'member.teamAddMember': member(), ...more }),
    );
    await bench.open('/member/pages/subordinate/index', AddMemberPage);
    await pass(0);
  };

  it('sends the code to that mobile and adds its owner', async () => {
    await open();
    expect(bench.view.hasText('验证码添加')).toBe(true);
    await press('添加');
    expect(sent(bench.set, 'member.teamAddMember')).toHaveLength(0);
    await type('对方手机号', '13900000001');
    await press('获取验证码');
    expect(fields(sent(bench.set, 'site.smsCode')[0])).toMatchObject({ mobile: '13900000001', scene: 'team' });
    await type('验证码', '888888');
    await type('备注', '茶会认识');
    await press('添加');
    const asked = fields(sent(bench.set, 'member.teamAddMember')[0]);
    expect(asked).toMatchObject({ mobile: '13900000001', code: '888888', remark: '茶会认识' });
    expect(asked).not.toHaveProperty('nickname');
    expect(bench.toast()).toBe('已添加许清和');
  });

  it.each<[field: string | undefined, label: string]>([
    ['mobile', '对方手机号'],
    ['code', '验证码'],
    ['nickname', '称呼'],
    [undefined, '对方手机号'],
  ])('a refusal stands under its field, whatever it says: %s', async (field, label) => {
    await open({ 'member.teamAddMember': new Refusal(422, '这样不行', undefined, { field }) });
    await type('对方手机号', '13900000001');
    await type('验证码', '888888');
    await press('添加');
    expect(bench.view.hasText('这样不行')).toBe(true);
    expect(bench.view.byLabel(label).getAttribute('aria-invalid')).toBe('true');
  });
});
