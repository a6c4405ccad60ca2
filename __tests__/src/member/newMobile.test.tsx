/** 更换手机号 in 设置: two ways to prove the owner, what is sent, and where a refusal is told. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { Member } from '@/contract';
import Setting from '@/member/pages/setting';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { MEMBER as BRIEF, site } from '../contract/fixtures';

const bench = pageBench();
const { type } = bench;
const MEMBER: Member = { ...BRIEF, mobile: '138****0001' };
const NEW = '13712340001';
const CHANGED: Member = { ...MEMBER, mobile: '137****0001' };
/** How member.save answers. */
let saved: Member | Refusal;

beforeEach(() => {
  saved = CHANGED;
  answer(bench.set, {
    'site.smsCode': { ttl: 300 },
    'site.config': site(),
    'carrierSms.verify': { verifyToken: 'proof-of-the-old-number' },
    'member.save': () => saved,
    'member.my': MEMBER,
  });
});

const open = async (part: Partial<Member> = {}) => {
  bench.login({ ...MEMBER, ...part });
  await bench.open('/member/pages/setting', Setting);
  await bench.view.tap(bench.view.byRole('button', /手机号/));
  await pass(300);
};
const saves = () => sent(bench.set, 'member.save').map(fields);
/** Not a double tap: the buttons refuse those for 1.5 s. */
const press = async (name: string) => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(0);
};

it('asks for the code of the old number before the new one, and sends the token it was exchanged for', async () => {
  await open();
  await press('获取验证码');
  expect(sent(bench.set, 'site.smsCode').map(fields)).toEqual([
    expect.objectContaining({ mobile: '138****0001', scene: 'bind' }),
  ]);
  await type('验证码', '88');
  await press('下一步');
  expect(bench.view.hasText('还差 4 位')).toBe(true);
  await type('验证码', '888888');
  await press('下一步');
  await type('新手机号', '1371234');
  await press('获取验证码');
  expect(sent(bench.set, 'site.smsCode')).toHaveLength(1);
  await type('新手机号', NEW);
  await press('获取验证码');
  await type('验证码', '888888');
  await press('换成这个手机号');
  expect(saves()).toHaveLength(1);
  expect(saves()[0]).toEqual({
    mobile: NEW,
    code: '888888',
    oldCode: 'proof-of-the-old-number',
    requestId: expect.any(String) as string,
  });
  expect(bench.toast()).toBe('手机号已换成 137****0001');
  expect(bench.set.core.root.session.member?.mobile).toBe('137****0001');
  await pass(400);
  expect(bench.view.hasText('验证身份')).toBe(false);
});

it('takes the login password instead; a wrong one is told beside it, with the new number still there', async () => {
  await open();
  await bench.view.tap(bench.view.byRole('button', '登录密码'));
  await press('下一步');
  expect(bench.view.hasText('请填登录密码')).toBe(true);
  await type('登录密码', 'Wrong2026');
  await press('下一步');
  await type('新手机号', NEW);
  await type('验证码', '888888');
  saved = new Refusal(422, '再想想', undefined, { field: 'password' });
  await press('换成这个手机号');
  expect(bench.view.hasText('再想想')).toBe(true);
  saved = CHANGED;
  await type('登录密码', 'Yejian2026');
  await press('下一步');
  await press('换成这个手机号');
  expect(saves().at(-1)).toMatchObject({ mobile: NEW, code: '888888', password: 'Yejian2026' });
  expect(bench.toast()).toBe('手机号已换成 137****0001');
});

it('names a number that is taken under the number, a wrong code under the code', async () => {
  await open();
  await type('验证码', '888888');
  await press('下一步');
  await type('新手机号', NEW);
  await type('验证码', '888888');
  const under = (label: string) => {
    const hint = bench.view.byLabel(label).getAttribute('aria-describedby');
    return hint && document.getElementById(hint)?.textContent;
  };
  saved = new Refusal(422, '换一个', undefined, { field: 'mobile' });
  await press('换成这个手机号');
  expect(under('新手机号')).toBe('换一个');
  saved = new Refusal(422, '再看看', undefined, { field: 'code' });
  await press('换成这个手机号');
  expect(under('验证码')).toBe('再看看');
  saved = new Refusal(422, '从头再来', undefined, { field: 'oldCode' });
  await press('换成这个手机号');
  expect(bench.view.hasText('验证身份')).toBe(true);
  expect(under('验证码')).toBe('从头再来');
});

it('offers only the old number to an account without a password', async () => {
  await open({ hasPassword: false });
  expect(bench.view.hasText('原手机号已停用，请联系客服')).toBe(true);
  expect(() => bench.view.byRole('button', '原手机号验证码')).toThrow();
});
