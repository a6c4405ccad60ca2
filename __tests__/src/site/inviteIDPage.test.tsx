/** /site/pages/inviteID: who is found, what is asked before it is settled, and what whoever has settled it sees. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { Member } from '@/contract';
import { platform } from '@/core/platform';
import Invite from '@/site/pages/inviteID';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER } from '../contract/fixtures';

const bench = pageBench();
const FRIEND = { id: '9', no: 'YJ260915002609', nickname: '许**', avatar: '', levelName: '茗友' };
const found = (relation: 'none' | 'direct' | 'inviter' = 'none') => ({ user: FRIEND, maskedName: '许**', relation });

const open = async (part: Partial<Member> = {}, answers: Answers = {}, params: Record<string, string> = {}) => {
  const member = { ...MEMBER, inviter: undefined, ...part };
  answer(bench.set, {
    'member.my': member,
    'credits.to': found(),
    'memberV4.bind': { inviter: FRIEND },
    ...answers,
  });
  bench.login(member);
  await bench.open('/site/pages/inviteID', Invite, params);
};
/** Not a double tap: buttons refuse those for 1.5 s. */
const press = async (name: string, role: 'button' | 'link' = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(300);
};
const number = () => (bench.view.byLabel('邀请人会员号') as HTMLInputElement).value;
const GIFT = {
  title: '新人礼',
  image: '',
  items: [
    { key: 'coupons', label: '3 张券', value: '共 ¥60' },
    { key: 'points', label: '200 积分', value: '' },
  ],
  canClaim: true,
};
const type = (text: string) => bench.view.input(bench.view.byLabel('邀请人会员号'), text);

it('finds the person, asks once more, and goes on to the gift', async () => {
  await open();
  await press('查找');
  expect(bench.view.hasText('填邀请人的会员号')).toBe(true);
  await type('YJ260915002609');
  await press('查找');
  expect(bench.view.hasText('许**')).toBe(true);
  await press('绑定');
  expect(sent(bench.set, 'memberV4.bind')).toEqual([]);
  const question = bench.view.byRole('alertdialog', /邀请了你/);
  expect(question.textContent).toContain('只能绑定一次');
  bench.set.clock.advance(1600);
  await bench.view.tap(
    [...question.querySelectorAll<HTMLElement>('[role=button]')].find((one) => one.textContent === '绑定')!,
  );
  await pass(0);
  expect(fields(sent(bench.set, 'memberV4.bind')[0])).toMatchObject({ inviteNo: 'YJ260915002609' });
  expect(bench.toast()).toBe('已绑定邀请人');
  bench.set.clock.advance(1500);
  await pass(0);
  expect(bench.lastUrl()).toBe('/tea/pages/newGift');
});

it.each([
  ['of the address', { share_id: 'S17' }],
  ['that was remembered', {}],
  ['with a member number', { no: FRIEND.no }],
])('a link %s says who invites and to what, and settles nothing by itself', async (_name, params) => {
  bench.set.core.root.attribution.launch({ share_id: 'S17' });
  await open({}, { 'memberV4.sharer': { user: FRIEND }, 'tea.gift': GIFT }, params as Record<string, string>);
  expect(sent(bench.set, 'memberV4.sharer')[0]?.url).toMatch(/share_id=S17|inviteNo=YJ260915002609/);
  for (const text of ['许** 请你喝茶', '新人礼', '3 张券', '共 ¥60', '200 积分'])
    expect([text, bench.view.hasText(text)]).toEqual([text, true]);
  // No form is in the way; the number is there for who wants to name somebody else.
  expect(bench.view.container.querySelectorAll('input')).toHaveLength(0);
  expect(sent(bench.set, 'memberV4.bind')).toEqual([]);
  await press('绑定');
  expect(bench.view.byRole('alertdialog', /许\*\*邀请了你/)).toBeTruthy();
});

it('somebody else can be named instead of who sent the link', async () => {
  await open(
    {},
    { 'memberV4.sharer': { user: FRIEND }, 'tea.gift': { ...GIFT, canClaim: false } },
    { share_id: 'S17' },
  );
  expect(bench.view.hasText('新人礼')).toBe(false);
  await press('更换', 'link');
  expect(number()).toBe(FRIEND.no);
  await type('YJ260915002610');
  await press('查找');
  expect(sent(bench.set, 'credits.to')[0]?.url).toContain('YJ260915002610');
});

it('a link that names nobody leaves the number to be typed', async () => {
  await open({}, { 'memberV4.sharer': {} }, { share_id: 'S18' });
  expect(number()).toBe('');
});

it.each([
  ['a poster', 'https://shop.example/h5/pages/tea/index?share_id=S19'],
  ['a poster of the mini-program', 'pages/tea/index?scene=s%3DS19'],
])('the code of %s that is scanned fills the number of whoever shared it', async (_name, code) => {
  await open({}, { 'memberV4.sharer': { user: FRIEND } });
  jest.spyOn(platform.scan, 'scan').mockResolvedValue(code);
  await press('扫邀请码', 'link');
  expect(sent(bench.set, 'memberV4.sharer')[0]?.url).toContain('share_id=S19');
  expect(number()).toBe(FRIEND.no);
});

it.each([
  ['a link that names it', `https://shop.example/h5/?inviteNo=${FRIEND.no}`],
  ['the number itself', ` ${FRIEND.no}`],
])('%s may be scanned', async (_name, code) => {
  await open();
  jest.spyOn(platform.scan, 'scan').mockResolvedValue(code);
  await press('扫邀请码', 'link');
  expect(number()).toBe(FRIEND.no);
});

it('another number is another person', async () => {
  await open({}, {}, { no: 'YJ260915002609' });
  await press('查找');
  expect(bench.view.hasText('许**')).toBe(true);
  await type('YJ260915002610');
  expect(bench.view.hasText('许**')).toBe(false);
});

it.each([
  ['the own number', {}, MEMBER.no, '不能邀请自己'],
  ['somebody whom one brought', { 'credits.to': found('direct') }, 'YJ260915002609', '不能绑定下级为邀请人'],
  ['a number that nobody has', { 'credits.to': new Refusal(422, '未找到该会员') }, 'YJ999999', '未找到该会员'],
])('%s is refused under the field', async (_name, answers, no, sentence) => {
  await open({}, answers as Answers, { no });
  await press('查找');
  expect(bench.view.byRole('alert').textContent).toContain(sentence);
  expect(bench.view.byLabel('邀请人会员号').getAttribute('aria-invalid')).toBe('true');
});

it('whoever has an inviter sees who it is, and nothing to change', async () => {
  await open({ inviter: FRIEND });
  expect(bench.view.hasText('你的邀请人')).toBe(true);
  expect(bench.view.hasText('许**')).toBe(true);
  expect(bench.view.hasText('查找')).toBe(false);
});
